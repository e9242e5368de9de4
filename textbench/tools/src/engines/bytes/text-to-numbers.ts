import { inputError, warning } from '@textbench/kit';
import { eachBlock, loneSurrogates } from './blocks.ts';
import type { EncodingName } from './encodings.ts';
import { shortName } from './encodings.ts';
import type { HexdumpLayout } from './hexdump-writer.ts';
import { HexdumpWriter } from './hexdump-writer.ts';
import type { NumberLayout } from './number-writer.ts';
import { NumberWriter } from './number-writer.ts';
import type { ReportingStream } from './reporting.ts';
import { counted, inTextOrder, named, Occurrences } from './reporting.ts';
import type { ByteEncoder } from './text-encoder.ts';
import { byteEncoder } from './text-encoder.ts';

/** What a number stands for: a byte of the encoded text, a code point, or a UTF-16 code unit. */
export type Unit = 'bytes' | 'codePoints' | 'utf16';

/** What is written for a character that the encoding lacks. */
export type UnmappablePolicy = 'questionMark' | 'reference' | 'stop';

export interface NumbersFromText {
  readonly unit: Unit;
  readonly encoding: EncodingName;
  readonly unmappable: UnmappablePolicy;
  /** A hexdump is always of bytes. */
  readonly layout: NumberLayout | HexdumpLayout;
}

/** Writes a text as numbers. */
export function numbersFromText(wanted: NumbersFromText): ReportingStream {
  const { unit, layout } = wanted;
  if (unit === 'bytes' || 'style' in layout) return new EncodedText(wanted);
  return new UnitText(layout, unit);
}

/** Bytes of a text in an encoding, with word of what the encoding could not hold. */
class EncodedText implements ReportingStream {
  readonly #encoding: EncodingName;
  readonly #policy: UnmappablePolicy;
  readonly #encoder: ByteEncoder;
  readonly #writer: NumberWriter | HexdumpWriter;
  readonly #missing = new Occurrences();
  readonly #lone = new Occurrences();
  #offset = 0;

  constructor({ encoding, unmappable, layout }: NumbersFromText) {
    this.#encoding = encoding;
    this.#policy = unmappable;
    this.#encoder = byteEncoder(encoding, (codePoint, at) => this.#replace(codePoint, at));
    this.#writer = 'style' in layout ? new HexdumpWriter(layout) : new NumberWriter(layout);
  }

  push(piece: string): string {
    let written = '';
    eachBlock(piece, (block) => {
      this.#noteLoneSurrogates(block);
      written += this.#writer.bytes(this.#encoder.encode(block));
      this.#offset += block.length;
    });
    return written;
  }

  end(): string {
    const last = this.#writer.bytes(this.#encoder.end());
    return last + ('end' in this.#writer ? this.#writer.end() : '');
  }

  facts(): readonly string[] {
    return [counted(this.#writer.count, 'byte')];
  }

  notes() {
    const [missing, lone] = [this.#missing, this.#lone];
    const name = shortName(this.#encoding);
    return [
      missing.count > 0 &&
        `${counted(missing.count, 'character')} not in ${name}, written as ${this.#policy === 'reference' ? 'character references' : '“?”'}${missing.samples}. UTF-8 has a place for every character.`,
      lone.count > 0 &&
        `${counted(lone.count, 'lone surrogate')} cannot be written in ${name} and became U+FFFD (�).`,
    ]
      .filter((note) => note !== false)
      .map(warning);
  }

  marks() {
    return inTextOrder(this.#missing, this.#lone);
  }

  #replace(codePoint: number, at: number): string {
    const start = this.#offset + at;
    const end = start + (codePoint > 0xffff ? 2 : 1);
    const [name, character] = [shortName(this.#encoding), named(codePoint)];
    if (this.#policy === 'stop') {
      const message = `“${character}” is not in ${name}. Choose UTF-8, or have such characters written as “?”.`;
      throw inputError('text', start, message, end - start);
    }
    this.#missing.add(start, end, `not in ${name}`, character);
    const scalar = codePoint >= 0xd800 && codePoint <= 0xdfff ? 0xfffd : codePoint;
    return this.#policy === 'reference' ? `&#${scalar};` : '?';
  }

  #noteLoneSurrogates(block: string): void {
    if (!this.#encoding.startsWith('utf-')) return;
    for (const at of loneSurrogates(block)) {
      const start = this.#offset + at;
      this.#lone.add(start, start + 1, 'lone surrogate', named(block.charCodeAt(at)));
    }
  }
}

/** Code points or UTF-16 code units of a text; every text has them, lone surrogates too. */
class UnitText implements ReportingStream {
  readonly #byCodePoint: boolean;
  readonly #layout: NumberLayout;
  readonly #writer: NumberWriter;
  #values = new Uint32Array(0);

  constructor(layout: NumberLayout, unit: Unit) {
    this.#byCodePoint = unit === 'codePoints';
    this.#layout = layout;
    this.#writer = new NumberWriter(layout);
  }

  push(piece: string): string {
    let written = '';
    eachBlock(piece, (block) => {
      if (this.#values.length < block.length) this.#values = new Uint32Array(block.length);
      let count = 0;
      for (let i = 0; i < block.length; i++) {
        const value = this.#byCodePoint ? block.codePointAt(i) : block.charCodeAt(i);
        this.#values[count++] = value ?? 0;
        if (value !== undefined && value > 0xffff) i++;
      }
      written += this.#writer.numbers(this.#values, count);
    });
    return written;
  }

  end(): string {
    return '';
  }

  facts(): readonly string[] {
    return [counted(this.#writer.count, this.#byCodePoint ? 'code point' : 'UTF-16 unit')];
  }

  notes() {
    const { prefix, suffix, separator, group } = this.#layout;
    const runTogether = this.#byCodePoint && prefix + suffix === '' && separator === '';
    return (runTogether || group > 1) && this.#byCodePoint
      ? [
          warning(
            'Code points differ in length: without separators they cannot be told apart again.',
          ),
        ]
      : [];
  }

  marks() {
    return [];
  }
}
