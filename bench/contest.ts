import type { InputValue } from '@textbench/kit';

/** One job that a tool and its rivals do on the same bytes. */
export interface Contest {
  /** Slug of the tool. */
  readonly tool: string;
  /** What is done, unique within the tool: `to hex`. */
  readonly task: string;
  /** Line work (sort, unique, number, fold) has a figure of its own against GNU. */
  readonly lineWork?: boolean;
  /** The work is not linear, so that the figures for linear work do not apply. */
  readonly notLinear?: boolean;
  /** The largest text it is tried on, in bytes. */
  readonly largest?: number;
  /** The texts it is done on, made from mixed text; the mixed text itself where this is missing. */
  readonly texts?: (mixed: string) => readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** Inputs of the tool; one text called `text` where this is missing. */
  readonly inputs?: (texts: readonly string[]) => Readonly<Record<string, InputValue>>;
  readonly cyberChef?: CyberChefRival;
  readonly gnu?: CommandRival;
  readonly plain?: PlainRival;
}

interface Rival {
  /** Where its output is not ours to the byte: how it differs, for the reader of the table. */
  readonly differs?: string;
}

/** An operation of the CyberChef package, called through its interface for Node.js. */
export interface CyberChefRival extends Rival {
  /** As the package exports it: `toHex`. */
  readonly operation: string;
  readonly args?: Readonly<Record<string, unknown>> | readonly unknown[];
  /** Its one input, where that is not the first text. */
  readonly input?: (texts: readonly string[]) => string;
}

/** A command line of a POSIX shell; `$1`, `$2` are the texts as files, standard input is the first. */
export interface CommandRival extends Rival {
  readonly line: string;
}

/** The plainest way JavaScript has. */
export interface PlainRival extends Rival {
  readonly what: string;
  run(texts: readonly string[]): string | number;
}

export const contestants = ['textbench', 'cyberChef', 'gnu', 'plain'] as const;
export type Contestant = (typeof contestants)[number];
