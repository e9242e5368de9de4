import { runTool } from '@textbench/kit';
import { fixedContext, mixedText, streamEqualsWhole } from '@textbench/kit/laws';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tool } from './extra-spaces-remover.ts';

type Options = Readonly<Record<string, unknown>>;

const run = (text: string, options: Options = {}) =>
  runTool(tool, { text }, options, fixedContext());

async function cleaned(text: string, options: Options = {}) {
  const [main] = (await run(text, options)).parts;
  if (main.kind !== 'text') throw new Error('the main part is no text');
  return main.text;
}

async function marksOf(text: string, options: Options = {}) {
  const marks = (await run(text, options)).inputMarks?.[0]?.marks ?? [];
  return marks.map(({ start, end, label }) => [text.slice(start, end), label]);
}

/** Nothing is changed with these. */
const off: Options = {
  collapse: false,
  trim: 'none',
  blankLines: 'keep',
  tabs: 'keep',
  outerBlankLines: true,
};

describe('extra-spaces-remover: spaces in lines', () => {
  // perl -CS -Mutf8 -pe 's/\h{2,}/ /g; s/^\h+|\h+$//g'
  it.each([
    ['a  b', 'a b'],
    ['a\t b', 'a b'],
    ['\u3000x\u2003 y', 'x y'],
    ['a\u200b \u200bb', 'a\u200b \u200bb'],
    [' \ufeff a', '\ufeff a'],
    ['  a  \n\t b\t\n', 'a\nb\n'],
    ['a  b\r\n  c  \r\n', 'a b\r\nc\r\n'],
    ['one  \rtwo', 'one\rtwo'],
    ['', ''],
    ['   ', ''],
    ['👨‍👩‍👧  👍🏽', '👨‍👩‍👧 👍🏽'],
    ['שלום  עולם ', 'שלום עולם'],
  ])('of %j', async (text, expected) => {
    expect(await cleaned(text)).toBe(expected);
  });

  it('keeps single fixed spaces, and one of several of a kind', async () => {
    expect(await cleaned('Bonjour\u202f! 5\u00a0km')).toBe('Bonjour\u202f! 5\u00a0km');
    expect(await cleaned('a\u00a0\u00a0b')).toBe('a\u00a0b');
    expect(await cleaned('日本\u3000\u3000語')).toBe('日本\u3000語');
    expect(await cleaned('a\u00a0 b')).toBe('a b');
  });

  it('makes other spaces plain on demand', async () => {
    expect(await cleaned('a\u00a0b\u3000c\u2009d', { plainSpaces: true })).toBe('a b c d');
    expect(await cleaned('\u00a0a\u2003', { ...off, plainSpaces: true })).toBe(' a ');
  });

  it('trims where told', async () => {
    expect(await cleaned('  a  b  \n', { trim: 'end' })).toBe('  a b\n');
    expect(await cleaned('  a  b  \n', { trim: 'none' })).toBe('  a b  \n');
    expect(await cleaned('  a  b  \n', { collapse: false })).toBe('a  b\n');
  });

  it('changes nothing with everything off', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect(await cleaned(text, off)).toBe(text);
      }),
    ));
});

describe('extra-spaces-remover: blank lines', () => {
  it.each([
    // printf '…' | cat -s
    ['a\n\n\n\nb\n\nc\n\n\n', 'a\n\nb\n\nc\n\n'],
    ['\n\n\na\n', '\na\n'],
    ['a\r\n\r\n\r\nb', 'a\r\n\r\nb'],
  ])('leaves one at most as cat -s does, %j', async (text, expected) => {
    expect(await cleaned(text, { ...off, blankLines: 'one' })).toBe(expected);
  });

  it('leaves none at start and end', async () => {
    expect(await cleaned('\n \n\na\n\n\n')).toBe('a\n');
    expect(await cleaned('\n\na')).toBe('a');
    expect(await cleaned('a\n  \n  ')).toBe('a\n');
    expect(await cleaned('\n\n\n')).toBe('');
  });

  it('removes or keeps all on demand', async () => {
    expect(await cleaned('a\n\n \n\nb\n', { blankLines: 'none' })).toBe('a\nb\n');
    expect(await cleaned('a\n\n \n\nb\n', { blankLines: 'keep' })).toBe('a\n\n\n\nb\n');
  });
});

