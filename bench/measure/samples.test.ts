import { describe, expect, it } from 'vitest';
import { geometricMean, median, sample, usualPatience } from './samples.ts';

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

describe('sample', () => {
  /** A job whose runs take the times given, the last one over and over. */
  function job(...times: number[]) {
    let runs = 0;
    return {
      once: async () => times[Math.min(runs++, times.length - 1)] ?? 0,
      runs: () => runs,
    };
  }

  it('leaves out the runs that warmed up', async () => {
    const { once } = job(500, 400, 10);
    expect(await sample(once)).not.toContain(400);
  });

  it('repeats a quick job as often as is allowed', async () => {
    const { once } = job(1);
    expect(await sample(once)).toHaveLength(usualPatience.mostRuns);
  });

  it('repeats a long job the least number of times', async () => {
    const { once } = job(5_000);
    expect(await sample(once)).toHaveLength(usualPatience.leastRuns);
  });

  it('takes the first run of a slow job for all', async () => {
    const { once, runs } = job(60_000);
    expect(await sample(once)).toEqual([60_000]);
    expect(runs()).toBe(1);
  });
});
