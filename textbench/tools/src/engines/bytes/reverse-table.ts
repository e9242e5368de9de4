import type { EncodingName } from './encodings.ts';

/**
 * Character → bytes of an encoding of one or two bytes a character, made from the platform's own
 * decoder the first time it is needed. Values are `first << 8 | second`, or one byte below 256;
 * 0 where the encoding has no place. ASCII is left out: it stands for itself.
 */
export interface ReverseTable {
  /** By code unit, for the Basic Multilingual Plane. */
  readonly plane0: Uint16Array;
  /** By code point, beyond it. */
  readonly astral: ReadonlyMap<number, number>;
}

const made = new Map<EncodingName, ReverseTable>();

export function reverseTable(name: EncodingName): ReverseTable {
  const known = made.get(name);
  if (known) return known;
  const table = build(name);
  made.set(name, table);
  return table;
}

export function bytesOf(table: ReverseTable, codePoint: number): number {
  if (codePoint < 0x10000) return table.plane0[codePoint] ?? 0;
  return table.astral.get(codePoint) ?? 0;
}

const doubleByte: readonly EncodingName[] = [
  'shift_jis',
  'euc-jp',
  'gb18030',
  'gbk',
  'big5',
  'euc-kr',
];

function build(name: EncodingName): ReverseTable {
  const plane0 = new Uint16Array(0x10000);
  const astral = new Map<number, number>();
  const put = (codePoint: number, bytes: number, again: boolean) => {
    if (codePoint < 0x80 || codePoint === 0xfffd) return;
    if (codePoint >= 0x10000) {
      if (again || !astral.has(codePoint)) astral.set(codePoint, bytes);
    } else if (again || plane0[codePoint] === 0) plane0[codePoint] = bytes;
  };
  for (const [bytes, codePoint] of decodedAlone(name, singles(name))) put(codePoint, bytes, false);
  if (doubleByte.includes(name)) {
    for (const [bytes, codePoint] of decodedAlone(name, pairs(name))) {
      put(codePoint, bytes, lastWins(name, codePoint));
    }
  }
  for (const [codePoint, same] of sharedPlaces(name)) {
    put(codePoint, same < 0x80 ? same : (plane0[same] ?? 0), true);
  }
  return { plane0, astral };
}

/** Byte sequences that stand for exactly one code point, in the order given. */
function* decodedAlone(
  name: EncodingName,
  sequences: readonly (readonly number[])[],
): Generator<[bytes: number, codePoint: number]> {
  const separated = Uint8Array.from(sequences.flatMap((sequence) => [...sequence, 0x0a]));
  const decoded = new TextDecoder(name, { ignoreBOM: true }).decode(separated).split('\n');
  for (const [index, text] of decoded.entries()) {
    const codePoint = text.codePointAt(0);
    if (codePoint === undefined || text.length !== String.fromCodePoint(codePoint).length) continue;
    yield [(sequences[index] ?? []).reduce((all, byte) => (all << 8) | byte, 0), codePoint];
  }
}

/** Bytes that stand for a character alone: half-width katakana in Shift_JIS, the euro sign in GBK. */
function singles(name: EncodingName): number[][] {
  const upper = Array.from({ length: 128 }, (_, i) => [i + 0x80]);
  if (name === 'gbk') return [[0x80]];
  return doubleByte.includes(name) && name !== 'shift_jis' ? [] : upper;
}

function pairs(name: EncodingName): number[][] {
  const all: number[][] = [];
  for (let first = name === 'big5' ? 0xa1 : 0x81; first <= 0xfe; first++) {
    for (let second = 0x40; second <= 0xfe; second++) {
      if (second !== 0x7f && !isCopy(name, first, second)) all.push([first, second]);
    }
  }
  return all;
}

/** Pairs that some decoders read but the standard does not write. */
function isCopy(name: EncodingName, first: number, second: number): boolean {
  // IBM's extensions, which stand at 0xFA to 0xFC too.
  if (name === 'shift_jis') return first === 0xed || first === 0xee;
  if (name === 'euc-jp') return first === 0x8e && second > 0xdf;
  // Rows for a person's own characters.
  return name === 'euc-kr' && (first === 0xc9 || first === 0xfe);
}

/** Big5 has these twice, and the standard writes the second. */
function lastWins(name: EncodingName, codePoint: number): boolean {
  return name === 'big5' && [0x2550, 0x255e, 0x2561, 0x256a, 0x5341, 0x5345].includes(codePoint);
}

/** Characters that an encoder writes with the bytes of another (Encoding Standard, sections 10 to 12). */
function sharedPlaces(name: EncodingName): readonly [codePoint: number, same: number][] {
  if (name === 'shift_jis' || name === 'euc-jp') {
    return [
      [0xa5, 0x5c],
      [0x203e, 0x7e],
      [0x2212, 0xff0d],
    ];
  }
  return [];
}