describe('extra-spaces-remover: punctuation', () => {
  it.each([
    ['Well , yes . Why ? No ! a ; b : c …', 'Well, yes. Why? No! a; b: c…'],
    ['“so ,” (he said .)', '“so,” (he said.)'],
    ['smile :) .5 a ... - [ ] task ( x )', 'smile :) .5 a... - [ ] task ( x )'],
    ['a , , b ?!', 'a,, b?!'],
    ['x .gitignore :root', 'x .gitignore :root'],
  ])('removes spaces before it in %j', async (text, expected) => {
    expect(await cleaned(text, { punctuation: 'remove' })).toBe(expected);
  });

  it.each([
    [
      'Bonjour ! Ça va ? Oui ; non : 50 %',
      'Bonjour\u202f! Ça va\u202f? Oui\u202f; non\u00a0: 50\u00a0%',
    ],
    ['« Oui » , dit-il .', '«\u00a0Oui\u00a0», dit-il.'],
    ['Oui! https://a.fr :) ', 'Oui! https://a.fr :)'],
    ['déjà\u202f! «\u00a0oui\u00a0»', 'déjà\u202f! «\u00a0oui\u00a0»'],
  ])('follows French in %j', async (text, expected) => {
    expect(await cleaned(text, { punctuation: 'french' })).toBe(expected);
  });

  it('stays as it is unless told', async () => {
    expect(await cleaned('Bonjour ! a , b')).toBe('Bonjour ! a , b');
  });
});

describe('extra-spaces-remover: tabs', () => {
  const tabs = (kind: string): Options => ({ ...off, tabs: kind });

  it('become spaces up to the tab stop as with expand', async () => {
    // printf '…' | expand -t4
    expect(await cleaned('a\tb\n\tc\n  \td\nabc\tdefghi\tj\n', tabs('expand'))).toBe(
      'a   b\n    c\n    d\nabc defghi  j\n',
    );
    expect(await cleaned('a\tb', { ...tabs('expand'), tabWidth: 8 })).toBe('a       b');
    expect(await cleaned('日\tb', tabs('expand'))).toBe('日  b');
  });

  it('come from spaces of the indentation as with unexpand', async () => {
    // printf '…' | unexpand -t4 --first-only
    expect(await cleaned('    a\n        b\n      c\n  \td\n   e    f\n', tabs('unexpand'))).toBe(
      '\ta\n\t\tb\n\t  c\n\td\n   e    f\n',
    );
  });

  it('are kept with the cells they end', async () => {
    expect(await cleaned('a\t\tb  c \t \t\n', { tabs: 'keep' })).toBe('a\t\tb c\t\t\n');
  });

  it('are spaces unless told', async () => {
    expect(await cleaned('a\tb\t\tc')).toBe('a b c');
    expect(await cleaned('a\tb\t\tc', tabs('space'))).toBe('a b  c');
    expect(await cleaned('\ta\tb', { trim: 'end' })).toBe('\ta b');
  });
});

describe('extra-spaces-remover: Markdown', () => {
  it('leaves code blocks', async () => {
    const text = 'a  b\n```js\n  x  y  \n\n\n```  \n  c  \n~~~\n ```\n  d\n~~~~\ne  f\n';
    expect(await cleaned(text)).toBe(
      'a b\n```js\n  x  y  \n\n\n```  \nc\n~~~\n ```\n  d\n~~~~\ne f\n',
    );
    expect(await cleaned('```\n x  y\n```\n', { keepCode: false })).toBe('```\nx y\n```\n');
    expect(await cleaned('```inline``` a  b\n  c\n')).toBe('```inline``` a b\nc\n');
  });

  it('keeps line breaks on demand', async () => {
    const text = 'one   \ntwo \nthree  \n';
    expect(await cleaned(text)).toBe('one\ntwo\nthree\n');
    expect(await cleaned(text, { keepHardBreaks: true })).toBe('one  \ntwo\nthree  \n');
  });
});

