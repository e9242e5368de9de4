import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EncodedFile } from './protocol.ts';
import { readInPieces, readWhole } from './read-files.ts';

/** A file whose stream comes in these pieces. */
function fileIn(pieces: readonly Uint8Array<ArrayBuffer>[], encoding: string): EncodedFile {
  const content = new Blob([...pieces]);
  content.stream = () =>
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
  return { name: 'a.txt', content, encoding };
}

function cutAt(
  bytes: Uint8Array<ArrayBuffer>,
  places: readonly number[],
): Uint8Array<ArrayBuffer>[] {
  const ends = [...places.map((place) => place % (bytes.length + 1)), bytes.length];
  ends.sort((one, other) => one - other);
  return ends.map((end, i) => bytes.slice(ends[i - 1] ?? 0, end));
}

async function piecesOf(files: readonly EncodedFile[]): Promise<string[]> {
  const pieces: string[] = [];
  await readInPieces(
    files,
    (piece) => void pieces.push(piece),
    () => {},
  );
  return pieces;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

/** UTF-16 in either order of bytes: what `Buffer` writes, swapped for the other. */
function utf16(text: string, order: 'le' | 'be'): Uint8Array<ArrayBuffer> {
  const buffer = Buffer.from(text, 'utf16le');
  return Uint8Array.from(order === 'le' ? buffer : buffer.swap16());
}

/**
 * Without U+FEFF inside: the decoder of Node.js 24 drops one at the end of a piece that begins with
 * the rest of a character; Chromium keeps it.
 */
const unicode = fc.string({
  unit: fc.oneof(
    fc.constantFrom('a', 'é', '語', '😀', '\r\n'),
    fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
  ),
});

const cuts = fc.array(fc.nat(200), { maxLength: 8 });

describe('readInPieces', () => {
  it('reads what stands in the file, wherever its stream is cut', async () => {
    const encoded = fc.constantFrom('utf-8', 'utf-16le', 'utf-16be');
    const mark = fc.constantFrom('', '\ufeff');
    await fc.assert(
      fc.asyncProperty(mark, unicode, cuts, encoded, async (bom, content, places, encoding) => {
        const text = bom + content.toWellFormed().replaceAll('\ufeff', '');
        const order = encoding === 'utf-16be' ? 'be' : 'le';
        const bytes = encoding === 'utf-8' ? utf8(text) : utf16(text, order);
        const pieces = await piecesOf([fileIn(cutAt(bytes, places), encoding)]);
        // A byte order mark at the beginning is no part of the text (WHATWG Encoding, "decode").
        expect(pieces.join('')).toBe(text.replace(/^\ufeff/, ''));
        for (const piece of pieces) expect(piece.isWellFormed()).toBe(true);
      }),
    );
  });

  it('holds back what a piece begins only', async () => {
    const bytes = utf8('a😀b');
    const file = fileIn([bytes.slice(0, 2), bytes.slice(2, 4), bytes.slice(4)], 'utf-8');
    expect((await piecesOf([file])).join('|')).toMatch(/^a\|\|😀b/);
  });

  it('reads files one after the other, each in its own encoding', async () => {
    // python3 -c "print('é'.encode('cp1252'), 'ж'.encode('koi8-r'))"
    const files = [
      fileIn([Uint8Array.of(0xe9)], 'windows-1252'),
      fileIn([Uint8Array.of(0xd6)], 'koi8-r'),
      fileIn([utf8('語')], 'utf-8'),
    ];
    expect(await readWhole(files)).toBe('éж語');
  });

  it('adds nothing between files, and leaves out the mark at the beginning of each', async () => {
    const files = [fileIn([utf8('\ufeffa\n')], 'utf-8'), fileIn([utf8('\ufeffb')], 'utf-8')];
    expect(await readWhole(files)).toBe('a\nb');
  });

  it('ends a character that a file begins only, before the next file', async () => {
    const files = [
      fileIn([Uint8Array.of(0x61, 0xf0, 0x9f)], 'utf-8'),
      fileIn([utf8('b')], 'utf-8'),
    ];
    expect(await readWhole(files)).toBe('a\ufffdb');
  });

  it('tells the share of all bytes that is read', async () => {
    const told: number[] = [];
    const files = [fileIn([utf8('ab'), utf8('cd')], 'utf-8'), fileIn([utf8('efgh')], 'utf-8')];
    await readInPieces(
      files,
      () => {},
      (done) => told.push(done),
    );
    expect(told).toEqual([0.25, 0.5, 1]);
  });

  it('waits for who takes a piece before it reads the next', async () => {
    const steps: string[] = [];
    const file = fileIn([utf8('a'), utf8('b')], 'utf-8');
    await readInPieces(
      [file],
      async (piece) => {
        if (piece === '') return;
        steps.push(`takes ${piece}`);
        await Promise.resolve();
        steps.push(`took ${piece}`);
      },
      () => {},
    );
    expect(steps).toEqual(['takes a', 'took a', 'takes b', 'took b']);
  });

  it('reads an empty file, and none', async () => {
    expect(await readWhole([fileIn([], 'utf-8')])).toBe('');
    expect(await readWhole([])).toBe('');
  });

  it('reads a blob of several chunks as the platform streams it', async () => {
    const text = '語😀é'.repeat(100_000);
    expect(await readWhole([{ name: 'a', content: new Blob([text]), encoding: 'utf-8' }])).toBe(
      text,
    );
  });
});
