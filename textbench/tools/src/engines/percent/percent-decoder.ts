import type { Note } from '@textbench/kit';
import { inputError, warning } from '@textbench/kit';
import { BlockCutter } from '../bytes/block-cutter.ts';
import { blockLength } from '../bytes/blocks.ts';
import type { EncodingName } from '../bytes/encodings.ts';
import { shortName } from '../bytes/encodings.ts';
import type { ReportingStream } from '../bytes/reporting.ts';
import { counted, inTextOrder, Occurrences } from '../bytes/reporting.ts';
import { TextSink } from '../bytes/text-sink.ts';
import { nextUtf8Fault, utf8Length, utf8Text } from '../bytes/utf8-faults.ts';

/** What becomes of a percent sign without two digits and of bytes that are no text. */
export type FaultPolicy = 'keep' | 'replace' | 'stop';

export interface PercentDecoding {
  readonly encoding: EncodingName;
  /** Whether `+` stands for a space, as forms write it. */
  readonly plus: boolean;
  readonly faults: FaultPolicy;
}

const percent = 0x25;
const plusSign = 0x2b;
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Reads percent-encoded text. */
export class PercentDecoder implements ReportingStream {
  readonly #wanted: PercentDecoding;
  readonly #cutter: BlockCutter;
  readonly #encoder = new TextEncoder();
  readonly #bytes = new Uint8Array(blockLength * 3);
  readonly #sink: TextSink | undefined;
  readonly #broken = new Occurrences();
  readonly #invalid = new Occurrences();
  #offset = 0;
  /** Escapes read. */
  count = 0;
  /** Whether the text that was read holds escapes again. */
  stillEncoded = false;

