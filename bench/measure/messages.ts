import type { Contestant } from '../contest.ts';
import type { Samples } from './samples.ts';

/** What the process that measures is asked. */
export interface Order {
  readonly tool: string;
  readonly task: string;
  readonly contestant: Exclude<Contestant, 'gnu'>;
  /** The texts, as files. */
  readonly files: readonly string[];
  /** Gives the output as well, for a comparison; a small text is measured so. */
  readonly withOutput?: boolean;
}

export interface Answer {
  readonly samples: Samples;
  readonly output?: string;
}

export interface Fault {
  readonly fault: string;
}
