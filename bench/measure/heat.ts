import type { Contest, Contestant } from '../contest.ts';
import type { BenchOrder } from '../order.ts';
import { gnuSamples } from '../runners/gnu.ts';
import type { Arena } from './arena-door.ts';
import { median, type Samples, usualPatience } from './samples.ts';

export interface Time {
  /** Milliseconds; the median. */
  readonly median: number;
  readonly samples: Samples;
}

/** `slow` was given up at the limit. */
export type Outcome = Time | 'slow';

/** A contest on a text of one size. */
export interface Heat {
  readonly tool: string;
  readonly task: string;
  readonly size: string;
  readonly outcomes: Readonly<Partial<Record<Contestant, Outcome>>>;
}

/**
 * Measures all contestants one after the other on the same files.
 *
 * @param hopeless those that were given up on a smaller text
 */
export async function runHeat(
  contest: Contest,
  size: string,
  files: readonly string[],
  arena: Arena,
  { limit }: BenchOrder,
  hopeless: readonly Contestant[],
): Promise<Heat> {
  const outcomes: Partial<Record<Contestant, Outcome>> = {};
  for (const contestant of contestantsOf(contest)) {
    const samples = hopeless.includes(contestant)
      ? undefined
      : contestant === 'gnu'
        ? await gnuSamples(contest, files)
        : await inArena(contest, contestant, files, arena, limit);
    outcomes[contestant] = samples ? { median: median(samples), samples } : 'slow';
  }
  return { tool: contest.tool, task: contest.task, size, outcomes };
}

export function contestantsOf(contest: Contest): Contestant[] {
  const rivals = (['plain', 'gnu', 'cyberChef'] as const).filter((rival) => contest[rival]);
  return ['textbench', ...rivals];
}

async function inArena(
  { tool, task }: Contest,
  contestant: Exclude<Contestant, 'gnu'>,
  files: readonly string[],
  arena: Arena,
  limit: number,
): Promise<Samples | undefined> {
  const { slowMs, warmUps, leastRuns } = usualPatience;
  const withinMs = Math.max(limit * 1_000, slowMs * (warmUps + leastRuns));
  return (await arena.order({ tool, task, contestant, files }, withinMs))?.samples;
}
