import { Buffer } from 'node:buffer';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { ReadingTrail } from './reading-trail.ts';
import type { Source } from './source.ts';
import { demandReadable } from './source.ts';
import { longestText, textPieces, wholeText } from './text-pieces.ts';

const folder = mkdtempSync(join(tmpdir(), 'textbench-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): Source {
  const path = join(folder, name);
  writeFileSync(path, content);
  return { kind: 'file', path };
}

function readingOf(stdin: readonly Uint8Array[] = []) {
  const warnings: string[] = [];
  const reading = {
    stdin: () => Readable.from(stdin),
    encoding: undefined,
    warn: (message: string) => void warnings.push(message),
  };
  return { reading, warnings };
}

describe('textPieces', () => {
  it('reads files and standard input one after another', async () => {
    const { reading } = readingOf([Buffer.from('mid'), Buffer.from('dle ')]);
    const sources = [file('a', 'first '), { kind: 'stdin' } as const, file('b', 'last')];
    expect(await wholeText(textPieces(sources, reading), '')).toBe('first middle last');
  });

  it('decodes each file by itself: a byte order mark and half a character stay its own', async () => {
    const { reading, warnings } = readingOf();
    const half = file('half', Uint8Array.of(0x61, 0xc3));
    const marked = file('marked', Buffer.from('\ufeff\u00e9', 'utf16le'));
    expect(await wholeText(textPieces([half, marked], reading), '')).toBe('a\ufffdé');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('half: some bytes are no utf-8');
  });

  it('gives no empty pieces', async () => {
    const { reading } = readingOf([Buffer.from(''), Buffer.from('a'), Buffer.from('')]);
    const pieces: string[] = [];
    for await (const piece of textPieces([{ kind: 'stdin' }], reading)) pieces.push(piece);
    expect(pieces).toEqual(['a']);
  });

  it('lets a trail follow', async () => {
    const { reading } = readingOf();
    const trail = new ReadingTrail();
    const source = file('trailed', 'one\ntwo');
    await wholeText(textPieces([source], reading, trail), '');
    expect(trail.where(5)).toBe(`${join(folder, 'trailed')}:2:2`);
  });
});

describe('wholeText', () => {
  it('refuses what no string can hold', async () => {
    async function* large() {
      for (let i = 0; i < 5; i++) yield 'x'.repeat(longestText / 4);
    }
    await expect(wholeText(large(), 'large.txt')).rejects.toMatchObject({
      fault: 'input',
      // 2^29 - 24
      message: 'large.txt has more than 536,870,888 characters, and this tool needs it whole.',
    });
  });
});

describe('demandReadable', () => {
  it('says what is wrong with a file', async () => {
    const missing = { kind: 'file', path: join(folder, 'missing') } as const;
    await expect(demandReadable([missing])).rejects.toMatchObject({
      fault: 'input',
      message: `${missing.path}: cannot be read: there is no such file.`,
    });
    await expect(demandReadable([{ kind: 'file', path: folder }])).rejects.toMatchObject({
      message: `${folder}: this is a folder, not a file.`,
    });
  });
});
