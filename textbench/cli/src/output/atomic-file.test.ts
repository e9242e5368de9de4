import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { atomicFile } from './atomic-file.ts';

let folder = '';
const path = (name: string) => join(folder, name);
const content = (name: string) => readFileSync(path(name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'textbench-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('atomicFile', () => {
  it('appears at the end, whole, and leaves nothing beside it', async () => {
    const sink = await atomicFile(path('new.txt'));
    await sink.write('one ');
    await sink.write(Uint8Array.of(0x74, 0x77, 0x6f));
    expect(existsSync(path('new.txt'))).toBe(false);
    await sink.finish();
    expect(content('new.txt')).toBe('one two');
    expect(readdirSync(folder)).toEqual(['new.txt']);
  });

  it('leaves the old file as it was until the end, and for good when abandoned', async () => {
    writeFileSync(path('old.txt'), 'old');
    const sink = await atomicFile(path('old.txt'));
    await sink.write('new');
    expect(content('old.txt')).toBe('old');
    await sink.abandon();
    expect(content('old.txt')).toBe('old');
    expect(readdirSync(folder)).toEqual(['old.txt']);
  });

  it('writes an empty file when nothing was written', async () => {
    const sink = await atomicFile(path('empty.txt'));
    await sink.finish();
    expect(content('empty.txt')).toBe('');
  });

  it('can be abandoned before anything was written', async () => {
    const sink = await atomicFile(path('never.txt'));
    await sink.abandon();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('keeps the permissions of what it replaces', async () => {
    writeFileSync(path('script'), 'old');
    chmodSync(path('script'), 0o750);
    const sink = await atomicFile(path('script'));
    await sink.write('new');
    await sink.finish();
    expect(statSync(path('script')).mode & 0o777).toBe(0o750);
  });

  it('replaces what a symbolic link points to, not the link', async () => {
    writeFileSync(path('target'), 'old');
    symlinkSync(path('target'), path('link'));
    const sink = await atomicFile(path('link'));
    await sink.write('new');
    await sink.finish();
    expect(lstatSync(path('link')).isSymbolicLink()).toBe(true);
    expect(content('target')).toBe('new');
  });

  it('writes directly to what is no regular file', async () => {
    const sink = await atomicFile('/dev/null');
    await sink.write('gone');
    await sink.finish();
    expect(statSync('/dev/null').isFile()).toBe(false);
  });

  it('refuses a place that cannot be written before any work is done', async () => {
    await expect(atomicFile(folder)).rejects.toMatchObject({
      fault: 'command',
      message: `${folder}: cannot be written: this is a folder.`,
    });
    await expect(atomicFile(path('no/such.txt'))).rejects.toMatchObject({
      message: `${path('no/such.txt')}: cannot be written: there is no such folder.`,
    });
  });
});
