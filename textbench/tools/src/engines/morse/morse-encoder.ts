import type { Note } from '@textbench/kit';
import { information, inputError, warning } from '@textbench/kit';
import { BlockCutter } from '../bytes/block-cutter.ts';
import { ByteOutput } from '../bytes/byte-output.ts';
import type { ReportingStream } from '../bytes/reporting.ts';
import { counted, inTextOrder, named, Occurrences } from '../bytes/reporting.ts';
import type { Alphabet } from './codes.ts';
import { prosignCode, signCodes } from './codes.ts';
import type { MorseSymbols } from './morse-symbols.ts';
import { sendable } from './sendable.ts';

/** What is written for a character that Morse has no code for, or a code that stands for none. */
export type UnknownPolicy = 'mark' | 'keep' | 'skip' | 'stop';

export interface MorseEncoding {
  readonly alphabet: Alphabet;
  readonly symbols: MorseSymbols;
  readonly unknown: UnknownPolicy;
}

type Gap = 'none' | 'letter' | 'word';

/** How a character is written: its bytes and whether it loses something; no bytes where it has no code. */
interface Written {
  readonly bytes: Uint8Array | undefined;
  readonly approximate: boolean;
}

const utf8 = new TextEncoder();
/** Marks behind a letter that are looked at, so that a letter can be waited for. */
const mostMarks = 30;

const spaceClass = 1;
const lineEndClass = 2;
const prosignClass = 3;

/** Writes a text in Morse code. */
export class MorseEncoder implements ReportingStream {
  readonly #wanted: MorseEncoding;
  readonly #codes: ReadonlyMap<string, string>;
  readonly #written = new Map<string, Written>();
  readonly #ascii: readonly (Uint8Array | undefined)[];
  /** The same with the gap between letters before them. */
  readonly #asciiNext: readonly (Uint8Array | undefined)[];
  readonly #gaps: Readonly<Record<Gap, Uint8Array>>;
  readonly #cutter = new BlockCutter(waiting);
  readonly #output = new ByteOutput();
  readonly #unknown = new Occurrences();
  readonly #approximate = new Occurrences();
  #gap: Gap = 'none';
  #offset = 0;
  #count = 0;

