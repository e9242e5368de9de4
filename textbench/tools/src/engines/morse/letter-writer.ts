import { ByteOutput } from '../bytes/byte-output.ts';
import type { Alphabet } from './codes.ts';

const finals: Readonly<Record<string, string>> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' };
const voicing: Readonly<Record<string, string>> = { ゛: '\u3099', ゜: '\u309a' };

const letter = /^\p{L}$/u;
const utf8 = new TextEncoder();

/** Writes letters as they are read: in the case asked for, with Hebrew finals and voiced kana. */
export class LetterWriter {
  alphabet: Alphabet;
  readonly #letterCase: 'upper' | 'lower' | 'sentence';
  readonly #output = new ByteOutput();
  readonly #capitals = new Map<string, Uint8Array>();
  readonly #smalls = new Map<string, Uint8Array>();
  /** A letter that what follows may change. */
  #pending = '';
  #wordEnded = false;
  #lineBegun = false;
  /** Whether the next letter begins a sentence, and whether one ended with the last sign. */
  #sentenceBegins = true;
  #sentenceEnded = false;

  constructor(alphabet: Alphabet, letterCase: 'upper' | 'lower' | 'sentence') {
    this.alphabet = alphabet;
    this.#letterCase = letterCase;
  }

  /** A sign, or a prosign in angle brackets. */
  letter(sign: string): void {
    const mark = voicing[sign];
    if (mark !== undefined && this.#pending !== '' && !this.#wordEnded) {
      const voiced = (this.#pending + mark).normalize('NFC');
      if (voiced.length === 1) {
        this.#pending = voiced;
        return;
      }
    }
    this.#begin();
    if (this.alphabet === 'wabun' || finals[sign] !== undefined) this.#pending = sign;
    else this.#write(sign);
  }

  /** Text that was no Morse. */
  literal(text: string): void {
    this.#begin();
    this.#output.write(utf8.encode(text));
  }

  word(): void {
    this.#flush(true);
    this.#wordEnded = this.#lineBegun;
    this.#sentenceBegins ||= this.#sentenceEnded;
  }

  lineEnd(sign: string): void {
    this.word();
    this.#output.character(sign);
    this.#wordEnded = false;
    this.#lineBegun = false;
  }

  /** What is certain by now. */
  take(): string {
    return this.#output.take();
  }

  end(): string {
    this.#flush(true);
    return this.take();
  }

  #begin(): void {
    this.#flush(false);
    this.#lineBegun = true;
    if (!this.#wordEnded) return;
    this.#wordEnded = false;
    this.#output.character(' ');
  }

  #flush(wordEnds: boolean): void {
    if (this.#pending === '') return;
    const letter = this.#pending;
    this.#pending = '';
    this.#write(wordEnds ? (finals[letter] ?? letter) : letter);
  }

  #write(sign: string): void {
    const capital =
      this.#letterCase === 'upper' || (this.#letterCase === 'sentence' && this.#sentenceBegins);
    const encoded = capital ? this.#capitals : this.#smalls;
    let bytes = encoded.get(sign);
    if (!bytes) {
      bytes = utf8.encode(capital || sign.startsWith('<') ? sign : sign.toLowerCase());
      encoded.set(sign, bytes);
    }
    this.#output.write(bytes);
    if (this.#letterCase !== 'sentence') return;
    this.#sentenceEnded = sign === '.' || sign === '?' || sign === '!';
    if (letter.test(sign)) this.#sentenceBegins = false;
  }
}
