import type { Result, TablePart } from '@textbench/kit';
import { runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { describe, expect, it } from 'vitest';
import { patternNames } from './find-patterns-in-text/library.ts';
import { tool } from './find-patterns-in-text.ts';

const run = (text: string, options: Record<string, unknown> = {}): Promise<Result> =>
  runTool(tool, { text }, options, fixedContext());

function rowsOf(found: Result, title = 'Matches'): TablePart['rows'] {
  const part = found.parts.find((candidate) => candidate.title === title);
  if (part?.kind !== 'table') throw new Error(`no table "${title}"`);
  return part.rows;
}

describe('everything', () => {
  const kinds = async (text: string, options: Record<string, unknown> = {}) =>
    rowsOf(await run(text, options)).map(([kind, match]) => `${kind} ${match}`);

  it('gives each stretch to one kind: the valid, the longer, the more particular', async () => {
    expect(await kinds('2024-03-01T14:30Z')).toEqual(['Date and time 2024-03-01T14:30Z']);
    expect(await kinds('8.8.8.8 and 999.1.1.1')).toEqual([
      'IPv4 address 8.8.8.8',
      'Version 999.1.1.1',
    ]);
    expect(await kinds('https://example.com/2024-03-01?m=jane@example.com#top')).toEqual([
      'Web address https://example.com/2024-03-01?m=jane@example.com#top',
    ]);
    expect(await kinds('0000-0002-1825-0097 4111-1111-1111-1111')).toEqual([
      'ORCID iD 0000-0002-1825-0097',
      'Payment card 4111-1111-1111-1111',
    ]);
    expect(await kinds('#fff #party')).toEqual(['Colour #fff', 'Hashtag #party']);
  });

  it('makes nothing of long strings of digits', async () => {
    expect(await kinds('1234567890123456789012345')).toEqual([]);
  });

  it('shows the valid or the invalid only', async () => {
    const text = '2024-02-30 and 2024-02-29 #x';
    expect(await kinds(text, { show: 'invalid' })).toEqual(['Date 2024-02-30']);
    expect(await kinds(text, { show: 'valid' })).toEqual(['Date 2024-02-29', 'Hashtag #x']);
  });

  it('counts each once when told so, by its normal form', async () => {
    const found = await run('3 March 2024, 2024-03-03', { unique: true });
    expect(rowsOf(found)).toEqual([
      ['Date', '3 March 2024', '2024-03-03', '', 'valid', 2, 1, 1, 0, 12],
    ]);
    expect(rowsOf(found, 'Counts')).toEqual([['Date', 2, 1, 0]]);
  });

  it('takes several kinds by name, and says which there are', async () => {
    expect(await kinds('#a 8.8.8.8', { find: 'several', kinds: ['IPv4'] })).toEqual([
      'IPv4 address 8.8.8.8',
    ]);
    await expect(run('x', { find: 'several', kinds: ['ip'] })).rejects.toMatchObject({
      option: 'kinds',
      message: expect.stringContaining('ipv4, ipv6'),
    });
  });

  it('marks what it found', async () => {
    const found = await run('on 2024-02-30');
    expect(found.inputMarks).toEqual([
      {
        input: 'text',
        marks: [{ start: 3, end: 13, label: 'Date: this month has 29 days', tone: 'warning' }],
      },
    ]);
  });

  it('offers every ready pattern as a choice', () => {
    const choices = Object.keys(tool.options.find.choices);
    expect(choices.slice(3)).toEqual([...patternNames]);
  });
});

describe('replacing findings', () => {
  const replaced = async (text: string, options: Record<string, unknown>) => {
    const part = (await run(text, options)).parts.find(({ title }) => title === 'Replaced text');
    return part?.kind === 'text' ? part.text : undefined;
  };

  it('writes a text as it stands, dollar signs and all', async () => {
    expect(
      await replaced('a@b.co, c@d.co', { find: 'email', replace: 'text', replacement: '$& $1' }),
    ).toBe('$& $1, $& $1');
  });

  it('fills a template', async () => {
    expect(
      await replaced('on 3 March 2024.', {
        find: 'date',
        replace: 'template',
        replacement: '[$<value>|$&|$$5|$<x>]',
      }),
    ).toBe('on [2024-03-03|3 March 2024|$5|$<x>].');
  });

  it('uses groups of the own pattern', async () => {
    const own = { find: 'own', pattern: '(\\w+)@(?<host>\\w+)', replace: 'template' };
    expect(await replaced('jane@home', { ...own, replacement: '$<host>.$1\\n' })).toBe(
      'home.jane\n',
    );
    expect(await replaced('jane@home', { ...own, replace: 'text', replacement: '$1' })).toBe('$1');
  });
});
