import type { DifferencePart, DifferenceRow, FiguresPart, Result, TextPart } from '@textbench/kit';
import { runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tool } from './text-difference-finder.ts';

const run = (first: string, second: string, options: Record<string, unknown> = {}) =>
  runTool(tool, { first, second }, options, fixedContext());

function part<Kind extends 'difference' | 'text' | 'figures'>(found: Result, kind: Kind) {
  const wanted = found.parts.find((candidate) => candidate.kind === kind);
  if (!wanted) throw new Error(`no ${kind} part`);
  return wanted as Extract<DifferencePart | TextPart | FiguresPart, { kind: Kind }>;
}

/** A row in one line: `2 two|3 TWO`, changed stretches in brackets, `→4` for moved. */
function told(row: DifferenceRow): string {
  const side = (line: {
    number: number;
    text: string;
    spans: readonly { start: number; end: number }[];
  }) => {
    let text = line.text;
    for (const { start, end } of line.spans.toReversed()) {
      text = `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
    }
    return `${line.number} ${text}`;
  };
  if (row.kind === 'removed') return `- ${side(row.left)}${row.movedTo ? ` →${row.movedTo}` : ''}`;
  if (row.kind === 'added')
    return `+ ${side(row.right)}${row.movedFrom ? ` ←${row.movedFrom}` : ''}`;
  return `${row.kind === 'same' ? '=' : '~'} ${side(row.left)} | ${side(row.right)}`;
}

const rows = async (first: string, second: string, options: Record<string, unknown> = {}) =>
  part(await run(first, second, options), 'difference').rows.map(told);
const patch = async (first: string, second: string, options: Record<string, unknown> = {}) =>
  part(await run(first, second, options), 'difference').patch;
const inline = async (first: string, second: string, options: Record<string, unknown> = {}) =>
  part(await run(first, second, options), 'text').text;
const figure = async (label: string, first: string, second: string, options = {}) =>
  part(await run(first, second, options), 'figures').figures.find((one) => one.label === label)
    ?.value;

describe('rows by lines and words', () => {
  it('puts changed lines side by side and marks the words', async () => {
    expect(await rows('one\ntwo three\nfour\n', 'one\ntwo 3\nfour\nfive\n')).toEqual([
      '= 1 one | 1 one',
      '~ 2 two [three] | 2 two [3]',
      '= 3 four | 3 four',
      '+ 4 five',
    ]);
  });

  it('pairs the lines that say most alike, not those at the same place', async () => {
    const first = 'The quick brown fox\njumps over the dog\n';
    const second = 'Something new entirely\nThe quick red fox\njumps over the log\n';
    expect(await rows(first, second)).toEqual([
      '+ 1 Something new entirely',
      '~ 1 The quick [brown] fox | 2 The quick [red] fox',
      '~ 2 jumps over the [dog] | 3 jumps over the [log]',
    ]);
  });

  it('shows a line with nothing in common beside the one that took its place', async () => {
    expect(await rows('a\ncat\nb\n', 'a\ndog\nb\n')).toEqual([
      '= 1 a | 1 a',
      '~ 2 [cat] | 2 [dog]',
      '= 3 b | 3 b',
    ]);
  });

  it('finds moved lines, a stretch as a whole, each only once', async () => {
    expect(await rows('a\nb\nx\ny\nz\n', 'x\ny\nz\na\nb\n')).toEqual([
      '- 1 a →4',
      '- 2 b →5',
      '= 3 x | 1 x',
      '= 4 y | 2 y',
      '= 5 z | 3 z',
      '+ 4 a ←1',
      '+ 5 b ←2',
    ]);
    expect(await rows('a\nx\ny\n', 'x\ny\na\na\n')).toEqual([
      '- 1 a →3',
      '= 2 x | 1 x',
      '= 3 y | 2 y',
      '+ 3 a ←1',
      '+ 4 a',
    ]);
  });

  it('calls no line without a letter or digit moved, and none at all when told so', async () => {
    expect(await rows('}\nx\ny\n', 'x\ny\n}\n')).toEqual([
      '- 1 }',
      '= 2 x | 1 x',
      '= 3 y | 2 y',
      '+ 3 }',
    ]);
    expect(await rows('a\nx\ny\n', 'x\ny\na\n', { moves: false })).toContain('- 1 a');
  });

  it('shows a changed line end as a change without a marked word', async () => {
    expect(await rows('a\r\nb\n', 'a\nb\n')).toEqual(['~ 1 a | 1 a', '= 2 b | 2 b']);
    expect(await rows('a\r\nb', 'a\nb\n', { ignoreLineEnds: true })).toEqual([
      '= 1 a | 1 a',
      '= 2 b | 2 b',
    ]);
  });

  it('counts the lines of old Mac files', async () => {
    expect(await rows('a\rb\rc', 'a\rx\rc')).toEqual([
      '= 1 a | 1 a',
      '~ 2 [b] | 2 [x]',
      '= 3 c | 3 c',
    ]);
  });
});

describe('rows by whole lines', () => {
  it('marks whole lines, side by side where as many came as went', async () => {
    expect(await rows('a b\nc\n', 'a x\nc\nd\n', { by: 'lines' })).toEqual([
      '~ 1 [a b] | 1 [a x]',
      '= 2 c | 2 c',
      '+ 3 d',
    ]);
  });
});

describe('rows by words', () => {
  const first = 'It was the best of times,\nit was the worst of times.\n';
  const second = 'It was the best\nof times, it was the worst\nof days.\n';

  it('sees no change in lines that only break elsewhere when spaces do not count', async () => {
    expect(await rows(first, second, { by: 'words', spaces: 'all' })).toEqual([
      '= 1 It was the best of times, | 1 It was the best\nof times, it was the worst',
      '~ 2 it was the worst of [times]. | 3 of [days].',
    ]);
  });

  it('shows each moved break where spaces count', async () => {
    expect(await inline('a b\nc', 'a\nb\nc', { by: 'words' })).toBe('a[- -]{+\n+}b\nc');
  });

  it('keeps paragraphs beside each other when one is put in', async () => {
    const [a, b, c] = ['The first one is here.', 'A second one follows.', 'Nothing is like this.'];
    expect(await rows(`${a}\n\n${b}\n`, `${a}\n\n${c}\n\n${b}\n`, { by: 'words' })).toEqual([
      `= 1 ${a} | 1 ${a}`,
      '= 2  | 2 ',
      `+ 3 [${c}]`,
      '+ 4 ',
      `= 3 ${b} | 5 ${b}`,
    ]);
  });

  it('shows a line added at the very end as added', async () => {
    expect(await rows('a\n', 'a\nb\n', { by: 'words' })).toEqual(['= 1 a | 1 a', '+ 2 [b]']);
  });
});

describe('rows by sentences', () => {
  it('compares sentences wherever lines break', async () => {
    const first = 'It was a sunny\nday. We went out. The end.';
    const second = 'It was a rainy day.\nThe end.\nReally.';
    expect(await rows(first, second, { by: 'sentences' })).toEqual([
      '~ 1 It was a [sunny]\nday. | 1 It was a [rainy] day.',
      '- 2 We went out.',
      '= 3 The end. | 2 The end.',
      '+ 3 Really.',
    ]);
  });
});

describe('changes in the text', () => {
  // git diff --no-index --word-diff -U99 first second | tail -n +6   (git 2.39)
  it.each([
    [
      'The quick brown fox jumps\n',
      'The slow brown fox leaps\n',
      'The [-quick-]{+slow+} brown fox [-jumps-]{+leaps+}\n',
    ],
    ['a b\n', 'a b\n', 'a b\n'],
    ['Zürich\n', 'Bern\n', '[-Zürich-]{+Bern+}\n'],
  ])('are written as git writes them: %j, %j', async (first, second, expected) => {
    expect(await inline(first, second)).toBe(expected);
  });
});

describe('the patch', () => {
  // diff -u --label first --label second [-i] [-w] first second   (GNU diffutils 3.8)
  it('leaves out what is ignored, and keeps the first text around changes', async () => {
    expect(await patch('A\nb c\nd\n', 'a\nbc\ne\n', { ignoreCase: true, spaces: 'all' })).toBe(
      '--- first\n+++ second\n@@ -1,3 +1,3 @@\n A\n b c\n-d\n+e\n',
    );
  });

  it('is empty for equal texts, and the note says that they are', async () => {
    const found = await run('a\nb', 'a\nb');
    expect(part(found, 'difference').patch).toBe('');
    expect(found.notes?.[0]?.text).toBe('The two texts are the same.');
    expect(found.facts).toEqual(['no differences']);
  });

  it('is the same whatever the rows are compared by', async () => {
    const expected = await patch('a\nb c\n', 'a\nb d\ne\n');
    for (const by of ['lines', 'words', 'characters', 'sentences']) {
      expect(await patch('a\nb c\n', 'a\nb d\ne\n', { by })).toBe(expected);
    }
  });

  it('keeps lone CRs inside its lines, which end at LF', async () => {
    expect(await patch('a\rb\n', 'a\rc\n')).toBe(
      '--- first\n+++ second\n@@ -1 +1 @@\n-a\rb\n+a\rc\n',
    );
  });

  it('takes no object property for a line it knows', async () => {
    expect(
      await patch('__proto__\nconstructor\n', 'constructor\n__proto__\n', { moves: false }),
    ).toBe('--- first\n+++ second\n@@ -1,2 +1,2 @@\n-__proto__\n constructor\n+__proto__\n');
  });
});

describe('merged text', () => {
  const first = 'a\nb\nc\nd\ne\nf\ng\nh\n';
  const second = 'a\nX\nc\nd\ne\nf\ng\nY\nh\n';
  const merged = async (one: string, other: string, merge: string) =>
    (await run(one, other, { merge })).parts.find((found) => found.title === 'Merged text');

  // git merge-file -p --union first /dev/null second
  it('keeps both sides', async () => {
    expect(await merged(first, second, 'both')).toMatchObject({
      text: 'a\nb\nX\nc\nd\ne\nf\ng\nY\nh\n',
    });
    expect(await merged('a', 'b', 'both')).toMatchObject({ text: 'a\nb' });
  });

  // git merge-file -p -L first -L base -L second first /dev/null second
  it('writes conflict markers', async () => {
    expect(await merged(first, second, 'markers')).toMatchObject({
      text: 'a\n<<<<<<< first\nb\n=======\nX\n>>>>>>> second\nc\nd\ne\nf\ng\n<<<<<<< first\n=======\nY\n>>>>>>> second\nh\n',
    });
  });

  it('ends lines as the first text does', async () => {
    expect(await merged('a\r\nb\r\n', 'a\r\nc\r\n', 'markers')).toMatchObject({
      text: 'a\r\n<<<<<<< first\r\nb\r\n=======\r\nc\r\n>>>>>>> second\r\n',
    });
  });
});

describe('figures', () => {
  // python3 -c 'import difflib; print(difflib.SequenceMatcher(None, "kitten", "sitting").ratio() * 100)'
  it('tell how alike the texts are, as difflib does', async () => {
    expect(await figure('Similarity', 'kitten', 'sitting', { by: 'characters' })).toBeCloseTo(
      61.538,
      3,
    );
    expect(await figure('Similarity', '', '')).toBe(100);
    expect(await figure('Similarity', 'abc', '')).toBe(0);
  });

  it('count characters as people do', async () => {
    expect(await figure('Characters added', 'a', 'a 👨‍👩‍👧')).toBe(2);
    expect(await figure('Characters removed', 'cafe\u0301', 'caf', { by: 'characters' })).toBe(1);
  });

  it('count a moved line as moved, not as added and removed', async () => {
    const found = await run('a\nx\ny\n', 'x\ny\na\n');
    expect(found.facts).toEqual(['1 line moved']);
  });
});

describe('notes', () => {
  const notes = async (first: string, second: string, options = {}) =>
    ((await run(first, second, options)).notes ?? []).map((note) => note.text).join(' ');

  it('tell line ends apart', async () => {
    expect(await notes('a\r\nb\r\n', 'a\nb\n')).toContain(
      'CRLF (Windows), the second with LF (Unix)',
    );
    expect(await notes('a\n', 'a')).toBe('The last line of the second text has no line end.');
    expect(await notes('a\r\n', 'a\n', { ignoreLineEnds: true })).toBe(
      'The two texts are the same but for what is ignored.',
    );
  });

  it('say when the search was cut short', async () => {
    let state = 1;
    const noise = (length: number) =>
      Array.from({ length }, () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return `w${state >>> 26}`;
      }).join(' ');
    expect(await notes(noise(40_000), noise(40_000), { by: 'words' })).toContain('cut short');
  });
});

describe('marks over the inputs', () => {
  it('tell what changed, came, went and moved', async () => {
    const found = await run('a\nb c\nz\nk\n', 'b d\nz\ne\nk\na\n');
    expect(found.inputMarks).toEqual([
      {
        input: 'first',
        marks: [
          { start: 0, end: 2, label: 'moved to line 5', tone: 'other' },
          { start: 4, end: 5, label: 'changed', tone: 'removed' },
        ],
      },
      {
        input: 'second',
        marks: [
          { start: 2, end: 3, label: 'changed', tone: 'good' },
          { start: 6, end: 8, label: 'added', tone: 'good' },
          { start: 10, end: 12, label: 'moved from line 1', tone: 'other' },
        ],
      },
    ]);
  });
});

describe('every way to compare', () => {
  const word = fc.constantFrom('a', 'the', 'é', 'Cat.', '😀', ' ', '  ', '\n', '\n\n', '\r\n', ',');
  const prose = fc.array(word, { maxLength: 40 }).map((words) => words.join(''));
  const ways = tool.options.by.choices;

  it.each(Object.keys(ways))('%s shows every line of both texts once, in order', async (by) => {
    await fc.assert(
      fc.asyncProperty(
        prose,
        prose,
        fc.constantFrom('exact', 'amount', 'all'),
        fc.boolean(),
        async (first, second, spaces, ignore) => {
          const found = await run(first, second, {
            by,
            spaces,
            ignoreCase: ignore,
            ignorePunctuation: ignore,
            ignoreLineEnds: ignore,
          });
          const { rows: all } = part(found, 'difference');
          const lefts = all.flatMap((row) => ('left' in row ? [row.left] : []));
          const rights = all.flatMap((row) => ('right' in row ? [row.right] : []));
          const solid = (text: string) => text.replace(/\s+/g, '');
          const shown = (lines: typeof lefts) => solid(lines.map((line) => line.text).join('\n'));
          expect(shown(lefts)).toBe(solid(first));
          expect(shown(rights)).toBe(solid(second));
          for (const { text, spans } of [...lefts, ...rights]) {
            let reached = 0;
            for (const { start, end } of spans) {
              expect(start).toBeGreaterThanOrEqual(reached);
              expect(end).toBeGreaterThan(start);
              reached = end;
            }
            expect(reached).toBeLessThanOrEqual(text.length);
          }
          const content = (text: string) =>
            (ignore ? text.toLowerCase().replace(/\p{P}/gu, '') : text).replace(/\s+/g, '');
          for (const row of all) {
            if (row.kind !== 'same' || by === 'words' || by === 'characters') continue;
            expect(content(row.left.text)).toBe(content(row.right.text));
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each(Object.keys(ways))('%s writes changes from which both texts can be read', async (by) => {
    const plain = fc.array(fc.constantFrom('a', 'b', 'the', ' ', '\n', '.'), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(plain, plain, async (one, other) => {
        const [first, second] = [one.join(''), other.join('')];
        const spaces = by === 'sentences' ? (text: string) => text.replace(/\s+/g, '') : String;
        const written = await inline(first, second, { by });
        const before = written.replace(/\[-(.*?)-\]/gs, '$1').replace(/\{\+.*?\+\}/gs, '');
        const after = written.replace(/\[-.*?-\]/gs, '').replace(/\{\+(.*?)\+\}/gs, '$1');
        expect(spaces(before)).toBe(spaces(first));
        expect(spaces(after)).toBe(spaces(second));
      }),
      { numRuns: 300 },
    );
  });
});

describe('long texts', () => {
  it('are compared without hanging, also when they have nothing in common', async () => {
    const lines = (word: string) =>
      Array.from({ length: 60_000 }, (_, i) => `${word} ${i} and some more`).join('\n');
    expect((await run(lines('one'), lines('one').replace('one 30000', 'two'))).facts).toEqual([
      '1 line changed',
    ]);
    const unlike = await run(lines('one'), lines('two'), { by: 'characters' });
    expect(part(unlike, 'difference').rows.length).toBeGreaterThanOrEqual(60_000);
  });
});
