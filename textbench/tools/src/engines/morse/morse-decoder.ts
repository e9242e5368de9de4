import type { Note } from '@textbench/kit';
import { inputError, warning } from '@textbench/kit';
import { eachBlock, isHighSurrogate } from '../bytes/blocks.ts';
import type { ReportingStream } from '../bytes/reporting.ts';
import { counted, inTextOrder, Occurrences } from '../bytes/reporting.ts';
import type { Alphabet } from './codes.ts';
import { readings } from './codes.ts';
import { LetterWriter } from './letter-writer.ts';
import type { UnknownPolicy } from './morse-encoder.ts';
import type { MorseSymbols } from './morse-symbols.ts';
import { dashes, dots, SignReader } from './morse-symbols.ts';

export interface MorseDecoding {
  readonly alphabet: Alphabet;
  readonly symbols: MorseSymbols;
  readonly preferProsigns: boolean;
  readonly letterCase: 'upper' | 'lower' | 'sentence';
  readonly unknown: UnknownPolicy;
}

/** Longest code any alphabet has is eight signs; longer runs are no code. */
const tooLong = 1 << 12;

const classes = { dot: 1, dash: 2, space: 3, word: 4, lineEnd: 5, threeDots: 6 } as const;

const ascii = new Uint8Array(128);
for (const sign of '.*') ascii[sign.charCodeAt(0)] = classes.dot;
for (const sign of '-_') ascii[sign.charCodeAt(0)] = classes.dash;
for (const sign of '/|\\\t\v\f') ascii[sign.charCodeAt(0)] = classes.word;
for (const sign of '\n\r') ascii[sign.charCodeAt(0)] = classes.lineEnd;
ascii[0x20] = classes.space;

/** What a code unit is in Morse, whatever sign was chosen for it; 0 for what is none of it. */
export function morseClass(unit: number): number {
  if (unit < 0x80) return ascii[unit] ?? 0;
  const sign = String.fromCharCode(unit);
  if (dots.includes(sign)) return classes.dot;
  if (dashes.includes(sign)) return classes.dash;
  if (sign === '…') return classes.threeDots;
  if (sign === '⁄' || sign === '／') return classes.word;
  if (sign === '\u2028' || sign === '\u2029') return classes.lineEnd;
  return /^\s$/.test(sign) ? classes.space : 0;
}

/** Reads Morse code as text. */
export class MorseDecoder implements ReportingStream {
  readonly #wanted: MorseDecoding;
  readonly #signs: SignReader;
  readonly #writer: LetterWriter;
  readonly #unknown = new Occurrences();
  readonly #foreign = new Occurrences();
  #readings: ReadonlyMap<number, string>;
  #code = 1;
  #codeStart = 0;
  #spaces = 0;
  /** Other characters in a row: they stay as they are. */
  #other = '';
  #offset = 0;
  #count = 0;

  constructor(wanted: MorseDecoding) {
    this.#wanted = wanted;
    this.#signs = new SignReader(wanted.symbols);
    this.#readings = readings(wanted.alphabet, wanted.preferProsigns);
    this.#writer = new LetterWriter(wanted.alphabet, wanted.letterCase);
  }

  push(piece: string): string {
    return this.#read(this.#signs.read(piece, false));
  }

  end(): string {
    const read = this.#read(this.#signs.read('', true));
    this.#endLetter();
    return read + this.#writer.end();
  }

