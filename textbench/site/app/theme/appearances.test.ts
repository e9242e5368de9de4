import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paperColours, parseAppearance } from './appearances.ts';

describe('parseAppearance', () => {
  it('is the system where nothing valid is saved', () => {
    for (const saved of [null, '', 'Dark', 'auto']) expect(parseAppearance(saved)).toBe('system');
    for (const saved of ['system', 'light', 'dark'] as const)
      expect(parseAppearance(saved)).toBe(saved);
  });
});

it('the paper colours are those of the style sheet', () => {
  const css = readFileSync(new URL('./surfaces.css', import.meta.url), 'utf8');
  expect(css).toContain(`--paper: light-dark(${paperColours.light}, ${paperColours.dark});`);
});
