import type { Result } from './result/result.ts';

/**
 * Works on a text that comes in pieces. A piece never ends between the two halves of a surrogate
 * pair, but it may end anywhere else: inside a word, a grapheme, or between CR and LF.
 */
export interface TextStream {
  /** Takes the next piece and gives the output that is certain by now. */
  push(piece: string): string;
  /** Takes the end of the input and gives the rest of the output. */
  end(): string;
  /** Facts known after the end: `3 lines removed`. */
  facts?(): readonly string[];
}

/** Takes a text in pieces, remembers only what it must, and gives its result at the end. */
export interface SummaryStream {
  push(piece: string): void;
  end(): Result;
}

/** Runs a stream over a text at once. */
export function streamWhole(stream: TextStream, whole: string): string {
  return stream.push(whole) + stream.end();
}
