import type { Contestant } from '../contest.ts';

/** The contestants that are written in JavaScript. */
export type Runner = Exclude<Contestant, 'gnu'>;

/** What a process that measures is told: first a job, then how often to do it. */
export type Order =
  | {
      readonly kind: 'prepare';
      readonly tool: string;
      readonly task: string;
      readonly runner: Runner;
      /** The texts, as files. */
      readonly files: readonly string[];
    }
  | { readonly kind: 'time' }
  | { readonly kind: 'output' };

export type Answer =
  | { readonly kind: 'prepared' }
  | { readonly kind: 'took'; readonly milliseconds: number }
  | { readonly kind: 'output'; readonly output: string }
  | { readonly kind: 'fault'; readonly message: string };
