import type { Span } from '@textbench/language';
import type { CaseMapping } from '../../engines/case-mapping.ts';
import { textOfUnits } from '../../engines/case-unit-buffer.ts';
import { addressSpans } from './addresses.ts';

/** Which capitals inside a text stay as they are written. */
export type KeptCapitals = 'none' | 'mixed' | 'acronyms' | 'all';

export interface ProseStyle {
  readonly mapping: CaseMapping;
  readonly kept: KeptCapitals;
  /** Also capitals after `d'`, `l'` and `o'`: O'Reilly, L'Été. */
  readonly elisions: boolean;
}

/** Writes a stretch anew, word by word and in order. */
export class ProseWriter {
  readonly #stretch: string;
  readonly #style: ProseStyle;
  /** Whether `#units` are in lower case already; they are not where that has other offsets. */
  readonly #isLowered: boolean;
  readonly #addresses: Generator<Span>;
  /** The first address that is not written yet. */
  #address: Span | undefined;
  /** The stretch as it will be, but for the parts that have another length. */
  readonly #units: Uint16Array;
  readonly #parts: string[] = [];
  /** How far `#parts` reach. */
  #reached = 0;

  constructor(stretch: string, style: ProseStyle) {
    this.#stretch = stretch;
    this.#style = style;
    const lowered = style.kept === 'none' ? style.mapping.lower(stretch) : '';
    this.#isLowered = lowered.length === stretch.length;
    this.#units = unitsOf(this.#isLowered ? lowered : stretch);
    this.#addresses = addressSpans(stretch);
    this.#address = this.#nextAddress();
  }

  write(start: number, end: number, capital: boolean): void {
    if (this.#isInAddress(start)) return;
    if (!this.#isLowered) this.#put(start, end, this.#rewritten(start, end, capital));
    else if (capital) this.#capitalise(start, end);
  }

  finish(): string {
    this.#isInAddress(this.#stretch.length);
    const rest = textOfUnits(this.#units, this.#reached, this.#units.length);
    return this.#parts.length === 0 ? rest : this.#parts.join('') + rest;
  }

  #put(start: number, end: number, written: string): void {
    if (written.length === end - start) {
      for (let i = 0; i < written.length; i++) this.#units[start + i] = written.charCodeAt(i);
    } else {
      this.#parts.push(textOfUnits(this.#units, this.#reached, start), written);
      this.#reached = end;
    }
  }

  #capitalise(start: number, end: number): void {
    const { mapping, elisions } = this.#style;
    const unit = this.#stretch.charCodeAt(start);
    const isPlain = unit < 0x80 && !(this.#stretch.charCodeAt(start + 1) >= 0x300);
    if (isPlain && mapping.plainCapitals) {
      if (unit >= 0x61 && unit <= 0x7a) this.#units[start] = unit & ~0x20;
      else this.#units[start] = unit;
    } else {
      const { capital, length } = mapping.capital(this.#stretch.slice(start, end));
      this.#put(start, start + length, capital);
    }
    if (!elisions || !isApostrophe(this.#stretch.charCodeAt(start + 1))) return;
    const word = this.#stretch.slice(start, end);
    if (!hasElision(word)) return;
    const { capital, length } = mapping.capital(word.slice(2));
    this.#put(start + 2, start + 2 + length, capital);
  }

  #rewritten(start: number, end: number, capital: boolean): string {
    const { mapping, kept, elisions } = this.#style;
    const word = this.#stretch.slice(start, end);
    if (kept !== 'none' && isKept(word, kept)) return word;
    if (kept === 'all') {
      if (!capital) return word;
      const first = mapping.capital(word);
      return first.capital + word.slice(first.length);
    }
    if (!capital) return mapping.lower(word);
    if (!elisions || !hasElision(word)) return mapping.capitalised(word);
    return mapping.capitalised(word.slice(0, 2)) + mapping.capitalised(word.slice(2));
  }

  /** Writes addresses as they are, on the way to an offset. */
  #isInAddress(offset: number): boolean {
    while (this.#address && offset >= this.#address.start) {
      const { start, end } = this.#address;
      if (this.#isLowered) this.#put(start, end, this.#stretch.slice(start, end));
      if (offset < end) return true;
      this.#address = this.#nextAddress();
    }
    return false;
  }

  #nextAddress(): Span | undefined {
    const next = this.#addresses.next();
    return next.done ? undefined : next.value;
  }
}

function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  for (let i = 0; i < text.length; i++) units[i] = text.charCodeAt(i);
  return units;
}

function isApostrophe(unit: number): boolean {
  return unit === 0x27 || unit === 0x2019;
}

function hasElision(word: string): boolean {
  return isApostrophe(word.charCodeAt(1)) && /^[dlo].\p{L}{3}/iu.test(word);
}

/** `iPhone`, `McDonald`: a capital after the first letter and a small letter somewhere. */
function isMixed(word: string): boolean {
  return /.\p{Lu}/su.test(word) && /\p{Ll}/u.test(word);
}

/** `NASA`, `COVID`: two capitals or more and no small letter. */
function isAcronym(word: string): boolean {
  return /\p{Lu}.*\p{Lu}/su.test(word) && !/\p{Ll}/u.test(word);
}

function isKept(word: string, kept: KeptCapitals): boolean {
  return isMixed(word) || (kept !== 'mixed' && isAcronym(word));
}