  constructor(wanted: MorseEncoding) {
    this.#wanted = wanted;
    this.#codes = signCodes(wanted.alphabet);
    this.#ascii = Array.from({ length: 128 }, (_, code) => {
      return this.#writtenAs(String.fromCharCode(code)).bytes;
    });
    const { letterGap, wordGap } = wanted.symbols;
    const [none, letter] = [new Uint8Array(0), utf8.encode(letterGap)];
    this.#gaps = { none, letter, word: utf8.encode(wordGap) };
    this.#asciiNext = this.#ascii.map((bytes) => bytes && Uint8Array.from([...letter, ...bytes]));
  }

  push(piece: string): string {
    let encoded = '';
    this.#cutter.push(piece, (block) => {
      encoded += this.#encode(block);
    });
    return encoded;
  }

  end(): string {
    return this.#encode(this.#cutter.end());
  }

  facts(): readonly string[] {
    return ['text to Morse', counted(this.#count, 'sign')];
  }

  notes(): readonly Note[] {
    const notes: Note[] = [];
    const [unknown, approximate] = [this.#unknown, this.#approximate];
    if (unknown.count > 0) {
      const how = { mark: 'written as [?]', keep: 'kept as they are', skip: 'left out', stop: '' };
      const characters = counted(unknown.count, 'character');
      const text = `${characters} without a Morse code, ${how[this.#wanted.unknown]}${unknown.samples}.`;
      notes.push(warning(text));
    }
    if (approximate.count > 0) {
      const characters = counted(approximate.count, 'character');
      const text = `${characters} sent without an accent or mark that Morse has no code for${approximate.samples}.`;
      notes.push(information(text));
    }
    return notes;
  }

  marks() {
    return inTextOrder(this.#unknown, this.#approximate);
  }

  #encode(block: string): string {
    for (let at = 0; at < block.length; ) {
      const unit = block.charCodeAt(at);
      const written = unit < 0x80 ? this.#ascii[unit] : undefined;
      const next = block.charCodeAt(at + 1);
      if (written && !(next >= 0x300)) {
        const joined = this.#gap === 'letter' ? this.#asciiNext[unit] : undefined;
        if (joined) {
          this.#output.write(joined);
          this.#count++;
        } else this.#put(written);
        at++;
      } else at += this.#other(block, at);
    }
    this.#offset += block.length;
    return this.#output.take();
  }

  /** Anything but a plain sign of ASCII; gives how many code units it takes. */
  #other(block: string, at: number): number {
    const kind = classOf(block.charCodeAt(at));
    if (kind === spaceClass) {
      if (this.#gap === 'letter') this.#gap = 'word';
      return 1;
    }
    if (kind === lineEndClass) {
      this.#output.character(block.charAt(at));
      this.#gap = 'none';
      return 1;
    }
    const prosign = kind === prosignClass ? this.#prosign(block, at) : 0;
    return prosign > 0 ? prosign : this.#character(block, at);
  }

  #prosign(block: string, at: number): number {
    const [whole = '', letters = ''] = /^<([A-Za-z]{2,3})>/.exec(block.slice(at, at + 5)) ?? [];
    const code = prosignCode(letters.toUpperCase());
    if (code === undefined) return 0;
    this.#put(utf8.encode(this.#inSymbols(code)));
    return whole.length;
  }

  /** A character with the marks behind it. */
  #character(block: string, at: number): number {
    let character = String.fromCodePoint(block.codePointAt(at) ?? 0);
    let end = at + character.length;
    let dropped = false;
    for (let marks = 0; isMark(block, end); marks++) {
      const mark = String.fromCodePoint(block.codePointAt(end) ?? 0);
      const composed = (character + mark).normalize('NFC');
      const joins = marks < mostMarks && [...composed].length === 1;
      if (joins) character = composed;
      else dropped ||= mark !== '\ufe0f' && mark !== '\ufe0e';
      end += mark.length;
    }
    const { bytes, approximate } = this.#known(character);
    const shown = dropped ? block.slice(at, Math.min(end, at + 12)) : character;
    if (!bytes) this.#onUnknown(character, at, end);
    else {
      if (approximate || dropped) this.#noteApproximate(shown, at, end);
      this.#put(bytes);
    }
    return end - at;
  }

  #onUnknown(character: string, at: number, end: number): void {
    const { unknown } = this.#wanted;
    if (invisible.test(character)) return;
    const shown = named(character.codePointAt(0) ?? 0);
    const start = this.#offset + at;
    if (unknown === 'stop') {
      const message = `“${shown}” has no Morse code in any of the alphabets here. Take it out, or have such characters marked as [?].`;
      throw inputError('text', start, message, end - at);
    }
    this.#unknown.add(start, this.#offset + end, 'no Morse code', shown);
    if (unknown === 'mark') this.#put(utf8.encode('[?]'));
    if (unknown === 'keep') this.#put(utf8.encode(character));
  }

  #noteApproximate(shown: string, at: number, end: number): void {
    this.#approximate.add(this.#offset + at, this.#offset + end, 'sent without its mark', shown);
  }

  #put(sign: Uint8Array): void {
    this.#output.write(this.#gaps[this.#gap]);
    this.#output.write(sign);
    this.#gap = 'letter';
    this.#count++;
  }

  #known(character: string): Written {
    const known = this.#written.get(character);
    if (known) return known;
    const made = this.#writtenAs(character);
    if (this.#written.size < 10_000) this.#written.set(character, made);
    return made;
  }

  #writtenAs(character: string): Written {
    const sent = sendable(character, this.#codes);
    if (!sent) return { bytes: undefined, approximate: false };
    const { letterGap } = this.#wanted.symbols;
    const signs = sent.codes.map((code) => this.#inSymbols(code)).join(letterGap);
    return { bytes: utf8.encode(signs), approximate: sent.approximate };
  }

  #inSymbols(code: string): string {
    const { dot, dash } = this.#wanted.symbols;
    return Array.from(code, (sign) => (sign === '.' ? dot : dash)).join('');
  }
}

/** Nothing to see and nothing to send: joiners, direction marks, variation selectors, byte order marks. */
const invisible = /^[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]$/;

function classOf(unit: number): number {
  if (unit === 0x0a || unit === 0x0d || unit === 0x2028 || unit === 0x2029) return lineEndClass;
  if (unit === 0x3c) return prosignClass;
  const space =
    unit === 0x20 ||
    (unit >= 9 && unit <= 12) ||
    unit === 0xa0 ||
    (unit > 0x100 && /^[\s]$/.test(String.fromCharCode(unit)) && unit !== 0xfeff);
  return space ? spaceClass : 0;
}

function isMark(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (!(unit >= 0x300)) return false;
  return /^\p{M}$/u.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

/** The last character, which marks may follow, and a prosign that has begun. */
function waiting(text: string): number {
  const end = text.slice(-40);
  return /(?:<[A-Za-z]{0,3}>?|[^\s\p{M}]\p{M}{0,30})$/u.exec(end)?.[0].length ?? 0;
}
