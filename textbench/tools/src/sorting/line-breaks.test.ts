import { runTool, ToolInputError } from '@textbench/kit';
import { fixedContext, mixedText, streamEqualsWhole } from '@textbench/kit/laws';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tool } from './line-breaks.ts';

async function run(text: string, options: Readonly<Record<string, unknown>>) {
  const found = await runTool(tool, { text }, options, fixedContext());
  const [main, ends] = found.parts;
  if (main.kind !== 'text') throw new Error('the main part is no text');
  return { text: main.text, facts: found.facts, ends };
}
const broken = async (text: string, options: Readonly<Record<string, unknown>>) =>
  (await run(text, options)).text;

describe('line-breaks: wrap', () => {
  it('wraps every line by itself', async () => {
    // printf '…' | fold -s -w 16 | sed 's/ *$//'
    expect(
      await broken('The quick brown fox jumps over the lazy dog\nand sleeps\n', { width: 16 }),
    ).toBe('The quick brown\nfox jumps over\nthe lazy dog\nand sleeps\n');
  });

  it('adds line ends like the first one of the text', async () => {
    expect(await broken('one two\r\nthree four\nx', { width: 5 })).toBe(
      'one\r\ntwo\r\nthree\r\nfour\nx',
    );
    expect(await broken('one two', { width: 5 })).toBe('one\ntwo');
    expect(await broken('one two\rx', { width: 5 })).toBe('one\rtwo\rx');
    expect(await broken('one two\u2028x', { width: 5 })).toBe('one\u2028two\u2028x');
  });

  it('converts all where a line end is chosen', async () => {
    expect(await broken('one two\r\nthree\n', { width: 5, ending: 'cr' })).toBe(
      'one\rtwo\rthree\r',
    );
  });

  it('joins the lines of paragraphs on demand', async () => {
    const text =
      'one two\nthree four\n\n- item\n  goes on\n- next\n# head\ntext\n    code\n> quote\nend  \nhard\n1. first\n';
    expect(await broken(text, { joinLines: true, width: 40 })).toBe(
      'one two three four\n\n- item\n  goes on\n- next\n# head text\n    code\n> quote end  \nhard\n1. first\n',
    );
    expect(await broken('日本\n語で\nabc\n', { joinLines: true, width: 40 })).toBe(
      '日本語で abc\n',
    );
  });

  it('keeps indentation on demand', async () => {
    expect(await broken('   one two three\nfour five six', { width: 10, keepIndent: true })).toBe(
      '   one two\n   three\nfour five\nsix',
    );
  });
});

describe('line-breaks: break at a text', () => {
  it('breaks after it', async () => {
    // printf 'a;b;c;;d\n' | sed 's/;/;\n/g'
    expect(await broken('a;b;c;;d\n', { action: 'after', find: ';' })).toBe('a;\nb;\nc;\n;\nd\n');
  });

  it('adds no break at the end of a line or of the text', async () => {
    expect(await broken('a, b, \nc, ', { action: 'after', find: ',' })).toBe('a,\nb, \nc, ');
    expect(await broken('a;b;', { action: 'after', find: ';' })).toBe('a;\nb;');
  });

  it('breaks before it, but not where a line begins', async () => {
    expect(await broken('# one # two\n  # three', { action: 'before', find: '#' })).toBe(
      '# one\n# two\n  # three',
    );
  });

  it('keeps spaces on demand', async () => {
    expect(await broken('a , b', { action: 'after', find: ',', trim: false })).toBe('a ,\n b');
  });

  it('takes every nth, any case, and signs as they are typed', async () => {
    expect(await broken('1,2,3,4,5', { action: 'after', find: ',', nth: 2 })).toBe('1,2,\n3,4,\n5');
    expect(
      await broken('oneANDtwoandthree', { action: 'before', find: 'and', ignoreCase: true }),
    ).toBe('one\nANDtwo\nandthree');
    expect(await broken('a\tb', { action: 'after', find: '\\t', trim: false })).toBe('a\t\nb');
    expect(await broken('$& .* (a', { action: 'before', find: '.*' })).toBe('$&\n.* (a');
  });

  it('leaves placeholders whole', async () => {
    expect(await broken('x, {a, b}, y', { action: 'after', find: ',' })).toBe('x,\n{a, b},\ny');
    expect(await broken('x{a, b}', { action: 'after', find: ',', keepBraces: false })).toBe(
      'x{a,\nb}',
    );
    expect(await broken('{a}{b}', { action: 'after', find: '}' })).toBe('{a}\n{b}');
  });

  it('asks for a text', async () => {
    await expect(broken('a', { action: 'after', find: '' })).rejects.toThrow(ToolInputError);
    await expect(broken('a', { action: 'after', find: '' })).rejects.toMatchObject({
      option: 'find',
    });
  });
});

