import { describe, expect, it } from 'vitest';
import { colorOf } from './color.ts';

describe('colorOf', () => {
  it.each([
    ['#fff', [255, 255, 255, 1]],
    ['#FB2C36', [251, 44, 54, 1]],
    ['#0008', [0, 0, 0, 0.533]],
    ['rgb(239, 68, 68)', [239, 68, 68, 1]],
    ['rgb(239 68 68 / 50%)', [239, 68, 68, 0.5]],
    ['rgba(0,0,0,0.5)', [0, 0, 0, 0.5]],
    // CSS Color 4, section 7: hsl(120deg 100% 25%) is #008000.
    ['hsl(120deg 100% 25%)', [0, 128, 0, 1]],
    ['hsl(0, 0%, 100%)', [255, 255, 255, 1]],
    // CSS Color 4, section 9.4, its example: oklch(51.975% 0.17686 142.495) is green, #008000.
    ['oklch(51.975% 0.17686 142.495)', [0, 128, 0, 1]],
    // Tailwind's documentation gives red-500, oklch(63.7% 0.237 25.331), as #fb2c36.
    ['oklch(63.7% 0.237 25.331)', [251, 44, 54, 1]],
    ['transparent', [0, 0, 0, 0]],
  ])('%s', (value, color) => {
    expect(colorOf(value)).toEqual(color);
  });

  it.each(['red', 'var(--a)', 'rgb(1, 2)', 'rgb(a, b, c)', '#12345', 'currentColor', ''])(
    '%j is none it knows',
    (value) => {
      expect(colorOf(value)).toBeUndefined();
    },
  );
});