  facts(): readonly string[] {
    return ['Morse to text', counted(this.#count, 'sign')];
  }

  notes(): readonly Note[] {
    const notes: Note[] = [];
    const [unknown, foreign] = [this.#unknown, this.#foreign];
    if (unknown.count > 0) {
      const how = { mark: 'shown as [?]', keep: 'kept as they are', skip: 'left out', stop: '' };
      const codes = counted(unknown.count, 'code');
      notes.push(
        warning(
          `${codes} no sign has, ${how[this.#wanted.unknown]}${unknown.samples}. A gap between letters may be missing, or another alphabet may be right.`,
        ),
      );
    }
    if (foreign.count > 0) {
      const places = counted(foreign.count, 'place');
      notes.push(warning(`${places} not Morse and kept as they are${foreign.samples}.`));
    }
    return notes;
  }

  // Where symbols of several characters were read, offsets are those of the plain signs.
  marks() {
    return this.#signs.movesOffsets ? [] : inTextOrder(this.#unknown, this.#foreign);
  }

  #read(signs: string): string {
    let text = '';
    eachBlock(signs, (block) => {
      for (let i = 0; i < block.length; i++) {
        const kind = morseClass(block.charCodeAt(i));
        if (kind === classes.dot || kind === classes.dash) i = this.#signRun(block, i) - 1;
        else if (kind === classes.threeDots) {
          this.#beginLetter(this.#offset + i);
          if (this.#code < tooLong) this.#code *= 8;
        } else this.#gap(kind, block.charAt(i), this.#offset + i);
      }
      this.#offset += block.length;
      text += this.#writer.take();
    });
    return text;
  }

  /** Reads dots and dashes from an offset on; gives the offset behind them. */
  #signRun(block: string, from: number): number {
    this.#beginLetter(this.#offset + from);
    let code = this.#code;
    let i = from;
    for (; i < block.length; i++) {
      const kind = morseClass(block.charCodeAt(i));
      if (kind !== classes.dot && kind !== classes.dash) break;
      if (code < tooLong) code = code * 2 + (kind === classes.dash ? 1 : 0);
    }
    this.#code = code;
    return i;
  }

  #beginLetter(offset: number): void {
    if (this.#code !== 1) return;
    if (this.#other !== '') this.#endOther(offset);
    if (this.#spaces > 1) this.#writer.word();
    this.#spaces = 0;
    this.#codeStart = offset;
  }

  #gap(kind: number, character: string, offset: number): void {
    if (this.#code !== 1) this.#endLetter(offset);
    if (kind === classes.space) {
      if (this.#other !== '') this.#endOther(offset);
      this.#spaces++;
    } else if (kind === 0) {
      if (this.#spaces > 1 && this.#other === '') this.#writer.word();
      this.#spaces = 0;
      this.#other += character;
      if (this.#other.length > 100 && !isHighSurrogate(character.charCodeAt(0))) {
        this.#endOther(offset + 1);
      }
    } else {
      if (this.#other !== '') this.#endOther(offset);
      this.#spaces = 0;
      if (kind === classes.word) this.#writer.word();
      else this.#writer.lineEnd(character);
    }
  }

  #endLetter(end = this.#offset): void {
    if (this.#other !== '') this.#endOther(end);
    if (this.#code === 1) return;
    const sign = this.#code < tooLong ? this.#readings.get(this.#code) : undefined;
    if (sign === undefined) this.#onUnknown(end);
    else {
      this.#writer.letter(sign);
      this.#count++;
      if (this.#wanted.alphabet === 'international') this.#shift(sign);
    }
    this.#code = 1;
  }

  /** The signals that announce Japanese, and the return from it. */
  #shift(sign: string): void {
    const alphabet = sign === '<DO>' ? 'wabun' : sign === '<SN>' ? 'international' : undefined;
    if (alphabet === undefined) return;
    this.#readings = readings(alphabet, this.#wanted.preferProsigns);
    this.#writer.alphabet = alphabet;
  }

  #onUnknown(end: number): void {
    const { unknown } = this.#wanted;
    const start = this.#codeStart;
    const code = this.#code < tooLong ? signsOf(this.#code) : `${signsOf(this.#code)}…`;
    if (unknown === 'stop') {
      const message = `“${code}” is no sign of this alphabet. A gap between letters may be missing; choose another alphabet, or have such codes marked as [?].`;
      throw inputError('text', start, message, end - start);
    }
    this.#unknown.add(start, Math.max(end, start + 1), 'no sign has this code', code);
    if (unknown === 'mark') this.#writer.literal('[?]');
    if (unknown === 'keep') this.#writer.literal(code);
  }

  #endOther(end: number): void {
    const other = this.#other;
    this.#other = '';
    const start = end - other.length;
    if (other === '[?]' || /^<[A-Z]+>$/.test(other)) {
      this.#writer.literal(other);
      return;
    }
    if (this.#wanted.unknown === 'stop') {
      const message = `“${other.slice(0, 40)}” is not Morse code. Take it out, or convert to Morse instead.`;
      throw inputError('text', start, message, other.length);
    }
    this.#foreign.add(start, end, 'not Morse', other.slice(0, 40));
    if (this.#wanted.unknown !== 'skip') this.#writer.literal(other);
  }
}

/** A code in dots and dashes, from its number. */
function signsOf(code: number): string {
  return code.toString(2).slice(1).replaceAll('0', '.').replaceAll('1', '-');
}