describe('line-breaks: every few', () => {
  it('characters', async () => {
    // printf 'abcdefghijklmnop\nqrs\n' | fold -w 5
    expect(
      await broken('abcdefghijklmnop\nqrs\n', { action: 'every', unit: 'characters', count: 5 }),
    ).toBe('abcde\nfghij\nklmno\np\nqrs\n');
    expect(
      await broken('e\u0301👨‍👩‍👧🇫🇷x', { action: 'every', unit: 'characters', count: 1 }),
    ).toBe('e\u0301\n👨‍👩‍👧\n🇫🇷\nx');
  });

  it('words', async () => {
    // seq 1 11 | paste -sd' ' | xargs -n4
    expect(await broken('1 2 3 4 5 6 7 8 9 10 11', { action: 'every', count: 4 })).toBe(
      '1 2 3 4\n5 6 7 8\n9 10 11',
    );
    expect(
      await broken("don't stop — rock'n'roll, “he said” e-mail", { action: 'every', count: 1 }),
    ).toBe("don't\nstop —\nrock'n'roll,\n“he\nsaid”\ne-mail");
    expect(await broken('a b\nc d e', { action: 'every', count: 2 })).toBe('a b\nc d\ne');
    // Two words in Chinese, by the dictionary of ICU: 你好 hello, 世界 world.
    expect(await broken('你好世界', { action: 'every', count: 1 })).toBe('你好\n世界');
  });

  it('sentences', async () => {
    expect(
      await broken('It rains. “Does it?” Yes!  It does.', {
        action: 'every',
        unit: 'sentences',
        count: 2,
      }),
    ).toBe('It rains. “Does it?”\nYes!  It does.');
  });
});

describe('line-breaks: single and double', () => {
  it('doubles every line end but the last', async () => {
    // printf 'a\nb\n\nc\n' | sed G, without the last line end
    expect(await broken('a\nb\n\nc\n', { action: 'double' })).toBe('a\n\nb\n\n\n\nc\n');
    expect(await broken('a\r\nb', { action: 'double' })).toBe('a\r\n\r\nb');
  });

  it('halves line ends in a row', async () => {
    expect(await broken('a\n\nb\n\n\n\nc\n', { action: 'halve' })).toBe('a\nb\n\nc\n');
    expect(await broken('a\n \nb', { action: 'halve' })).toBe('a\nb');
  });
});

describe('line-breaks: convert', () => {
  // python3 -c "print('…'.splitlines())", without and with VT, FF, FS, GS, RS
  const text = 'a\nb\r\nc\rd\x0be\x0cf\x1cg\x85h\u2028i\u2029j';

  it('reads every kind of line end', async () => {
    expect(await broken(text, { action: 'convert', rareBreaks: true })).toBe(
      'a\nb\nc\nd\ne\nf\ng\nh\ni\nj',
    );
    expect(await broken(text, { action: 'convert' })).toBe('a\nb\nc\nd\x0be\x0cf\x1cg\nh\ni\nj');
  });

  it.each([
    ['lf', 'a\nb\n'],
    ['crlf', 'a\r\nb\r\n'],
    ['cr', 'a\rb\r'],
    ['nel', 'a\u0085b\u0085'],
    ['ls', 'a\u2028b\u2028'],
    ['ps', 'a\u2029b\u2029'],
  ])('writes %s', async (to, expected) => {
    // perl -pe 's/\r?\n/\r\n/' and the like
    expect(await broken('a\r\nb\n', { action: 'convert', to })).toBe(expected);
  });

  it('sees to the end of the text', async () => {
    const options = { action: 'convert', to: 'crlf' };
    expect(await broken('a\nb', { ...options, finalBreak: 'add' })).toBe('a\r\nb\r\n');
    expect(await broken('a\n', { ...options, finalBreak: 'add' })).toBe('a\r\n');
    expect(await broken('a\n\n', { ...options, finalBreak: 'remove' })).toBe('a\r\n');
    expect(await broken('', { ...options, finalBreak: 'add' })).toBe('');
  });

  it('counts line ends by kind', async () => {
    const { facts, ends } = await run('a\r\nb\nc\n', { action: 'convert' });
    expect(facts).toEqual(['2 LF, 1 CRLF in the text']);
    expect(ends).toMatchObject({
      rows: [
        ['LF', 2, 3],
        ['CRLF', 1, 0],
      ],
    });
  });
});