describe('extra-spaces-remover: what it tells', () => {
  it('marks what goes', async () => {
    expect(await marksOf('  a   b \n\n\nc\td\n')).toEqual([
      ['  ', '2 spaces at the start of the line'],
      ['  ', '2 spaces too many'],
      [' ', '1 space at the end of the line'],
      ['\n', 'blank line'],
      ['\t', 'tab'],
    ]);
    expect(await marksOf('\n\na\n  \nb')).toEqual([
      ['\n', 'blank line'],
      ['\n', 'blank line'],
      ['  ', 'spaces on a blank line'],
    ]);
    expect(await marksOf('    a', { trim: 'end', tabs: 'unexpand' })).toEqual([
      ['    ', 'spaces become tabs'],
    ]);
  });

  it('counts', async () => {
    expect((await run('  a   b \n\n\n\nc\n')).facts).toEqual([
      '5 spaces removed',
      '2 blank lines removed',
    ]);
    expect((await run('a')).facts).toEqual(['0 spaces removed']);
  });

  it('marks no more than can be drawn', async () => {
    expect((await marksOf('a  b '.repeat(30_000))).length).toBe(5_000);
    expect(await marksOf('a  b '.repeat(50_000))).toEqual([]);
  });
});

const options = fc.record({
  collapse: fc.boolean(),
  trim: fc.constantFrom('both', 'end', 'none'),
  blankLines: fc.constantFrom('keep', 'one', 'none'),
  punctuation: fc.constantFrom('keep', 'remove', 'french'),
  tabs: fc.constantFrom('space', 'keep', 'expand', 'unexpand'),
  plainSpaces: fc.boolean(),
  keepCode: fc.boolean(),
  keepHardBreaks: fc.boolean(),
  outerBlankLines: fc.boolean(),
});
const unit = fc.constantFrom(
  'a',
  'é',
  ' ',
  '  ',
  '\t',
  '\n',
  '\r\n',
  '\u00a0',
  ',',
  '!',
  ':',
  '«',
  '»',
  '```',
  ')',
);

describe('extra-spaces-remover with every option', () => {
  it('leaves its own result as it is', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit, maxLength: 30 }), options, async (text, values) => {
        const once = await cleaned(text, values);
        expect(await cleaned(once, values)).toBe(once);
      }),
      { numRuns: 1_000 },
    ));

  it('touches nothing but spaces and blank lines', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit, maxLength: 30 }), options, async (text, values) => {
        const inked = (from: string) => from.replace(/\s/g, '');
        expect(inked(await cleaned(text, values))).toBe(inked(text));
      }),
      { numRuns: 500 },
    ));

  it('gives marks in order that do not overlap', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit, maxLength: 30 }), options, async (text, values) => {
        const marks = (await run(text, values)).inputMarks?.[0]?.marks ?? [];
        let reached = 0;
        for (const { start, end } of marks) {
          expect(start).toBeGreaterThanOrEqual(reached);
          expect(end).toBeGreaterThan(start);
          reached = end;
        }
        expect(reached).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 500 },
    ));

  const long = `${mixedText(70_000)}${'a  b , c\t\td '.repeat(12_000)}${' '.repeat(150_000)}end \n${'\n'.repeat(70_000)} x`;

  it('gives the same in pieces', async () => {
    const cuts = [10, 65_535, 65_536, 65_537, 150_000, 300_001];
    for (const values of fc.sample(options, 12)) await streamEqualsWhole(tool, long, cuts, values);
  });

  it('works across windows as it does inside one', async () => {
    const row = 'a  b , c\t\td ';
    expect((await cleaned(row.repeat(12_000))) === 'a b , c d '.repeat(12_000).trim()).toBe(true);
    expect(await cleaned(`x${' '.repeat(200_000)}y`)).toBe('x y');
    expect(await cleaned(`x${' '.repeat(200_000)}\ny`)).toBe('x\ny');
    expect(await cleaned(`x\n${' '.repeat(200_000)}\ny`)).toBe('x\n\ny');
  });
});
