import type { BreakKind } from './breaks.ts';
import { BreakCount, breakKinds } from './breaks.ts';

/** How line ends of the result are written, and how many there are. */
export class BreakWriter {
  readonly found = new BreakCount();
  readonly #kind: BreakKind | 'same';
  #inserted = '\n';
  #insertedCount = 0;

  /** @param kind `same` keeps the line ends of the text, and adds such as its first one */
  constructor(kind: BreakKind | 'same') {
    this.#kind = kind;
    if (kind !== 'same') this.#inserted = breakKinds[kind].text;
  }

  /** Shows the first stretch of the text, before anything is written. */
  lookAt(start: string): void {
    if (this.#kind !== 'same') return;
    this.#inserted = /\r\n|[\n\r\u0085\u2028\u2029]/.exec(start)?.[0] ?? '\n';
  }

  /** A line end that was in the text. */
  keep(ending: string): string {
    return this.#kind === 'same' || ending === '' ? ending : this.#inserted;
  }

  /** A line end that was not. */
  insert(): string {
    this.#insertedCount++;
    return this.#inserted;
  }

  get insertedCount(): number {
    return this.#insertedCount;
  }
}
