import { parseOptionValue, seed } from '@textbench/kit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { randomSeed } from './random-seed.ts';

afterEach(() => vi.restoreAllMocks());

describe('randomSeed', () => {
  it.each([
    [0, '0'],
    [0.5, '500000'],
    [1 - Number.EPSILON, '999999'],
  ])('is a number of up to six digits: drawn from %d it is %s', (drawn, value) => {
    vi.spyOn(Math, 'random').mockReturnValue(drawn);
    expect(randomSeed()).toBe(value);
    expect(parseOptionValue(seed(), value)).toEqual({ value });
  });
});
