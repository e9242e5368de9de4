import type { Note } from '@textbench/kit';
import { warning } from '@textbench/kit';
import { BlockCutter } from '../bytes/block-cutter.ts';
import { loneSurrogates } from '../bytes/blocks.ts';
import { ByteOutput } from '../bytes/byte-output.ts';
import type { EncodingName } from '../bytes/encodings.ts';
import { shortName } from '../bytes/encodings.ts';
import type { ReportingStream } from '../bytes/reporting.ts';
import { counted, inTextOrder, named, Occurrences } from '../bytes/reporting.ts';
import type { ByteEncoder } from '../bytes/text-encoder.ts';
import { byteEncoder } from '../bytes/text-encoder.ts';
import type { PercentKind } from './percent-sets.ts';
import { asPlus, byteFates, ifEscape, keep } from './percent-sets.ts';

export interface PercentEncoding {
  readonly kind: PercentKind;
  readonly encoding: EncodingName;
  readonly keepLineEnds: boolean;
  readonly lowerCase: boolean;
}

const percent = 0x25;
const plus = 0x2b;
const ascii = new TextEncoder();

/** Percent-encodes a text, character by character in the bytes of an encoding. */
export class PercentEncoder implements ReportingStream {
  readonly #encoding: EncodingName;
  readonly #encoder: ByteEncoder;
  readonly #fates: Uint8Array;
  readonly #digits: Uint8Array;
  readonly #output = new ByteOutput();
  readonly #cutter: BlockCutter;
  readonly #missing = new Occurrences();
  readonly #lone = new Occurrences();
  /** Characters of the block in hand that the encoding lacks, and where they are. */
  #lacking: { codePoint: number; at: number }[] = [];
  #offset = 0;
  #count = 0;

  constructor({ kind, encoding, keepLineEnds, lowerCase }: PercentEncoding) {
    this.#encoding = encoding;
    this.#encoder = this.#newEncoder();
    this.#fates = byteFates(kind, keepLineEnds);
    const digits = lowerCase ? '0123456789abcdef' : '0123456789ABCDEF';
    this.#digits = ascii.encode(digits);
    this.#cutter = new BlockCutter(kind === 'address' ? openEscape : () => 0);
  }

  push(piece: string): string {
    let encoded = '';
    this.#cutter.push(piece, (block) => {
      encoded += this.#encode(block);
    });
    return encoded;
  }

  end(): string {
    const rest = this.#encode(this.#cutter.end());
    this.#write(this.#encoder.end());
    return rest + this.#output.take();
  }

  facts(): readonly string[] {
    return [`${counted(this.#count, 'byte')} encoded`];
  }

  notes(): readonly Note[] {
    const notes: Note[] = [];
    const [missing, lone] = [this.#missing, this.#lone];
    if (missing.count > 0) {
      const characters = counted(missing.count, 'character');
      const name = shortName(this.#encoding);
      notes.push(
        warning(
          `${characters} not in ${name}, written as numbers as browsers do (%26%23…%3B)${missing.samples}.`,
        ),
      );
    }
    if (lone.count > 0) {
      const surrogates = counted(lone.count, 'lone surrogate');
      notes.push(warning(`${surrogates}, no character by itself, became U+FFFD (%EF%BF%BD).`));
    }
    return notes;
  }

  marks() {
    return inTextOrder(this.#missing, this.#lone);
  }

  #newEncoder(): ByteEncoder {
    return byteEncoder(this.#encoding, (codePoint, at) => {
      this.#lacking.push({ codePoint, at });
      return '';
    });
  }

  #encode(block: string): string {
    this.#lacking = [];
    const stateful = this.#encoding === 'iso-2022-jp';
    const encoder = stateful ? this.#newEncoder() : this.#encoder; // the first is only tried out
    const bytes = encoder.encode(block);
    if (this.#lacking.length > 0 || stateful) this.#encodeAround(block, this.#lacking);
    else this.#write(bytes);
    for (const at of this.#encoding === 'utf-8' ? loneSurrogates(block) : []) {
      const start = this.#offset + at;
      this.#lone.add(start, start + 1, 'lone surrogate', named(block.charCodeAt(at)));
    }
    this.#offset += block.length;
    return this.#output.take();
  }

  /** The stretches between characters that the encoding lacks, and those as numbers (URL Standard, percent-encode after encoding). */
  #encodeAround(block: string, lacking: readonly { codePoint: number; at: number }[]): void {
    let from = 0;
    for (const { codePoint, at } of lacking) {
      this.#write(this.#encoder.encode(block.slice(from, at)));
      this.#write(this.#encoder.end());
      const scalar = codePoint >= 0xd800 && codePoint <= 0xdfff ? 0xfffd : codePoint;
      this.#output.write(ascii.encode(`%26%23${scalar}%3B`));
      from = at + (codePoint > 0xffff ? 2 : 1);
      const start = this.#offset + at;
      const label = `not in ${shortName(this.#encoding)}`;
      this.#missing.add(start, this.#offset + from, label, named(codePoint));
    }
    this.#write(this.#encoder.encode(block.slice(from)));
  }

  #write(bytes: Uint8Array): void {
    const [table, digits] = [this.#fates, this.#digits];
    const output = this.#output.reserve(bytes.length * 3);
    let to = this.#output.length;
    let count = 0;
    for (let i = 0; i < bytes.length; i++) {
      const byte = bytes[i] ?? 0;
      const fate = table[byte];
      if (fate === keep) output[to++] = byte;
      else if (fate === asPlus) output[to++] = plus;
      else if (fate === ifEscape && beginsEscape(bytes, i)) output[to++] = byte;
      else {
        output[to] = percent;
        output[to + 1] = digits[byte >> 4] ?? 0;
        output[to + 2] = digits[byte & 15] ?? 0;
        to += 3;
        count++;
      }
    }
    this.#count += count;
    this.#output.length = to;
  }
}

/** A percent sign, or one and a digit, at the end: it may yet become an escape. */
function openEscape(text: string): number {
  return /%[0-9a-f]?$/i.exec(text.slice(-2))?.[0].length ?? 0;
}

function beginsEscape(bytes: Uint8Array, at: number): boolean {
  return isHexDigit(bytes[at + 1] ?? 0) && isHexDigit(bytes[at + 2] ?? 0);
}

function isHexDigit(byte: number): boolean {
  return (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
}
