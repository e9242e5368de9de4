import { runTool, ToolInputError } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tool } from './remove-duplicates.ts';

type Options = Readonly<Record<string, unknown>>;

const run = (text: string, options: Options = {}) =>
  runTool(tool, { text }, options, fixedContext());

async function left(text: string, options: Options = {}) {
  const [main] = (await run(text, options)).parts;
  if (main.kind !== 'text') throw new Error('the main part is no text');
  return main.text;
}

async function marksOf(text: string, options: Options = {}) {
  const { inputMarks } = await run(text, options);
  const marks = inputMarks?.[0]?.marks ?? [];
  return marks.map(({ start, end, label }) => [text.slice(start, end), label]);
}

const sample =
  'pear\napple\nPear\n\nfig\napple\npear\n\nfig\néclair\neclair\n__proto__\ntoString\n__proto__\n';
const lines = (...texts: string[]) => texts.map((text) => `${text}\n`).join('');

describe('remove-duplicates: lines', () => {
  const exact = { ignoreSpaces: false, blank: 'same' };

  it('keeps the first as awk does', async () => {
    // awk '!s[$0]++'
    expect(await left(sample, exact)).toBe(
      lines('pear', 'apple', 'Pear', '', 'fig', 'éclair', 'eclair', '__proto__', 'toString'),
    );
  });

  it('keeps the last as awk does backwards', async () => {
    // tac | awk '!s[$0]++' | tac
    expect(await left(sample, { ...exact, kept: 'last' })).toBe(
      lines('Pear', 'apple', 'pear', '', 'fig', 'éclair', 'eclair', 'toString', '__proto__'),
    );
  });

  it('keeps what occurs once', async () => {
    // awk 'NR==FNR{c[$0]++;next} c[$0]==1' f f
    expect(await left(sample, { ...exact, kept: 'unique' })).toBe(
      lines('Pear', 'éclair', 'eclair', 'toString'),
    );
  });

  it('keeps one of what occurs more than once', async () => {
    // awk 'NR==FNR{c[$0]++;next} c[$0]>1 && !s[$0]++' f f
    expect(await left(sample, { ...exact, kept: 'repeated' })).toBe(
      lines('pear', 'apple', '', 'fig', '__proto__'),
    );
  });

  it.each([
    // printf 'a\na\nb\na\na\n' | uniq, uniq -u, uniq -d
    [{ kept: 'first' }, lines('a', 'b', 'a')],
    [{ kept: 'unique' }, lines('b')],
    [{ kept: 'repeated' }, lines('a', 'a')],
  ])('looks at neighbours only as uniq does, %j', async (options, expected) => {
    expect(await left('a\na\nb\na\na\n', { ...options, adjacent: true })).toBe(expected);
  });

  it('writes counts', async () => {
    // printf 'a\nb\na\n' | sort | uniq -c, narrower
    expect(await left('a\nb\na\n', { counts: true })).toBe(lines('2 a', '1 b'));
    expect(await left(`${'x\n'.repeat(12)}y\n`, { counts: true })).toBe(lines('12 x', ' 1 y'));
  });

  it('ignores what is told', async () => {
    expect(await left('a\nA\n', { ignoreCase: true })).toBe('a\n'); // uniq -i
    expect(await left('Straße\nSTRASSE\nΣΑΣ\nσας\n', { ignoreCase: true })).toBe(
      lines('Straße', 'ΣΑΣ'),
    );
    expect(await left('café\ncafe\ncafe\u0301\n', { ignoreAccents: true })).toBe('café\n');
    expect(await left('a  b\n a b\na\tb \na\u00a0b\n')).toBe('a  b\n');
    expect(await left('a b\na  b\n', { ignoreSpaces: false })).toBe('a b\na  b\n');
    expect(await left("don't!\ndont\n---\n***\n", { ignorePunctuation: true })).toBe(
      lines("don't!", '---', '***'),
    );
  });

  it('holds composed and decomposed letters for the same', async () => {
    expect(await left('café\ncafe\u0301\n')).toBe('café\n');
  });

  it('keeps line ends and the end of the text', async () => {
    expect(await left('a\r\nb\r\na')).toBe('a\r\nb');
    expect(await left('a\nb\r\na\r\n', { kept: 'last' })).toBe('b\r\na\r\n');
    expect(await left('a\nb\na', { kept: 'last' })).toBe('b\na');
    expect(await left('a\ra\rb')).toBe('a\rb');
  });

  it('treats blank lines as told', async () => {
    const text = 'a\n\nb\n \na\n\n';
    expect(await left(text)).toBe('a\n\nb\n \n\n');
    expect(await left(text, { blank: 'same' })).toBe('a\n\nb\n');
    expect(await left(text, { blank: 'remove' })).toBe('a\nb\n');
  });

  it('orders', async () => {
    const text = 'item10\nb\nitem2\nb\nÄpfel\nb\nitem2\n';
    expect(await left(text, { order: 'alphabetical' })).toBe(
      lines('Äpfel', 'b', 'item2', 'item10'),
    );
    expect(await left(text, { order: 'frequency' })).toBe(lines('b', 'item2', 'item10', 'Äpfel'));
  });

  it('leaves a text without duplicates as it is', () =>
    fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,5}$/)), async (texts) => {
        expect(await left(texts.join('\n'))).toBe(texts.join('\n'));
      }),
    ));

  it('finds nothing more in its own result', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' ', '\n', '\r\n', 'é'), maxLength: 40 }),
        fc.constantFrom('lines', 'items', 'rows'),
        async (text, unit) => {
          const once = await left(text, { unit, ignoreCase: true, header: false });
          expect(await left(once, { unit, ignoreCase: true, header: false })).toBe(once);
        },
      ),
    ));
});

