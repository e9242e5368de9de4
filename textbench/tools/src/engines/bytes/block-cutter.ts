import { blockLength, isHighSurrogate } from './blocks.ts';

/**
 * Cuts a text that comes in pieces into blocks of at most `blockLength` code units, so that what
 * belongs together is never divided between two of them.
 */
export class BlockCutter {
  readonly #waiting: (text: string) => number;
  #held = '';

  /** @param waiting how many code units (fewer than a hundred) at the end need what follows them */
  constructor(waiting: (text: string) => number) {
    this.#waiting = waiting;
  }

  push(piece: string, work: (block: string) => void): void {
    const text = this.#held + piece;
    let start = 0;
    while (start < text.length) {
      let end = Math.min(start + blockLength, text.length);
      if (end < text.length && isHighSurrogate(text.charCodeAt(end - 1))) end--;
      const waiting = this.#waiting(text.slice(start, end));
      if (end - waiting === start) break;
      work(text.slice(start, end - waiting));
      start = end - waiting;
    }
    this.#held = text.slice(start);
  }

  /** What waited for more at the end of the text. */
  end(): string {
    const rest = this.#held;
    this.#held = '';
    return rest;
  }
}
