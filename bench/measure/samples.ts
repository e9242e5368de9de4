/** Times of a job that was repeated, in milliseconds, without those of warming up. */
export type Samples = readonly number[];

export function median(samples: Samples): number {
  const sorted = [...samples].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export function geometricMean(ratios: readonly number[]): number {
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}

export interface Patience {
  readonly warmUps: number;
  readonly leastRuns: number;
  readonly mostRuns: number;
  /** After so long no further run begins, once there are enough. */
  readonly enoughMs: number;
  /** A first run over this is taken as it is: there is no further one. */
  readonly slowMs: number;
}

export const usualPatience: Patience = {
  warmUps: 2,
  leastRuns: 3,
  mostRuns: 15,
  enoughMs: 2_000,
  slowMs: 8_000,
};

/**
 * Repeats a job, warmed up, until there are enough samples. A job that is slow from the first run
 * on is neither warmed up nor repeated.
 *
 * @param once does the job and gives the milliseconds it took
 */
export async function sample(
  once: () => Promise<number>,
  patience: Patience = usualPatience,
): Promise<Samples> {
  const first = await once();
  if (first > patience.slowMs) return [first];
  for (let warmUp = 1; warmUp < patience.warmUps; warmUp++) await once();
  const samples: number[] = [];
  let spent = 0;
  while (
    samples.length < patience.leastRuns ||
    (samples.length < patience.mostRuns && spent < patience.enoughMs)
  ) {
    const took = await once();
    samples.push(took);
    spent += took;
  }
  return samples;
}