describe('remove-duplicates: units inside running text', () => {
  it.each([
    ['red, green, red, blue', 'red, green, blue'],
    ['the cat, the dog', 'the cat, dog'],
    ['one two\n\none three', 'one two\n\nthree'],
    ["don't stop, don't.", "don't stop."],
    ['a b a', 'a b'],
    ['', ''],
  ])('words of %j', async (text, expected) => {
    expect(await left(text, { unit: 'words' })).toBe(expected);
  });

  it.each([
    ['a, b,\na, c', 'comma', 'a, b,\nc'],
    ['a,b,,c,,a', 'comma', 'a,b,,c'],
    ['x; y ;x;\nz\n', 'semicolon', 'x; y;\nz\n'],
    ['a\tb\ta', 'tab', 'a\tb'],
    ['a | b | a', 'pipe', 'a | b'],
  ])('items of %j', async (text, separator, expected) => {
    expect(await left(text, { unit: 'items', separator })).toBe(expected);
  });

  it('items between other signs', async () => {
    const options = { unit: 'items', separator: 'other' };
    expect(await left('a / b / a', { ...options, otherSeparator: '/' })).toBe('a / b');
    expect(await left('a$&b$&a', { ...options, otherSeparator: '$&' })).toBe('a$&b');
    await expect(left('a', { ...options, otherSeparator: '' })).rejects.toThrow(ToolInputError);
  });

  it('items in another order', async () => {
    expect(await left('pear, fig, pear, apple', { unit: 'items', order: 'alphabetical' })).toBe(
      'apple, fig, pear',
    );
  });

  it('sentences', async () => {
    expect(await left('It rains. It pours.\n\nIt rains. Yes.', { unit: 'sentences' })).toBe(
      'It rains. It pours.\n\nYes.',
    );
  });

  it('only unique words leave the rest', async () => {
    expect(await left('a b a c', { unit: 'words', kept: 'unique' })).toBe('b c');
  });
});

