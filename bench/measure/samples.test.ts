import { describe, expect, it } from 'vitest';
import { geometricMean, median } from './samples.ts';

describe('median', () => {
  it.each([
    [[5], 5],
    [[9, 1, 5], 5],
    [[4, 1, 2, 3], 2.5],
  ])('of %j is %d', (samples, middle) => {
    expect(median(samples)).toBe(middle);
  });

  it('of nothing is no number', () => {
    expect(median([])).toBeNaN();
  });

  it('leaves the samples in their order', () => {
    const samples = [3, 1, 2];
    median(samples);
    expect(samples).toEqual([3, 1, 2]);
  });
});

describe('geometricMean', () => {
  it('of twice and half as fast is as fast', () => {
    expect(geometricMean([2, 0.5])).toBeCloseTo(1);
  });

  it('of 10 and 1000 is 100', () => {
    expect(geometricMean([10, 1_000])).toBeCloseTo(100);
  });
});
