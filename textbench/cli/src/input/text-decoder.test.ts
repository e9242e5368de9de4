import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pieceDecoder } from './text-decoder.ts';

/** Decodes bytes that are cut at these offsets. */
function decoded(bytes: Uint8Array, cuts: readonly number[], label?: string): string[] {
  const decoder = pieceDecoder(label);
  const places = cuts.map((cut) => cut % (bytes.length + 1)).sort((one, other) => one - other);
  const ends = [...places, bytes.length];
  return [
    ...ends.map((end, index) => decoder.push(bytes.subarray(ends[index - 1] ?? 0, end))),
    decoder.end(),
  ];
}

const cuts = fc.array(fc.nat(200), { maxLength: 12 });

/** Bytes that make and break UTF-8 more often than chance does. */
const trickyBytes = fc
  .array(
    fc.oneof(
      fc.constantFrom(0x61, 0x80, 0xbf, 0xc2, 0xc3, 0xe0, 0xed, 0xa0, 0xef, 0xf0, 0x9f, 0xf4, 0xff),
      fc.nat(255),
    ),
    { maxLength: 60 },
  )
  .map((bytes) => Uint8Array.from(bytes));

describe('pieceDecoder', () => {
  it('decodes any bytes as the platform decodes them whole, however they are cut', () => {
    fc.assert(
      fc.property(trickyBytes, cuts, (bytes, places) => {
        // A byte order mark of UTF-16 is not UTF-8's affair: it has a test of its own.
        fc.pre(
          !(bytes[0] === 0xfe && bytes[1] === 0xff) && !(bytes[0] === 0xff && bytes[1] === 0xfe),
        );
        expect(decoded(bytes, places).join('')).toBe(new TextDecoder().decode(bytes));
      }),
      { numRuns: 2_000 },
    );
  });

  it('never ends a piece inside a surrogate pair, in any encoding', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 });
    fc.assert(
      fc.property(text, cuts, fc.boolean(), (whole, places, wide) => {
        const bytes = Buffer.from(whole, wide ? 'utf16le' : 'utf8');
        const pieces = decoded(bytes, places, wide ? 'utf-16le' : 'utf-8');
        const expected = new TextDecoder(wide ? 'utf-16le' : 'utf-8').decode(bytes);
        expect(pieces.join('')).toBe(expected);
        for (const piece of pieces) expect(piece.isWellFormed()).toBe(true);
      }),
    );
  });

  it.each([
    ['utf-8', [0xef, 0xbb, 0xbf, 0x61]],
    ['utf-16le', [0xff, 0xfe, 0x61, 0x00]],
    ['utf-16be', [0xfe, 0xff, 0x00, 0x61]],
  ])('honours the byte order mark of %s, byte by byte, whatever the label', (name, bytes) => {
    for (const label of [undefined, 'windows-1252']) {
      const decoder = pieceDecoder(label);
      const text = bytes.map((byte) => decoder.push(Uint8Array.of(byte))).join('') + decoder.end();
      expect(text).toBe('a');
      expect(decoder.encoding()).toBe(name);
    }
  });

  it('keeps a byte order mark that is not at the start', () => {
    expect(decoded(Buffer.from('a\ufeffb'), []).join('')).toBe('a\ufeffb');
    expect(decoded(Buffer.from('\ufeff\ufeffb'), []).join('')).toBe('\ufeffb');
  });

  it('decodes by label', () => {
    // python3 -c "print('héllo'.encode('cp1252').hex(), 'テスト'.encode('shift_jis').hex())"
    expect(decoded(Buffer.from('68e96c6c6f', 'hex'), [], 'windows-1252').join('')).toBe('héllo');
    expect(decoded(Buffer.from('836583588367', 'hex'), [1, 3], 'shift_jis').join('')).toBe(
      'テスト',
    );
  });

  it('tells damage from a U+FFFD that was there', () => {
    const sound = pieceDecoder();
    expect(sound.push(Buffer.from('a\ufffdb')) + sound.end()).toBe('a\ufffdb');
    expect(sound.damaged()).toBe(false);
    const broken = pieceDecoder();
    expect(broken.push(Uint8Array.of(0x61, 0xe9)) + broken.end()).toBe('a\ufffd');
    expect(broken.damaged()).toBe(true);
  });

  it('reads the shortest inputs', () => {
    expect(decoded(new Uint8Array(), [])).toEqual(['', '']);
    expect(decoded(Buffer.from('a'), []).join('')).toBe('a');
  });

  it('does not keep memory that the source uses again', () => {
    const decoder = pieceDecoder();
    const chunk = Uint8Array.of(0x61, 0x62, 0x63, 0xc3);
    const start = decoder.push(chunk);
    chunk.fill(0x7a);
    expect(start + decoder.push(Uint8Array.of(0xa9))).toBe('abcé');
  });

  it('refuses a label that does not exist', () => {
    expect(() => pieceDecoder('utf-9')).toThrow(
      expect.objectContaining({
        fault: 'command',
        message: '--encoding: there is no encoding "utf-9".',
      }),
    );
  });
});