describe('line-breaks: marks', () => {
  it.each([
    [{ mark: 'br' }, 'a<br>b<br>'],
    [{ mark: 'xhtml' }, 'a<br />b<br />'],
    [{ mark: 'n' }, 'a\\nb\\n'],
    [{ mark: 'rn' }, 'a\\r\\nb\\r\\n'],
    [{ mark: 'other', otherMark: ' | ' }, 'a | b | '],
    [{ mark: 'br', keepsBreaks: true }, 'a<br>\r\nb<br>\n'],
  ])('writes %j', async (options, expected) => {
    expect(await broken('a\r\nb\n', { action: 'toMarks', ...options })).toBe(expected);
  });

  it.each([
    [{ mark: 'br' }, 'a<br>b<BR/>\nc<br />\r\nd', 'a\nb\nc\nd'],
    [{ mark: 'n' }, 'a\\nb\\r\\nc\\rd\\\\ne', 'a\nb\nc\nd\\\\ne'],
    [{ mark: 'other', otherMark: '$&' }, 'a$&b', 'a\nb'],
    [{ mark: 'br', ending: 'crlf' }, 'a<br>b\nc', 'a\r\nb\r\nc'],
  ])('reads %j', async (options, text, expected) => {
    expect(await broken(text, { action: 'fromMarks', ending: 'lf', ...options })).toBe(expected);
  });
});

describe('line-breaks as a stream', () => {
  const long = `${mixedText(100_000)}${'word, {a b} <br /> other. Next\u00a0one '.repeat(5_000)}\n${'ab'.repeat(60_000)}\r\nend`;
  const variants: readonly Readonly<Record<string, unknown>>[] = [
    { width: 20 },
    { width: 20, joinLines: true, keepIndent: true },
    { width: 7, cutLongWords: true },
    { action: 'after' },
    { action: 'before', find: 'word, ' },
    { action: 'every', count: 3 },
    { action: 'every', unit: 'characters', count: 7 },
    { action: 'every', unit: 'sentences', count: 1 },
    { action: 'convert', finalBreak: 'add' },
    { action: 'double' },
    { action: 'halve' },
    { action: 'toMarks' },
    { action: 'fromMarks' },
  ];

  it.each(variants)('gives the same in pieces with %j', async (options) => {
    await streamEqualsWhole(tool, long, [10, 65_535, 65_536, 65_537, 150_000, 200_001], options);
  });

  it('works across windows as it does inside one', async () => {
    const one = 'word, {a b} <br /> other. ';
    const text = one.repeat(6_000);
    const count = (found: string) => found.match(/\n/g)?.length ?? 0;
    expect(count(await broken(text, { action: 'fromMarks' }))).toBe(6_000);
    expect(
      count(await broken(text, { action: 'after', find: ', {a b} ', keepBraces: false })),
    ).toBe(6_000);
    expect(count(await broken(text, { action: 'every', unit: 'sentences', count: 1 }))).toBe(5_999);
    expect(count(await broken(text, { action: 'every', count: 4 }))).toBe(5_999);
    const wrapped = await broken(text, { width: 26 });
    expect(new Set(wrapped.trimEnd().split('\n'))).toEqual(new Set(['word, {a b} <br /> other.']));
  });

  it('does not cut a word that is longer than a window', async () => {
    const word = 'ab'.repeat(100_000);
    expect((await broken(word, { width: 10 })) === word).toBe(true);
  });

  it('gives the same in pieces for short texts of all kinds', async () => {
    const unit = fc.constantFrom(
      'a',
      ' ',
      '\n',
      '\r',
      '\r\n',
      ',',
      '<br>',
      '{a b}',
      '日',
      '. ',
      '\\n',
      '\u2028',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit, maxLength: 30 }),
        fc.array(fc.nat(60), { maxLength: 4 }),
        fc.constantFrom(...variants),
        async (text, cuts, options) => streamEqualsWhole(tool, text, cuts, options),
      ),
      { numRuns: 400 },
    );
  });
});
