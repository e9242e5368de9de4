import { optionError } from '@textbench/kit';
import { unescapeSigns } from '../escapes.ts';

/** How dots, dashes and the gaps behind letters and words are written. */
export interface MorseSymbols {
  readonly dot: string;
  readonly dash: string;
  readonly letterGap: string;
  readonly wordGap: string;
}

export interface SymbolValues {
  readonly symbols: 'ascii' | 'typographic' | 'custom';
  readonly dot: string;
  readonly dash: string;
  readonly letterGap: string;
  readonly wordGap: string;
}

export const usualSymbols: MorseSymbols = { dot: '.', dash: '-', letterGap: ' ', wordGap: ' / ' };

/** @throws ToolInputError where dot and dash could not be told apart */
export function symbolsOf(values: SymbolValues): MorseSymbols {
  const gaps = {
    letterGap: unescapeSigns(values.letterGap),
    wordGap: unescapeSigns(values.wordGap),
  };
  if (values.symbols === 'ascii') return { ...gaps, dot: '.', dash: '-' };
  if (values.symbols === 'typographic') return { ...gaps, dot: '·', dash: '−' };
  const { dot, dash } = values;
  if (dot.trim() === '') throw optionError('dot', 'The dot needs a sign, such as “.” or “dit”.');
  if (dash.trim() === '') throw optionError('dash', 'The dash needs a sign, such as “-” or “dah”.');
  if (dot === dash) throw optionError('dash', 'Dot and dash have to differ.');
  return { ...gaps, dot, dash };
}

/** Signs taken for a dot or a dash wherever Morse is read. */
export const dots = '.·•∙⋅․●˙・．*';
export const dashes = '-−–—―‐‑‒_ー－▬─━⁃➖';

/**
 * Turns Morse in any signs into `.`, `-`, a space behind a letter, `/` behind a word and line ends;
 * what else there is stays as it is. Works on pieces.
 */
export class SignReader {
  readonly #custom: RegExp | undefined;
  readonly #longest: number;
  readonly #meanings: ReadonlyMap<string, string>;
  #held = '';

  constructor({ dot, dash, letterGap, wordGap }: MorseSymbols) {
    const meanings = new Map([
      [wordGap, '/'],
      [letterGap, ' '],
      [dot, '.'],
      [dash, '-'],
    ]);
    // Gaps of spaces alone are understood anyway, and by how many there are.
    const tokens = [...meanings.keys()].filter(
      (token) => token.trim() !== '' || /[\n\t]/.test(token),
    );
    const plain = tokens.every((token) => /^(?:[.\-·−]| ?\/ ?)$/.test(token));
    this.#meanings = meanings;
    this.#longest = Math.max(0, ...tokens.map((token) => token.length));
    const byLength = tokens.sort((one, other) => other.length - one.length).map(escaped);
    this.#custom = plain ? undefined : new RegExp(byLength.join('|'), 'y');
  }

  /** Whether what is read differs in length from what was written. */
  get movesOffsets(): boolean {
    return this.#custom !== undefined;
  }

  /** @param last whether the text ends with this piece */
  read(piece: string, last: boolean): string {
    if (!this.#custom) return piece;
    const text = this.#held + piece;
    const end = last ? text.length : text.length - this.#longest + 1;
    let read = '';
    let at = 0;
    while (at < end) {
      this.#custom.lastIndex = at;
      const [token] = this.#custom.exec(text) ?? [];
      const step = token === undefined ? 1 : token.length;
      read += token === undefined ? text.charAt(at) : (this.#meanings.get(token) ?? '');
      at += step;
    }
    this.#held = text.slice(at);
    return read;
  }
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
