import type { Result, TablePart } from '@textbench/kit';
import { runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { describe, expect, it } from 'vitest';
import { tool } from '../find-patterns-in-text.ts';

const run = (text: string, options: Record<string, unknown> = {}): Promise<Result> =>
  runTool(tool, { text }, options, fixedContext());

function rowsOf({ parts: [main] }: Result): TablePart['rows'] {
  if (main.kind !== 'table') throw new Error('no table');
  return main.rows;
}

describe('the own pattern', () => {
  const own = async (text: string, pattern: string, options: Record<string, unknown> = {}) =>
    rowsOf(await run(text, { find: 'own', pattern, ...options }));
  const matches = async (text: string, pattern: string, options: Record<string, unknown> = {}) =>
    (await own(text, pattern, options)).map(([match]) => match);

  // python3 -c 'import re; print(re.findall(PATTERN, TEXT, FLAGS))'
  it.each<[text: string, pattern: string, options: Record<string, unknown>, found: string[]]>([
    ['baaac', 'a*', {}, ['', 'aaa', '', '']],
    ['', 'x*', {}, ['']],
    ['aaa', 'aa', {}, ['aa']],
    ['a1b22', '\\d+', {}, ['1', '22']],
    ['Ab aB', 'ab', { ignoreCase: true }, ['Ab', 'aB']],
    ['one\ntwo', '^\\w', {}, ['o', 't']],
    ['one\ntwo', '^\\w', { multiline: false }, ['o']],
    ['a\nb', 'a.b', {}, []],
    ['a\nb', 'a.b', { dotAll: true }, ['a\nb']],
    ['ÄÖ', '\\w', { syntax: 'old' }, []],
    ['abcabc', '(?<=b)c', {}, ['c', 'c']],
    ['😀é', '.', {}, ['😀', 'é']],
  ])('%j, %s', async (text, pattern, options, found) => {
    expect(await matches(text, pattern, options)).toEqual(found);
  });

  it('moves on by whole signs after an empty match, and by halves in the old syntax', async () => {
    const starts = async (syntax: string) =>
      (await own('😀', 'x*', { syntax })).map((row) => row[row.length - 2]);
    expect(await starts('unicode')).toEqual([0, 2]);
    expect(await starts('sets')).toEqual([0, 2]);
    expect(await starts('old')).toEqual([0, 1, 2]);
  });

  it('knows sets only in their syntax', async () => {
    expect(await matches('a1_', '[\\w--\\d]', { syntax: 'sets' })).toEqual(['a', '_']);
  });

  it('has a column for each group, named or numbered, empty where it took no part', async () => {
    const found = await run('k=1 z', {
      find: 'own',
      pattern: '(?<key>[(a-y])=(\\d)|([z\\]])(?:q)?',
    });
    const [main] = found.parts;
    expect(main.kind === 'table' && main.columns.map(({ label }) => label)).toEqual([
      'Match',
      'key',
      '$2',
      '$3',
      'Line',
      'Column',
      'Start',
      'End',
    ]);
    expect(rowsOf(found)).toEqual([
      ['k=1', 'k', '1', null, 1, 1, 0, 3],
      ['z', null, null, 'z', 1, 5, 4, 5],
    ]);
  });

  it('counts equal matches as one when told so', async () => {
    expect(await own('b a b', '\\w', { unique: true })).toEqual([
      ['b', 2, 1, 1, 0, 1],
      ['a', 1, 1, 3, 2, 3],
    ]);
  });

  it('draws no mark for an empty match', async () => {
    const found = await run('baaac', { find: 'own', pattern: 'a*' });
    expect(found.inputMarks?.[0]?.marks).toEqual([
      { start: 1, end: 4, label: 'match 1', tone: 'match' },
    ]);
    expect(found.facts).toEqual(['4 matches']);
  });

  it.each([
    ['(a', 'a ( is never closed'],
    ['a)', 'a ) closes nothing'],
    ['[a', 'a [ is never closed'],
    ['*a', 'nothing before *, + or ?'],
    ['a{', 'is not followed by a number'],
    ['a}', 'stands alone'],
    ['a{2,1}', 'smaller number'],
    ['[z-a]', 'backwards'],
    ['\\', 'single \\ stands at the end'],
    ['\\p{Nonsense}', 'property of Unicode'],
    ['(?<a>x)(?<a>y)', 'same name'],
    ['(?<1>x)', 'name of a group'],
    ['\\k<b>(?<a>x)', 'names a group'],
    ['(?x)', 'has to be followed'],
    ['\\-', 'no meaning'],
  ])('says what is wrong with %s', async (pattern, words) => {
    await expect(run('text', { find: 'own', pattern })).rejects.toMatchObject({
      name: 'ToolInputError',
      option: 'pattern',
      message: expect.stringContaining(words),
    });
  });

  it('asks for a pattern where there is none', async () => {
    const found = await run('text', { find: 'own' });
    expect(rowsOf(found)).toEqual([]);
    expect(found.notes?.[0]?.text).toContain('Write a pattern');
  });

  it('guesses that slashes were not meant', async () => {
    const found = await run('abc', { find: 'own', pattern: '/b/g' });
    expect(found.notes?.[0]?.text).toContain('write b without');
  });

  it('lists a limited number of matches and says so', async () => {
    const found = await run('a'.repeat(200_001), { find: 'own', pattern: 'a' });
    expect(rowsOf(found)).toHaveLength(200_000);
    expect(found.notes?.[0]?.text).toContain('200,000');
  });
});
