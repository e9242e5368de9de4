import { Buffer, isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { CommandError } from '../command-error.ts';

/** Decodes bytes that come in pieces; its pieces of text never end inside a character. */
export interface PieceDecoder {
  push(bytes: Uint8Array): string;
  end(): string;
  /** Whether bytes that are none of the encoding became U+FFFD. */
  damaged(): boolean;
  /** Name of the encoding as the WHATWG Encoding Standard has it. */
  encoding(): string;
}

const byteOrderMarks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
] as const;

const longestMark = 3;

/**
 * A decoder of this encoding, or of the one that a byte order mark names; the mark is no part of
 * the text. Source: WHATWG Encoding Standard, "decode".
 *
 * @throws CommandError for a label that the standard does not know
 */
export function pieceDecoder(label = 'utf-8'): PieceDecoder {
  let inner = decoderFor(label);
  let head: Uint8Array | undefined = new Uint8Array();
  const start = (bytes: Uint8Array): string => {
    head = undefined;
    const mark = byteOrderMarks.find((known) => known.bytes.every((byte, i) => bytes[i] === byte));
    if (!mark) return inner.push(bytes);
    inner = decoderFor(mark.encoding);
    return inner.push(bytes.subarray(mark.bytes.length));
  };
  return {
    push(bytes) {
      if (!head) return inner.push(bytes);
      head = Buffer.concat([head, bytes]);
      return head.length < longestMark ? '' : start(head);
    },
    end: () => (head ? start(head) : '') + inner.end(),
    damaged: () => inner.damaged(),
    encoding: () => inner.encoding(),
  };
}

function decoderFor(label: string): PieceDecoder {
  const decoder = platformDecoder(label);
  return decoder.encoding === 'utf-8' ? utf8Decoder() : otherDecoder(decoder);
}

function platformDecoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label, { ignoreBOM: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const hint =
      'Among others there are utf-8, utf-16le, windows-1252, shift_jis, gb18030, koi8-r.';
    throw new CommandError('command', `--encoding: there is no encoding "${label}".`, hint);
  }
}

function otherDecoder(decoder: TextDecoder): PieceDecoder {
  let damaged = false;
  const checked = (piece: string): string => {
    damaged ||= piece.includes('\ufffd');
    return piece;
  };
  return {
    push: (bytes) => checked(decoder.decode(bytes, { stream: true })),
    end: () => checked(decoder.decode()),
    damaged: () => damaged,
    encoding: () => decoder.encoding,
  };
}

/** UTF-8 by whole characters, so that damage can be told from a U+FFFD that the input holds. */
function utf8Decoder(): PieceDecoder {
  let held: Uint8Array = new Uint8Array();
  let damaged = false;
  const decode = (bytes: Uint8Array): string => {
    damaged ||= !isUtf8(bytes);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  };
  return {
    push(bytes) {
      const all = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
      const complete = completeLength(all);
      held = Uint8Array.from(all.subarray(complete)); // the source may use its memory again
      return decode(all.subarray(0, complete));
    },
    end() {
      const rest = decode(held);
      held = new Uint8Array();
      return rest;
    },
    damaged: () => damaged,
    encoding: () => 'utf-8',
  };
}

/** Length without an unfinished character at the end: a lead byte that wants more than follows. */
function completeLength(bytes: Uint8Array): number {
  const { length } = bytes;
  for (let back = 1; back <= Math.min(3, length); back++) {
    const byte = bytes[length - back] ?? 0;
    if (byte < 0x80) return length;
    if (byte >= 0xc0) {
      const wanted = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return wanted > back ? length - back : length;
    }
  }
  return length;
}
