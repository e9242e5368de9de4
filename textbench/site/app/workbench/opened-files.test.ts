import { describe, expect, it } from 'vitest';
import {
  type AddedFiles,
  leftOutMessage,
  openedAsItems,
  openedAsText,
  openFiles,
} from './opened-files.ts';
import { FakeRunner } from './testing/fake-runner.testing.ts';
import type { OpenedFile, TextItem } from './workbench-state.ts';

function opened(content: string, name = 'a.txt'): OpenedFile {
  return {
    name,
    content: new File([content], name),
    encoding: 'utf-8',
    guessed: false,
    lineEnds: 'LF',
    firstLines: content.slice(0, 100),
  };
}

const large = opened('x'.repeat(1_000_001), 'large.txt');

describe('openFiles', () => {
  it('asks the worker what each file is, in their order', async () => {
    const runner = new FakeRunner();
    const files = [new File(['a\n'], 'a.txt'), new File(['é'], 'b.txt')];
    expect(await openFiles(runner, files)).toMatchObject([
      {
        name: 'a.txt',
        content: files[0],
        encoding: 'utf-8',
        guessed: false,
        lineEnds: 'LF',
        firstLines: 'a\n',
      },
      { name: 'b.txt', content: files[1], lineEnds: '', firstLines: 'é' },
    ]);
  });

  it('reads in the encoding that is told', async () => {
    const runner = new FakeRunner();
    // python3 -c "print('ж'.encode('koi8-r'))"
    const [found] = await openFiles(runner, [new File([Uint8Array.of(0xd6)], 'a')], 'koi8-r');
    expect(found).toMatchObject({ encoding: 'koi8-r', firstLines: 'ж' });
    expect(runner.inspections[0]?.encoding).toBe('koi8-r');
  });
});

describe('openedAsText', () => {
  it('is a text in its box, which knows the file it came from', () => {
    const file = opened('a\n');
    expect(openedAsText([file])).toEqual({
      kind: 'text',
      text: 'a\n',
      source: { file: file.content, encoding: 'utf-8', guessed: false, lineEnds: 'LF' },
    });
  });

  it('is one text of several small files, which has no one encoding to change', () => {
    expect(openedAsText([opened('a\n'), opened('b')])).toEqual({ kind: 'text', text: 'a\nb' });
  });

  it('stays files where they are large together', () => {
    expect(openedAsText([large])).toEqual({ kind: 'files', files: [large] });
    const half = opened('x'.repeat(600_000));
    expect(openedAsText([half, half])).toEqual({ kind: 'files', files: [half, half] });
  });

  it('is in its box up to a million bytes', () => {
    const most = { ...opened('x'.repeat(1_000_000)), firstLines: 'x'.repeat(1_000_000) };
    expect(openedAsText([most]).kind).toBe('text');
  });
});

describe('openedAsItems', () => {
  const item = (key: number, text: string, name = `Text ${key + 1}`): TextItem => ({
    key,
    name,
    text,
  });
  const any = { min: 1, max: 20 };
  const shape = ({ items }: AddedFiles) =>
    items.map(({ name, text }) => `${name}: ${typeof text === 'string' ? text : 'a file'}`);

  it('adds files behind the texts that are there', () => {
    const items = [item(0, 'a'), item(1, 'b')];
    expect(shape(openedAsItems(items, [opened('c', 'c.txt')], any))).toEqual([
      'Text 1: a',
      'Text 2: b',
      'c.txt: c',
    ]);
  });

  it('lets empty texts give way', () => {
    const items = [item(0, ''), item(1, 'b'), item(2, '')];
    expect(shape(openedAsItems(items, [opened('c', 'c.txt')], any))).toEqual([
      'Text 2: b',
      'c.txt: c',
    ]);
  });

  it('keeps as many texts as the tool needs, empty ones behind', () => {
    const items = [item(0, ''), item(1, '')];
    const atLeastTwo = { min: 2, max: 20 };
    expect(shape(openedAsItems(items, [opened('c', 'c.txt')], atLeastTwo))).toEqual([
      'c.txt: c',
      'Text 2: ',
    ]);
    const two = [opened('c', 'c.txt'), opened('d', 'd.txt')];
    expect(shape(openedAsItems(items, two, atLeastTwo))).toEqual(['c.txt: c', 'd.txt: d']);
  });

  it('keeps a large one as a file', () => {
    expect(shape(openedAsItems([], [large, opened('c', 'c.txt')], any))).toEqual([
      'large.txt: a file',
      'c.txt: c',
    ]);
  });

  it('takes no more than the tool does, and names what is left out', () => {
    const files = ['c', 'd', 'e', 'f'].map((name) => opened(name, name));
    const added = openedAsItems([item(0, 'a'), item(1, '')], files, { min: 1, max: 3 });
    expect(shape(added)).toEqual(['Text 1: a', 'c: c', 'd: d']);
    expect(added.leftOut).toEqual(['e', 'f']);
    expect(openedAsItems([item(0, 'a')], files.slice(0, 2), { min: 1, max: 3 }).leftOut).toEqual(
      [],
    );
  });

  it('keeps the texts that are there where there is no room at all', () => {
    const full = [item(0, 'a'), item(1, 'b')];
    const added = openedAsItems(full, [opened('c', 'c')], { min: 1, max: 2 });
    expect(added).toEqual({ items: full, leftOut: ['c'] });
  });

  it('gives keys that no other item has', () => {
    const items = [item(7, 'a'), item(3, ''), item(4, 'b')];
    const keys = openedAsItems(items, [opened('c'), opened('d')], { min: 5, max: 9 }).items.map(
      ({ key }) => key,
    );
    expect(keys).toEqual([7, 4, 8, 9, 3]);
  });
});

describe('leftOutMessage', () => {
  it('says how many, which, how many there may be, and what would work', () => {
    expect(leftOutMessage(['e.txt', 'f.txt'], 5, 20)).toBe(
      '2 of 5 files (e.txt and f.txt) were left out: 20 texts are the most here. Remove texts that are not needed, then open them again.',
    );
    expect(leftOutMessage(['c.txt'], 1, 2)).toBe(
      'c.txt was left out: 2 texts are the most here. Remove texts that are not needed, then open it again.',
    );
  });

  it('names three of many', () => {
    expect(leftOutMessage(['a', 'b', 'c', 'd', 'e'], 25, 20)).toContain(
      '5 of 25 files (a, b, c, and 2 more) were left out',
    );
  });
});
