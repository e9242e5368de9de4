import { eachBlock } from './blocks.ts';
import { digitClasses, otherClass, separatesBeyondAscii, separatorClass } from './digit-classes.ts';
import type { Radix } from './number-writer.ts';
import type { TextSink } from './text-sink.ts';
import type { Unit } from './text-to-numbers.ts';

/** What cannot be read as a number. The stretch is in UTF-16 code units from the start of the input. */
export interface NumberFault {
  readonly kind: 'unknown' | 'incomplete' | 'tooLarge';
  /** What the number would have stood for. */
  readonly unit: Unit;
  readonly start: number;
  readonly end: number;
  /** The characters themselves, or the number, as far as they are still known. */
  readonly shown: string;
}

/** Told of each fault; what it concerns is left out. May throw. */
export type OnNumberFault = (fault: NumberFault) => void;

/** Digits after which a number is complete; 0 where it ends with its last digit. */
const widths: Readonly<Record<Unit, Readonly<Record<Radix, number>>>> = {
  bytes: { 2: 8, 8: 3, 10: 0, 16: 2 },
  utf16: { 2: 16, 8: 6, 10: 0, 16: 4 },
  codePoints: { 2: 0, 8: 0, 10: 0, 16: 0 },
};

const largest: Readonly<Record<Unit, number>> = {
  bytes: 0xff,
  utf16: 0xffff,
  codePoints: 0x10ffff,
};

/** Signs of a prefix that has begun. */
type Prefix = '' | '\\' | '\\u' | '%' | 'U' | '&' | '&#';

/**
 * Reads numbers in whatever dress they come: with any separators or none, with `0x`, `\x`, `%`, `\u`,
 * `\u{…}`, `U+`, `&#x…;` or a closing `h`, and puts what they stand for into a sink.
 */
export class NumberReader {
  readonly #radix: Radix;
  readonly #unit: Unit;
  readonly #sink: TextSink;
  readonly #fault: OnNumberFault;
  readonly #classes: Uint8Array;
  #prefix: Prefix = '';
  /** What the numbers of the group that is being read stand for. */
  #groupUnit: Unit;
  #width: number;
  #largest: number;
  #value = 0;
  #digits = 0;
  /** Numbers of the group that are complete already. */
  #complete = 0;
  #groupStart = 0;
  #offset = 0;
  /** Numbers read. */
  count = 0;

  constructor(radix: Radix, unit: Unit, sink: TextSink, fault: OnNumberFault) {
    this.#radix = radix;
    this.#unit = unit;
    this.#sink = sink;
    this.#fault = fault;
    this.#classes = digitClasses(radix);
    this.#groupUnit = unit;
    this.#width = widths[unit][radix];
    this.#largest = largest[unit];
  }

  push(piece: string): string {
    let text = '';
    eachBlock(piece, (block) => {
      this.#readBlock(block);
      this.#offset += block.length;
      text += this.#sink.take();
    });
    return text;
  }

  end(): string {
    if (this.#prefix !== '') this.#endsPrefix(this.#prefix, otherClass, this.#offset);
    this.#endGroup(this.#offset);
    return this.#sink.take(true);
  }

  #readBlock(block: string): void {
    const classes = this.#classes;
    const radix = this.#radix;
    for (let i = 0; i < block.length; i++) {
      const unit = block.charCodeAt(i);
      const kind = unit < 128 ? (classes[unit] ?? otherClass) : otherClass;
      if (this.#prefix !== '' && this.#continuesPrefix(block.charAt(i), kind, this.#offset + i)) {
        continue;
      }
      if (kind < radix) i = this.#digitRun(block, this.#evenBytes(block, i)) - 1;
      else if (kind === separatorClass) this.#endGroup(this.#offset + i);
      else i += this.#special(block, i);
    }
  }

  /**
   * The plainest text there is, as fast as it can be read: bytes of full width with one separator
   * after each. Gives the offset behind the last of them.
   */
  #evenBytes(block: string, from: number): number {
    const [classes, radix, width, sink] = [this.#classes, this.#radix, this.#width, this.#sink];
    const clean = this.#digits + this.#complete === 0 && this.#largest === 0xff && width > 0;
    if (!clean || sink.hasUnits) return from;
    const { bytes, offsets } = sink;
    let length = sink.length;
    let at = from;
    for (; at + width < block.length; at += width + 1) {
      let value = 0;
      let digits = 0;
      for (; digits < width; digits++) {
        const digit = classes[block.charCodeAt(at + digits)] ?? otherClass;
        if (digit >= radix) break;
        value = value * radix + digit;
      }
      const next = classes[block.charCodeAt(at + width)];
      if (digits < width || next !== separatorClass || value > 0xff) break;
      offsets[length] = this.#offset + at;
      bytes[length++] = value;
    }
    this.count += length - sink.length;
    sink.length = length;
    return at;
  }

