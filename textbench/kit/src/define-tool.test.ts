import { describe, expect, it } from 'vitest';
import { patternTimeLimit } from './define-tool.ts';

describe('patternTimeLimit', () => {
  // A second, and one more for every million code units begun.
  it.each([
    [0, 1_000],
    [1, 2_000],
    [1_000_000, 2_000],
    [1_000_001, 3_000],
    [10_000_000, 11_000],
  ])('of %i code units is %i milliseconds', (length, limit) => {
    expect(patternTimeLimit(length)).toBe(limit);
  });
});
