import type { Samples } from './samples.ts';

/** Why there is no time: `slow` was given up, a fault is what the contestant threw. */
export type Failure = 'slow' | { readonly fault: string };

export interface Racer {
  /** Does the job once and gives the milliseconds it took; nothing when it was given up. */
  once(): Promise<number | undefined>;
}

export interface Patience {
  /** Runs to warm up, at least; more until `warmMs` are spent, but no more than `mostRuns`. */
  readonly warmUps: number;
  readonly warmMs: number;
  readonly leastRuns: number;
  readonly mostRuns: number;
  /** After so long no further run begins, once there are enough. */
  readonly enoughMs: number;
  /** A first run over this is taken as it is: there is no further one. */
  readonly slowMs: number;
}

export const usualPatience: Patience = {
  warmUps: 2,
  warmMs: 300,
  leastRuns: 3,
  mostRuns: 15,
  enoughMs: 2_000,
  slowMs: 8_000,
};

/**
 * Lets all do their job in turn, over and over, so that whatever else the machine does meets all of
 * them; each until there are enough samples of it. A job that is slow from the first run on is
 * neither warmed up nor repeated. Who is given up or throws does not run again.
 */
export async function race(
  racers: readonly Racer[],
  patience: Patience = usualPatience,
): Promise<(Samples | Failure)[]> {
  const runs = racers.map((racer) => new Run(racer, patience));
  while (runs.some(({ done }) => !done)) {
    for (const run of runs) if (!run.done) await run.step();
  }
  return runs.map(({ outcome }) => outcome);
}

class Run {
  readonly #racer: Racer;
  readonly #patience: Patience;
  readonly #samples: number[] = [];
  #steps = 0;
  #warm = false;
  #spent = 0;
  #failure: Failure | undefined;

  constructor(racer: Racer, patience: Patience) {
    this.#racer = racer;
    this.#patience = patience;
  }

  get outcome(): Samples | Failure {
    return this.#failure ?? this.#samples;
  }

  get done(): boolean {
    const { leastRuns, mostRuns, enoughMs, slowMs } = this.#patience;
    const { length, 0: first = 0 } = this.#samples;
    if (this.#failure || length >= mostRuns) return true;
    if (this.#steps === 1 && first > slowMs) return true;
    return length >= leastRuns && this.#spent >= enoughMs;
  }

  async step(): Promise<void> {
    const took = await this.#attempt();
    if (typeof took !== 'number') {
      this.#failure = took;
      return;
    }
    this.#steps++;
    if (this.#warmsUp(took)) return;
    this.#samples.push(took);
    this.#spent += took;
  }

  async #attempt(): Promise<number | Failure> {
    try {
      return (await this.#racer.once()) ?? 'slow';
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Whether the run just done, which took so long, was to warm up. */
  #warmsUp(took: number): boolean {
    const { warmUps, warmMs, mostRuns, slowMs } = this.#patience;
    if (this.#warm || (this.#steps === 1 && took > slowMs)) return false;
    this.#spent += took;
    this.#warm = this.#steps >= warmUps && (this.#spent >= warmMs || this.#steps >= mostRuns);
    if (this.#warm) this.#spent = 0;
    return true;
  }
}