  /** Reads the digits from `from` on and gives the offset behind the last. */
  #digitRun(block: string, from: number): number {
    const classes = this.#classes;
    const radix = this.#radix;
    const width = this.#width;
    let value = this.#value;
    let digits = this.#digits;
    if (digits === 0 && this.#complete === 0) this.#groupStart = this.#offset + from;
    let i = from;
    for (; i < block.length; i++) {
      const unit = block.charCodeAt(i);
      const digit = unit < 128 ? (classes[unit] ?? otherClass) : otherClass;
      if (digit >= radix) break;
      value = value * radix + digit;
      if (++digits !== width) continue;
      this.#put(value, this.#offset + i + 1 - digits, this.#offset + i + 1);
      value = 0;
      digits = 0;
      this.#complete++;
    }
    this.#value = value;
    this.#digits = digits;
    return i;
  }

  #put(value: number, start: number, end: number): void {
    if (value > this.#largest) {
      this.#fault({
        kind: 'tooLarge',
        unit: this.#groupUnit,
        start,
        end,
        shown: value.toString(this.#radix),
      });
      return;
    }
    this.count++;
    if (this.#largest === 0xff) this.#sink.byte(value, start);
    else this.#sink.codePoint(value);
  }

  /** A separator or the end: digits that are left are a number of their own, or too few for one. */
  #endGroup(end: number): void {
    if (this.#digits > 0) {
      if (this.#complete === 0) this.#put(this.#value, this.#groupStart, end);
      else this.#fault(this.#incomplete(end));
    }
    this.#startGroup(this.#unit);
  }

  #incomplete(end: number): NumberFault {
    const total = this.#complete * this.#width + this.#digits;
    const [unit, start] = [this.#groupUnit, end - this.#digits];
    return { kind: 'incomplete', unit, start, end, shown: String(total) };
  }

  #startGroup(unit: Unit): void {
    if (unit !== this.#groupUnit) {
      this.#groupUnit = unit;
      this.#largest = largest[unit];
      this.#width = widths[unit][this.#radix];
    }
    this.#value = 0;
    this.#digits = 0;
    this.#complete = 0;
  }

  /** A character that is neither digit nor separator; gives how many more were read with it. */
  #special(block: string, i: number): number {
    const sign = block.charAt(i);
    const at = this.#offset + i;
    const hex = this.#radix === 16;
    if (sign === '\\' || sign === '%' || sign === '&') {
      this.#endGroup(at);
      this.#prefix = sign;
    } else if (this.#isLiteralPrefix(sign)) {
      this.#startGroup(this.#unit);
    } else if (hex && (sign === 'u' || sign === 'U')) {
      this.#endGroup(at);
      this.#prefix = 'U';
    } else if (hex && (sign === 'h' || sign === 'H') && this.#digits + this.#complete > 0) {
      this.#endGroup(at);
    } else return this.#unknown(block, i);
    return 0;
  }

  /** `0x`, `0o` and `0b`: a letter after a single zero. */
  #isLiteralPrefix(sign: string): boolean {
    if (this.#digits !== 1 || this.#complete !== 0 || this.#value !== 0) return false;
    if (this.#radix === 16) return sign === 'x' || sign === 'X';
    if (this.#radix === 8) return sign === 'o' || sign === 'O';
    return this.#radix === 2 && (sign === 'b' || sign === 'B');
  }

  #unknown(block: string, i: number): number {
    const character = String.fromCodePoint(block.codePointAt(i) ?? 0);
    const at = this.#offset + i;
    this.#endGroup(at);
    if (!separatesBeyondAscii(character)) {
      this.#fault({
        kind: 'unknown',
        unit: this.#groupUnit,
        start: at,
        end: at + character.length,
        shown: character,
      });
    }
    return character.length - 1;
  }

  /** Whether a character belongs to the prefix that has begun; the group it announces begins. */
  #continuesPrefix(sign: string, kind: number, at: number): boolean {
    const begun = this.#prefix;
    this.#prefix = '';
    const hex = this.#radix === 16;
    if (begun === '\\' && hex && (sign === 'x' || sign === 'X')) this.#startGroup(this.#unit);
    else if (begun === '\\' && hex && sign === 'u') {
      this.#startGroup('utf16');
      this.#prefix = '\\u';
    } else if (begun === '\\' && hex && sign === 'U') this.#startGroup('codePoints');
    else if (begun === '%' && hex && sign === 'u') this.#startGroup('utf16');
    else if (begun === '\\u' && sign === '{') this.#startGroup('codePoints');
    else if (begun === 'U' && sign === '+') this.#startGroup('codePoints');
    else if (begun === '&' && sign === '#') this.#prefix = '&#';
    else if (begun === '&#' && hex && (sign === 'x' || sign === 'X')) {
      this.#startGroup('codePoints');
    } else return this.#endsPrefix(begun, kind, at);
    return true;
  }

  /** Digits follow a prefix, or something that makes it none. */
  #endsPrefix(begun: Prefix, kind: number, at: number): false {
    const digit = kind < this.#radix;
    if (begun === '&#' && this.#radix === 10 && digit) this.#startGroup('codePoints');
    else if (begun !== '%' && begun !== '\\u' && !(begun === '\\' && this.#radix === 8 && digit)) {
      this.#dropPrefix(begun, at);
    }
    return false;
  }

  /** A prefix that leads to no number. */
  #dropPrefix(shown: Prefix, end: number): void {
    this.#fault({ kind: 'unknown', unit: this.#groupUnit, start: end - shown.length, end, shown });
  }
}