  constructor(wanted: PercentDecoding) {
    this.#wanted = wanted;
    const { encoding, faults } = wanted;
    this.#cutter = new BlockCutter(encoding === 'utf-8' ? waitingEscapes : openEscape);
    if (encoding !== 'utf-8') {
      this.#sink = new TextSink(encoding, faults === 'stop', (bytes, offset) =>
        this.#onInvalid(escapesOf(bytes), offset, offset + bytes.length * 3),
      );
    }
  }

  push(piece: string): string {
    let text = '';
    this.#cutter.push(piece, (block) => {
      text += this.#decode(block);
      this.#offset += block.length;
    });
    this.stillEncoded ||= text.includes('%') && /%[0-9a-f]{2}/i.test(text);
    return text;
  }

  end(): string {
    const rest = this.#decode(this.#cutter.end());
    return rest + (this.#sink?.take(true) ?? '');
  }

  facts(): readonly string[] {
    return [`${counted(this.count, 'escape')} decoded`];
  }

  notes(): readonly Note[] {
    const notes: Note[] = [];
    const [broken, invalid] = [this.#broken, this.#invalid];
    if (broken.count > 0) {
      const signs = counted(broken.count, 'percent sign');
      notes.push(
        warning(`${signs} without two hexadecimal digits left as they are${broken.samples}.`),
      );
    }
    if (invalid.count > 0) {
      const places = counted(invalid.count, 'place');
      const name = shortName(this.#wanted.encoding);
      const left = this.#wanted.faults === 'keep' && !this.#sink ? 'left as it is' : 'shown as �';
      notes.push(
        warning(
          `${places} not valid in ${name}, ${left}${invalid.samples}. Another encoding may be right.`,
        ),
      );
    }
    return notes;
  }

  marks() {
    return inTextOrder(this.#broken, this.#invalid);
  }

  #decode(block: string): string {
    if (this.#sink) return this.#decodeBytes(block, this.#sink);
    const { plus } = this.#wanted;
    if (!block.includes('%') && !(plus && block.includes('+'))) return block;
    return this.#decodeFast(block) ?? this.#decodeCarefully(block);
  }

  /** The whole block as bytes; `undefined` where anything in it is not as it should be. */
  #decodeFast(block: string): string | undefined {
    if (!block.isWellFormed()) return undefined;
    const bytes = this.#bytes;
    const length = this.#encoder.encodeInto(block, bytes).written;
    const space = this.#wanted.plus ? 0x20 : plusSign;
    let to = 0;
    let count = 0;
    for (let i = 0; i < length; i++) {
      const byte = bytes[i] ?? 0;
      if (byte === percent) {
        const value = digitValue(bytes[i + 1] ?? 0) * 16 + digitValue(bytes[i + 2] ?? 0);
        if (value < 0 || i + 2 >= length) return undefined;
        bytes[to++] = value;
        count++;
        i += 2;
      } else bytes[to++] = byte === plusSign ? space : byte;
    }
    const text = utf8.decode(bytes.subarray(0, to));
    if (text.includes('\ufffd')) return undefined;
    this.count += count;
    return text;
  }

  /** Escape by escape, with word of those that are none. */
  #decodeCarefully(block: string): string {
    const { plus } = this.#wanted;
    let text = '';
    let from = 0;
    for (let at = 0; at < block.length; at++) {
      const unit = block.charCodeAt(at);
      if (unit === plusSign && plus) {
        text += `${block.slice(from, at)} `;
        from = at + 1;
      } else if (unit === percent) {
        const end = this.#fillRun(block, at);
        if (end === at) this.#onBroken(block.slice(at, at + 3), this.#offset + at);
        else {
          text += block.slice(from, at) + this.#readRun(block, at, (end - at) / 3);
          from = end;
          at = end - 1;
        }
      }
    }
    return text + block.slice(from);
  }

  /** Puts the values of the escapes from an offset on into the buffer; gives the offset behind them. */
  #fillRun(block: string, from: number): number {
    let at = from;
    for (let count = 0; ; count++) {
      const value = block.charCodeAt(at) === percent ? escapeAt(block, at) : -1;
      if (value < 0) return at;
      this.#bytes[count] = value;
      at += 3;
    }
  }

  /** A run of escapes, whose values are in the buffer, as UTF-8. */
  #readRun(block: string, at: number, count: number): string {
    this.count += count;
    const bytes = this.#bytes;
    const [first = 0] = bytes;
    if (count === 1 && first < 0x80) return String.fromCharCode(first);
    let text = '';
    let from = 0;
    while (from < count) {
      const fault = nextUtf8Fault(bytes, from, count);
      text += utf8Text(bytes, from, fault?.start ?? count);
      if (!fault) break;
      const [start, end] = [at + fault.start * 3, at + fault.end * 3];
      const shown = block.slice(start, end);
      this.#onInvalid(shown, this.#offset + start, this.#offset + end);
      text += this.#wanted.faults === 'keep' ? shown : '\ufffd';
      from = fault.end;
    }
    return text;
  }

  /** In other encodings an ASCII letter may be the second byte of a character, so it is read as a byte too. */
  #decodeBytes(block: string, sink: TextSink): string {
    let text = '';
    for (let i = 0; i < block.length; i++) {
      const unit = block.charCodeAt(i);
      const offset = this.#offset + i;
      const value = unit === percent ? escapeAt(block, i) : -1;
      if (value >= 0) {
        sink.byte(value, offset);
        this.count++;
        i += 2;
      } else if (unit < 0x80) {
        if (unit === percent) this.#onBroken(block.slice(i, i + 3), offset);
        sink.byte(unit === plusSign && this.#wanted.plus ? 0x20 : unit, offset);
      } else sink.literal(block.charAt(i));
      if (sink.isFull) text += sink.take();
    }
    return text + sink.take();
  }

  #onBroken(shown: string, start: number): void {
    if (this.#wanted.faults === 'stop') {
      const message = `“${shown}” is not a percent escape: two hexadecimal digits have to follow the sign. Write %25 for a percent sign itself, or have such signs kept.`;
      throw inputError('text', start, message, 1);
    }
    this.#broken.add(start, start + 1, 'no percent escape', shown);
  }

  #onInvalid(shown: string, start: number, end: number): void {
    const name = shortName(this.#wanted.encoding);
    if (this.#wanted.faults === 'stop') {
      const message = `“${shown}” is not valid in ${name}. Choose the encoding it was written in, or have such places kept.`;
      throw inputError('text', start, message, end - start);
    }
    if (end === start) this.#invalid.addUnplaced();
    else this.#invalid.add(start, end, `not valid in ${name}`, shown);
  }
}

/** -1000 for what is no hexadecimal digit, so that a sum with one is negative. */
function digitValue(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1_000;
}

/** The value of the escape at an offset; negative where there is none. */
function escapeAt(text: string, at: number): number {
  if (at + 2 >= text.length) return -1;
  return digitValue(text.charCodeAt(at + 1)) * 16 + digitValue(text.charCodeAt(at + 2));
}

function escapesOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(
    '',
  );
}

/** A percent sign, or one and a digit, at the end. */
function openEscape(text: string): number {
  return /%[0-9a-f]?$/i.exec(text.slice(-2))?.[0].length ?? 0;
}

/** What may be the beginning of an escape, or escapes of a character whose last bytes are missing. */
function waitingEscapes(text: string): number {
  const open = openEscape(text);
  let waiting = open;
  for (let bytes = 1; bytes <= 3; bytes++) {
    const value = escapeAt(text, text.length - open - 3 * bytes);
    const at = text.length - open - 3 * bytes;
    if (at < 0 || text.charCodeAt(at) !== percent || value < 0x80) break;
    if (value >= 0xc0) {
      if (utf8Length(value) > bytes) waiting = open + 3 * bytes;
      break;
    }
  }
  return waiting;
}
