import { blockLength } from './blocks.ts';
import { ByteOutput } from './byte-output.ts';
import type { EncodingName } from './encodings.ts';
import { gb18030FourBytes } from './gb18030.ts';
import { Iso2022JpWriter } from './iso-2022-jp.ts';
import { bytesOf, reverseTable } from './reverse-table.ts';

/** Turns a text into the bytes of an encoding, piece by piece. */
export interface ByteEncoder {
  /**
   * Bytes of the next piece: at most `blockLength` code units, not ending inside a surrogate pair.
   * The array is valid until the next call.
   */
  encode(piece: string): Uint8Array;
  /** Bytes that end the text, where an encoding has such. */
  end(): Uint8Array;
}

/** Told of a character that the encoding lacks; gives what stands for it, in ASCII. */
export type Unmappable = (codePoint: number, offsetInPiece: number) => string;

const none = new Uint8Array(0);

/** Lone surrogates become U+FFFD in the Unicode encodings and are unmappable in the others. */
export function byteEncoder(encoding: EncodingName, unmappable: Unmappable): ByteEncoder {
  switch (encoding) {
    case 'utf-8':
      return utf8Encoder();
    case 'utf-16le':
      return utf16Encoder(0);
    case 'utf-16be':
      return utf16Encoder(1);
    case 'iso-2022-jp':
      return iso2022JpEncoder(unmappable);
    default:
      return tableEncoder(encoding, unmappable);
  }
}

function utf8Encoder(): ByteEncoder {
  const encoder = new TextEncoder();
  const buffer = new Uint8Array(blockLength * 3);
  return {
    encode: (piece) => buffer.subarray(0, encoder.encodeInto(piece, buffer).written),
    end: () => none,
  };
}

/** @param high index of the more significant byte of a pair */
function utf16Encoder(high: 0 | 1): ByteEncoder {
  const buffer = new Uint8Array(blockLength * 2);
  const encode = (piece: string) => {
    const text = piece.toWellFormed();
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      buffer[2 * i + 1 - high] = unit >> 8;
      buffer[2 * i + high] = unit & 0xff;
    }
    return buffer.subarray(0, text.length * 2);
  };
  return { encode, end: () => none };
}

function tableEncoder(encoding: EncodingName, unmappable: Unmappable): ByteEncoder {
  const table = reverseTable(encoding);
  const output = new ByteOutput();
  const replacement = new TextEncoder();
  const encode = (piece: string) => {
    output.length = 0;
    for (let i = 0; i < piece.length; i++) {
      const unit = piece.charCodeAt(i);
      const bytes = output.reserve(4);
      if (unit < 0x80) {
        bytes[output.length++] = unit;
        continue;
      }
      const codePoint = piece.codePointAt(i) ?? unit;
      const found = bytesOf(table, codePoint);
      if (found > 0xff) bytes[output.length++] = found >> 8;
      if (found > 0) bytes[output.length++] = found & 0xff;
      else {
        const four = encoding === 'gb18030' ? gb18030FourBytes(codePoint) : undefined;
        output.write(four ? Uint8Array.from(four) : replacement.encode(unmappable(codePoint, i)));
      }
      if (codePoint > 0xffff) i++;
    }
    return output.bytes.subarray(0, output.length);
  };
  return { encode, end: () => none };
}

function iso2022JpEncoder(unmappable: Unmappable): ByteEncoder {
  const writer = new Iso2022JpWriter();
  const encode = (piece: string) => {
    const bytes: number[] = [];
    let offset = 0;
    for (const character of piece) {
      const codePoint = character.codePointAt(0) ?? 0;
      const found = writer.bytes(codePoint);
      if (found) for (const byte of found) bytes.push(byte);
      else {
        for (const stand of unmappable(codePoint, offset)) {
          bytes.push(...(writer.bytes(stand.charCodeAt(0)) ?? []));
        }
      }
      offset += character.length;
    }
    return Uint8Array.from(bytes);
  };
  return { encode, end: () => Uint8Array.from(writer.end()) };
}
