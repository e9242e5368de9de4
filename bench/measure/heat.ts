import type { Contest, Contestant } from '../contest.ts';
import { gnuRacer } from '../runners/gnu.ts';
import { Arena } from './arena-door.ts';
import { type Failure, type Racer, race } from './race.ts';
import { median, type Samples } from './samples.ts';

export interface Time {
  /** Milliseconds; the median. */
  readonly median: number;
  readonly samples: Samples;
}

export type Outcome = Time | Failure;

/** A contest on a text of one size. */
export interface Heat {
  readonly tool: string;
  readonly task: string;
  readonly size: string;
  readonly outcomes: Readonly<Partial<Record<Contestant, Outcome>>>;
}

/** The texts of a contest in one size. */
export interface Round {
  readonly size: string;
  /** Writes the texts and gives their files. */
  files(): readonly string[];
}

export function contestantsOf(contest: Contest): Contestant[] {
  const rivals = (['plain', 'gnu', 'cyberChef'] as const).filter((rival) => contest[rival]);
  return ['textbench', ...rivals];
}

/**
 * Measures a contest in all its sizes, each contestant in a process of its own. Who was given up or threw
 * is not tried on the larger texts that follow.
 *
 * @param limit seconds after which a run is given up
 */
export async function* runHeats(
  contest: Contest,
  rounds: readonly Round[],
  limit: number,
): AsyncGenerator<Heat> {
  const arenas = openArenas(contest, limit * 1_000);
  const slow = new Set<Contestant>();
  try {
    for (const { size, files } of rounds) {
      const paths = files();
      const names = contestantsOf(contest).filter((name) => !slow.has(name));
      const racers: Racer[] = [];
      for (const name of names) racers.push(await enter(contest, name, arenas, paths));
      const found = await race(racers);
      for (const name of names.filter((_, at) => !isTimed(found[at]))) slow.add(name);
      yield {
        tool: contest.tool,
        task: contest.task,
        size,
        outcomes: outcomes(names, found, slow),
      };
    }
  } finally {
    for (const arena of arenas.values()) arena.close();
  }
}

export function openArenas(contest: Contest, withinMs: number): Map<Contestant, Arena> {
  const arenas = new Map<Contestant, Arena>();
  for (const name of contestantsOf(contest)) {
    if (name !== 'gnu') arenas.set(name, new Arena(contest, name, withinMs));
  }
  return arenas;
}

async function enter(
  contest: Contest,
  name: Contestant,
  arenas: ReadonlyMap<Contestant, Arena>,
  files: readonly string[],
): Promise<Racer> {
  if (contest.gnu && name === 'gnu') return gnuRacer(contest.gnu, files);
  const arena = arenas.get(name);
  if (!arena) throw new Error(`${name} has no process.`);
  try {
    await arena.prepare(files);
    return arena;
  } catch (error) {
    return { once: () => Promise.reject(error) };
  }
}

function outcomes(
  names: readonly Contestant[],
  found: readonly (Samples | Failure)[],
  slow: ReadonlySet<Contestant>,
): Partial<Record<Contestant, Outcome>> {
  const all: Partial<Record<Contestant, Outcome>> = {};
  for (const name of slow) all[name] = 'slow';
  names.forEach((name, index) => {
    const samples = found[index];
    if (isTimed(samples)) all[name] = { median: median(samples), samples };
    else if (samples) all[name] = samples;
  });
  return all;
}

function isTimed(samples: Samples | Failure | undefined): samples is Samples {
  return Array.isArray(samples);
}