describe('remove-duplicates: CSV rows', () => {
  const rows = { unit: 'rows' };

  it('compares whole rows by content, not by quotation marks', async () => {
    expect(await left('n,m\n1,"a"\n1,a\n2,a\n', rows)).toBe('n,m\n1,"a"\n2,a\n');
    expect(await left('n,m\n"a,b",c\na,"b,c"\n', rows)).toBe('n,m\n"a,b",c\na,"b,c"\n');
  });

  it('compares by columns, named or numbered', async () => {
    const text = 'name;email\nAda;a@x.org\n"B;C";a@x.org\nAda;d@x.org\n';
    expect(await left(text, { ...rows, columns: ['email'] })).toBe(
      'name;email\nAda;a@x.org\nAda;d@x.org\n',
    );
    expect(await left(text, { ...rows, columns: ['1'] })).toBe(
      'name;email\nAda;a@x.org\n"B;C";a@x.org\n',
    );
    expect(await left(text, { ...rows, columns: ['Name', '2'] })).toBe(text);
  });

  it('keeps the header, and takes the first row for data on demand', async () => {
    expect(await left('x\nx\nx\n', rows)).toBe('x\nx\n');
    expect(await left('x\nx\nx\n', { ...rows, header: false })).toBe('x\n');
    expect(await left('n\nb\na\n', { ...rows, order: 'alphabetical' })).toBe('n\na\nb\n');
  });

  it('keeps line ends inside quotation marks', async () => {
    expect(await left('n\n"a\nb"\n"a\nb"\n', rows)).toBe('n\n"a\nb"\n');
  });

  it('writes counts as a column', async () => {
    expect(await left('n,m\n1,2\n1,2\n', { ...rows, counts: true })).toBe('count,n,m\n2,1,2\n');
  });

  it('says which columns there are', async () => {
    await expect(left('a,b\n1,2\n', { ...rows, columns: ['c'] })).rejects.toThrow(
      'There is no column "c". There are 1 to 2, or a, b.',
    );
  });

  it('says where a quotation mark is never closed', async () => {
    await expect(left('a\n"b\n', rows)).rejects.toMatchObject({
      position: { input: 'text', offset: 2 },
    });
  });
});

describe('remove-duplicates: what it tells', () => {
  it('marks what goes, with the reason', async () => {
    expect(await marksOf('a\nb\nA\na\n', { ignoreCase: true })).toEqual([
      ['A', 'duplicate of line 1'],
      ['a', 'duplicate of line 1'],
    ]);
    expect(await marksOf('a\nb\na\n', { kept: 'last' })).toEqual([['a', 'again in line 3']]);
    expect(await marksOf('a\nb\na\n', { kept: 'unique' })).toEqual([
      ['a', 'occurs 2 times'],
      ['a', 'occurs 2 times'],
    ]);
    expect(await marksOf('a\nb\na\n', { kept: 'repeated' })).toEqual([
      ['b', 'occurs once'],
      ['a', 'duplicate of line 1'],
    ]);
    expect(await marksOf('a\n\nb\n', { blank: 'remove' })).toEqual([['\n', 'blank line']]);
    expect(await marksOf('x, y, x', { unit: 'items' })).toEqual([['x', 'duplicate of item 1']]);
  });

  it('marks no more than can be drawn', async () => {
    expect((await marksOf('a\n'.repeat(50_000))).length).toBe(5_000);
    expect(await marksOf('a\n'.repeat(100_001))).toEqual([]);
  });

  it('counts, and lists what is repeated', async () => {
    const { facts, parts } = await run('b\na\nb\na\nb\nc\n');
    expect(facts).toEqual(['3 lines', '3 removed']);
    expect(parts[1]).toMatchObject({
      title: 'Repeated',
      rows: [
        ['b', 3, 1],
        ['a', 2, 2],
      ],
    });
    expect((await run('a\n')).parts).toHaveLength(1);
    expect((await run('a\n')).facts).toEqual(['1 line', '0 removed']);
  });

  it('takes a million lines', async () => {
    const million = Array.from({ length: 1_000_000 }, (_, i) => (i * 7_919) % 600_011);
    const expected = [...new Set(million)];
    expect((await left(million.join('\n'))) === expected.join('\n')).toBe(true);
  });
});
