import { graphemes, wordSpans } from '@textbench/language';
import type { ItemNumbers } from './number-items.ts';
import type { Comparable } from './rules.ts';

/** The smallest stretches that are compared, in order. Offsets are UTF-16 code units of the whole text. */
export interface Tokens {
  readonly starts: number[];
  readonly ends: number[];
  /** Equal tokens have equal numbers. */
  readonly ids: number[];
}

export type TokenSize = 'word' | 'character';

/**
 * Reads the tokens of stretches of text. White space is never a token of the size `word`: it is looked
 * at between tokens, so that it cannot be shared at the expense of words. What the rules leave nothing
 * of is no token either.
 */
export class TokenReader {
  readonly tokens: Tokens = { starts: [], ends: [], ids: [] };
  private readonly size: TokenSize;
  private readonly key: Comparable;
  private readonly numbers: ItemNumbers;

  constructor(size: TokenSize, key: Comparable, numbers: ItemNumbers) {
    this.size = size;
    this.key = key;
    this.numbers = numbers;
  }

  read(text: string, start: number, end: number): void {
    const stretch = text.slice(start, end);
    if (this.size === 'character') {
      this.addGraphemes(stretch, start);
      return;
    }
    let reached = 0;
    for (const word of wordSpans(stretch)) {
      this.addSigns(stretch.slice(reached, word.start), start + reached);
      this.add(stretch.slice(word.start, word.end), start + word.start);
      reached = word.end;
    }
    this.addSigns(stretch.slice(reached), start + reached);
  }

  private add(token: string, start: number): void {
    const compared = this.key(token);
    if (compared === '') return;
    this.tokens.starts.push(start);
    this.tokens.ends.push(start + token.length);
    this.tokens.ids.push(this.numbers.of(compared));
  }

  private addGraphemes(stretch: string, start: number): void {
    let at = start;
    for (const grapheme of graphemes(stretch)) {
      this.add(grapheme, at);
      at += grapheme.length;
    }
  }

  /** What stands between words: each sign by itself, white space left out. */
  private addSigns(gap: string, start: number): void {
    if (gap === ' ' || gap === '') return;
    let at = start;
    for (const grapheme of graphemes(gap)) {
      if (!/^\s+$/.test(grapheme)) this.add(grapheme, at);
      at += grapheme.length;
    }
  }
}
