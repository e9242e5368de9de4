import type { InputDeclarations, InputValues } from './inputs.ts';
import type { OptionDeclarations, OptionValues } from './options/index.ts';
import type { PartKind } from './result/parts.ts';
import type { Result } from './result/result.ts';
import type { SummaryStream, TextStream } from './stream.ts';

/** What a run is given beside inputs and options, so that a tool itself stays pure. */
export interface RunContext {
  /** Tells how much is done, 0 to 1. Cheap: call it as often as is natural. */
  progress(done: number): void;
  /** Bytes that nobody can predict; for secrets only, everything else draws from a seed. */
  secureRandom(count: number): Uint8Array;
}

/** An example: shown on the page, loaded with one click, and run as a test. */
export interface Example<
  I extends InputDeclarations = InputDeclarations,
  O extends OptionDeclarations = OptionDeclarations,
> {
  readonly title: string;
  readonly inputs: InputValues<I>;
  readonly options?: Partial<OptionValues<O>>;
  /** The main part in its plain form; a pattern where the output is not fixed. */
  readonly output: string | RegExp;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The words of a tool's page. Plain text; `code` in backticks. */
export interface PageText {
  /** What it does, in two sentences or a little more. */
  readonly what: string;
  /** How to use it: three steps. */
  readonly how: readonly string[];
  /** Questions people really ask about it. */
  readonly questions: readonly Question[];
}

/** Which tool undoes this one, and with which options. */
export interface Inverse {
  /** Slug of the tool that undoes this one; it may be the tool itself. */
  readonly slug: string;
  /** Options of this tool under which the round trip holds; the defaults where none are given. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** Options of the undoing tool. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** `unicode`: any text without lone surrogates comes back. A pattern: any text that matches. */
  readonly over: 'unicode' | RegExp;
}

export interface ToolDefinition<
  I extends InputDeclarations = InputDeclarations,
  O extends OptionDeclarations = OptionDeclarations,
> {
  /** Title case as the site writes it: `Remove Duplicates`. */
  readonly title: string;
  /** One sentence, at most 160 characters. */
  readonly description: string;
  /** Name of a Lucide icon. */
  readonly icon: string;
  /** Words people search for that title and description do not have. */
  readonly keywords: readonly string[];
  readonly inputs: I;
  readonly options: O;
  /** Kind of the main part of the result. */
  readonly result: PartKind;
  readonly examples: readonly [Example<I, O>, ...Example<I, O>[]];
  readonly page: PageText;
  /** Slugs of tools for a neighbouring need, nearest first; those that do not exist yet are left out. */
  readonly related: readonly string[];
  /** The work itself: a pure function. */
  run(
    inputs: InputValues<I>,
    options: OptionValues<O>,
    context: RunContext,
  ): Result | Promise<Result>;
  /** For tools whose output follows their one text piece by piece. */
  textStream?(options: OptionValues<O>): TextStream;
  /** For tools that read their one text in pieces and give a result at the end. */
  summaryStream?(options: OptionValues<O>): SummaryStream;
  readonly inverse?: Inverse;
  /** Runs a pattern that the person wrote, so every run stands under a time limit. */
  readonly runsPersonsPattern?: boolean;
  /** Why a run does not start with every key: the work is not linear, say. Then a button starts it. */
  readonly startsOnButton?: string;
}

/** A tool of any inputs and options, as pages, workers and the command handle it. */
export type Tool = ToolDefinition;

/**
 * States all there is to know of one tool. Family and slug come from the path of its file:
 * `tools/src/<family>/<slug>.ts` exports it as `tool`.
 */
export function defineTool<const I extends InputDeclarations, const O extends OptionDeclarations>(
  definition: ToolDefinition<I, O>,
): ToolDefinition<I, O> {
  return definition;
}

/** Time a person's pattern may take on a text of this length (UTF-16 code units), in milliseconds. */
export function patternTimeLimit(length: number): number {
  return 1_000 + Math.ceil(length / 1_000_000) * 1_000;
}
