import type { BreakWriter } from './break-writer.ts';

/**
 * Text that is broken at asked places. A break is only written between two texts: neither at the
 * end of a line or of the text, nor where a line has not begun.
 */
export class BreakingText {
  readonly #breaks: BreakWriter;
  readonly #trims: boolean;
  #isAsked = false;
  #hasText = false;
  /** Spaces that go if a break comes, and stay if none does. */
  #spaces = '';

  /** @param trims takes the spaces around a break away */
  constructor(breaks: BreakWriter, trims: boolean) {
    this.#breaks = breaks;
    this.#trims = trims;
  }

  /** Asks for a break before the next text. */
  askBreak(): void {
    this.#isAsked = this.#hasText;
  }

  add(text: string): string {
    const given = this.#isAsked && this.#trims ? text.trimStart() : text;
    if (given === '') {
      this.#spaces += text;
      return '';
    }
    const before = this.#isAsked ? this.#breaks.insert() : this.#spaces;
    const kept = this.#trims ? given.trimEnd() : given;
    this.#spaces = given.slice(kept.length);
    this.#hasText ||= kept !== '';
    this.#isAsked = false;
    return before + kept;
  }

  endLine(ending: string): string {
    const rest = this.#spaces;
    if (ending === '') return '';
    this.#spaces = '';
    this.#isAsked = false;
    this.#hasText = false;
    return rest + this.#breaks.keep(ending);
  }

  end(): string {
    return this.#spaces;
  }
}
