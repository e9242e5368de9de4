import type { Result, TablePart } from '@textbench/kit';
import { parseOptions, plainText, runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { describe, expect, it } from 'vitest';
import { asciiDomain } from './email-extractor/address-list.ts';
import { tool } from './email-extractor.ts';

const run = (text: string, options: Record<string, unknown> = {}): Promise<Result> =>
  runTool(tool, { text }, options, fixedContext());
const list = async (text: string, options: Record<string, unknown> = {}) =>
  plainText((await run(text, options)).parts[0]);

function tableOf(found: Result, title: string): TablePart {
  const part = found.parts.find((candidate) => candidate.title === title);
  if (part?.kind !== 'table') throw new Error(`no table "${title}"`);
  return part;
}

// Each line is what Python finds in it:
// python3 -c 'import re,sys; print(re.findall(r"(?<![\w.+-])[\w+-]+(?:\.[\w+-]+)*@(?:[a-z0-9-]+\.)+[a-z]{2,}", sys.argv[1], re.I))' LINE
const oracle: readonly (readonly [string, readonly string[]])[] = [
  ['From: Jane Doe <jane.doe@example.com>', ['jane.doe@example.com']],
  [
    'To: a@example.com, b@example.org; c@example.net',
    ['a@example.com', 'b@example.org', 'c@example.net'],
  ],
  ['<a href="mailto:web+master@example.co.uk">mail</a>', ['web+master@example.co.uk']],
  ['2024-05-01 12:00:01 login user_1@mail.example.com ok', ['user_1@mail.example.com']],
  [
    '{"email":"jane@example.com","cc":["joe@example.org"]}',
    ['jane@example.com', 'joe@example.org'],
  ],
  [
    'name,mail\nJane,jane@example.com\nJoe,joe@example.org\n',
    ['jane@example.com', 'joe@example.org'],
  ],
  ['(see info@example.com)', ['info@example.com']],
  ['info@example.com.', ['info@example.com']],
  ['Reply-To: noreply-4711@bounce.example.com', ['noreply-4711@bounce.example.com']],
  ['x@y.z and @nobody and nobody@', []],
  ['first.last@sub.domain.example.museum!', ['first.last@sub.domain.example.museum']],
];

describe('the list', () => {
  it.each(oracle)('of %j', async (text, addresses) => {
    expect(await list(text)).toBe(addresses.map((address) => `${address}\n`).join(''));
  });

  it('has each address once, capitals aside, as it was first written', async () => {
    expect(await list('Jane@Example.com jane@example.com JANE@EXAMPLE.COM')).toBe(
      'Jane@Example.com\n',
    );
    expect(await list('a@b.co A@b.co', { unique: false })).toBe('a@b.co\nA@b.co\n');
    expect(await list('A@B.co', { lowerCase: true })).toBe('a@b.co\n');
  });

  it('keeps names of object properties apart and once', async () => {
    const text = '__proto__@example.com constructor@example.com __proto__@example.com';
    expect(await list(text)).toBe('__proto__@example.com\nconstructor@example.com\n');
  });

  it('is sorted as asked for', async () => {
    const text = 'zoe@a.example b@z.example amy@a.example b@z.example';
    expect(await list(text, { sort: 'address' })).toBe(
      'amy@a.example\nb@z.example\nzoe@a.example\n',
    );
    expect(await list(text, { sort: 'domain' })).toBe(
      'amy@a.example\nzoe@a.example\nb@z.example\n',
    );
    expect(await list(text, { sort: 'count' })).toBe('b@z.example\nzoe@a.example\namy@a.example\n');
    expect(await list(text, { sort: 'count', unique: false })).toBe(
      'b@z.example\nb@z.example\nzoe@a.example\namy@a.example\n',
    );
  });

  it('is separated as asked for', async () => {
    const text = 'a@example.com b@example.com';
    expect(await list(text, { separator: 'comma' })).toBe('a@example.com, b@example.com');
    expect(await list(text, { separator: 'other', otherSeparator: '\\t' })).toBe(
      'a@example.com\tb@example.com',
    );
    expect(await list('none here', { separator: 'comma' })).toBe('');
  });

  it('is grouped by domain', async () => {
    expect(await list('a@x.example b@y.example c@X.example', { layout: 'domains' })).toBe(
      'x.example (2)\n  a@x.example\n  c@X.example\n\ny.example (1)\n  b@y.example\n',
    );
  });

  it('keeps and leaves out domains with what is below them', async () => {
    const text = 'a@example.com b@mail.example.com c@notexample.com d@example.org';
    expect(await list(text, { only: ['Example.com'] })).toBe('a@example.com\nb@mail.example.com\n');
    expect(await list(text, { except: ['@example.com', '*.example.org'] })).toBe(
      'c@notexample.com\n',
    );
    expect(await list('a@münchen.de', { only: ['xn--mnchen-3ya.de'] })).toBe('a@münchen.de\n');
  });

  // python3 -c 'print("münchen.de".encode("idna"), "παράδειγμα.ελ".encode("idna"))'
  it('writes international domains in ASCII when told so', async () => {
    expect(await list('a@münchen.de b@παράδειγμα.ελ', { ascii: true })).toBe(
      'a@xn--mnchen-3ya.de\nb@xn--hxajbheg2az3al.xn--qxam\n',
    );
    expect(asciiDomain('example.com')).toBe('example.com');
  });

  it('reads CRLF, line ends inside brackets and text from right to left', async () => {
    expect(await list('a@example.com\r\nb@example.com\r\n')).toBe('a@example.com\nb@example.com\n');
    expect(await list('שלום jane@example.com עולם')).toBe('jane@example.com\n');
  });
});

describe('the tables', () => {
  it('tell where each address stands first and how often it does', async () => {
    const found = await run('Hi\nto 😀 a@example.com,\r\nb@example.org, A@example.com');
    expect(tableOf(found, 'Table').rows).toEqual([
      ['a@example.com', 'a', 'example.com', 2, 2, 6],
      ['b@example.org', 'b', 'example.org', 1, 3, 1],
    ]);
    expect(tableOf(found, 'Domains').rows).toEqual([
      ['example.com', 1, 2],
      ['example.org', 1, 1],
    ]);
    expect(found.facts).toEqual(['3 addresses', '2 different', '2 domains']);
  });
});

describe('marks and notes', () => {
  it('mark what was found where it was found', async () => {
    const found = await run('x a@b.co, jane [at] example.com');
    expect(found.inputMarks?.[0]?.marks).toEqual([
      { start: 2, end: 8, label: 'e-mail address', tone: 'match' },
      { start: 10, end: 31, label: 'hidden: jane@example.com', tone: 'other' },
    ]);
  });

  it('name what was left out for its ending', async () => {
    const found = await run('logo@2x.png a@b.co');
    expect(found.notes?.[0]?.text).toContain('logo@2x.png');
    expect((await run('logo@2x.png', { endings: 'any' })).notes).toEqual([]);
  });
});

describe('the stream', () => {
  it('writes addresses as soon as it is sure of them', () => {
    const stream = tool.textStream?.(parseOptions(tool.options, {}));
    expect(stream?.push(`jane@example.com ${'word '.repeat(1_000)}`)).toBe('jane@example.com');
    expect(stream?.push('joe@exam')).toBe('');
    expect(stream?.push('ple.org')).toBe('');
    expect(stream?.end()).toBe('\njoe@example.org\n');
    expect(stream?.facts?.()).toEqual(['2 addresses', '2 different', '2 domains']);
  });
});
