import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockRuns, type DrawnMark, markAt, markedBlocks, sameBlock } from './marked-blocks.ts';

const line = (length: number) => `${'x'.repeat(length - 1)}\n`;

/** Texts of lines long and short, so that blocks end at many places. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom('', 'a', '😀', '\r', 'é '),
      fc.nat(2_500).map((n) => 'x'.repeat(n)),
    ),
  )
  .chain((lines) => fc.constantFrom('', '\n', '\n\n').map((end) => lines.join('\n') + end));

/** Sorted marks over a text that do not overlap, as results have them. */
const markedTexts = texts.chain((text) =>
  fc.uniqueArray(fc.nat(text.length), { maxLength: 12 }).map((places) => {
    const sorted = places.sort((one, other) => one - other);
    const marks: DrawnMark[] = [];
    for (let i = 1; i < sorted.length; i += 2) {
      marks.push({ start: sorted[i - 1] ?? 0, end: sorted[i] ?? 0, label: `mark ${i}` });
    }
    return { text, marks };
  }),
);

describe('markedBlocks', () => {
  it('gives a short text as one block', () => {
    expect(markedBlocks('a\nb')).toEqual([{ start: 0, text: 'a\nb', marks: [] }]);
    expect(markedBlocks('')).toEqual([]);
  });

  it('has an empty block behind a final line end, where the next line begins', () => {
    expect(markedBlocks('a\n').map(({ text }) => text)).toEqual(['a', '']);
    expect(markedBlocks('\n').map(({ text }) => text)).toEqual(['', '']);
    expect(markedBlocks('a\n\n').map(({ text }) => text)).toEqual(['a\n', '']);
  });

  it('cuts behind the first line that ends at 2,000 characters or later', () => {
    const text = line(1_500) + line(600) + line(10);
    expect(markedBlocks(text).map(({ start, text: own }) => [start, own.length])).toEqual([
      [0, 2_099],
      [2_100, 9],
      [2_110, 0],
    ]);
  });

  it('leaves a long line whole', () => {
    expect(markedBlocks('x'.repeat(10_000)).length).toBe(1);
  });

  it('gives the text back when blocks are put together with line ends', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const blocks = markedBlocks(text);
        expect(blocks.map((block) => block.text).join('\n')).toBe(text);
        for (const { start, text: own } of blocks) expect(text.startsWith(own, start)).toBe(true);
      }),
    );
  });

  it('cuts marks where it cuts the text', () => {
    const text = line(2_001) + line(2_001);
    const marks = [
      { start: 10, end: 20, label: 'first', tone: 'good' },
      { start: 1_990, end: 2_010, label: 'across' },
      { start: 2_500, end: 2_501, label: 'second' },
    ];
    expect(markedBlocks(text, marks).map((block) => block.marks)).toEqual([
      [marks[0], { start: 1_990, end: 2_001, label: 'across' }],
      [
        { start: 0, end: 9, label: 'across' },
        { start: 499, end: 500, label: 'second' },
      ],
      [],
    ]);
  });

  it('carries a mark through blocks that lie wholly inside it', () => {
    const text = line(2_001).repeat(3);
    const [first, second, third] = markedBlocks(text, [
      { start: 5, end: text.length, label: 'all' },
    ]);
    expect(first?.marks).toEqual([{ start: 5, end: 2_001, label: 'all' }]);
    expect(second?.marks).toEqual([{ start: 0, end: 2_001, label: 'all' }]);
    expect(third?.marks).toEqual([{ start: 0, end: 2_001, label: 'all' }]);
  });

  it('leaves a mark that ends with a block out of the next', () => {
    const text = line(2_001) + line(10);
    const marks = [{ start: 5, end: 2_001, label: 'to the end' }];
    expect(markedBlocks(text, marks).map((block) => block.marks.length)).toEqual([1, 0, 0]);
  });

  it('marks exactly what is marked, whatever text and marks', () => {
    fc.assert(
      fc.property(markedTexts, ({ text, marks }) => {
        const expected = marks.flatMap(({ start, end, label }) =>
          Array.from({ length: end - start }, (_, i) => `${start + i} ${label}`),
        );
        const found = markedBlocks(text, marks).flatMap((block) =>
          block.marks.flatMap(({ start, end, label }) =>
            Array.from({ length: end - start }, (_, i) => `${block.start + start + i} ${label}`),
          ),
        );
        expect(found).toEqual(expected);
      }),
    );
  });
});

describe('blockRuns', () => {
  it('alternates plain and marked', () => {
    const mark = { start: 1, end: 3, label: 'x' };
    expect(blockRuns({ start: 0, text: 'abcd', marks: [mark] })).toEqual([
      { text: 'a' },
      { text: 'bc', mark },
      { text: 'd' },
    ]);
  });

  it('has no empty runs: marks at the ends, side by side, over all', () => {
    const marks = [
      { start: 0, end: 1, label: 'x' },
      { start: 1, end: 2, label: 'y' },
    ];
    expect(blockRuns({ start: 0, text: 'ab', marks }).map((run) => run.text)).toEqual(['a', 'b']);
    expect(blockRuns({ start: 0, text: '', marks: [] })).toEqual([]);
    expect(blockRuns({ start: 0, text: 'ab', marks: [] })).toEqual([{ text: 'ab' }]);
  });

  it('leaves out what is marked of the line end behind the block', () => {
    const across = { start: 1, end: 3, label: 'x' };
    expect(blockRuns({ start: 0, text: 'ab', marks: [across] })).toEqual([
      { text: 'a' },
      { text: 'b', mark: across },
    ]);
    expect(blockRuns({ start: 0, text: 'ab', marks: [{ start: 2, end: 3, label: 'x' }] })).toEqual([
      { text: 'ab' },
    ]);
  });

  it('covers the block, whatever text and marks', () => {
    fc.assert(
      fc.property(markedTexts, ({ text, marks }) => {
        for (const block of markedBlocks(text, marks)) {
          const runs = blockRuns(block);
          expect(runs.map((run) => run.text).join('')).toBe(block.text);
          expect(runs.every((run) => run.text !== '')).toBe(true);
        }
      }),
    );
  });
});

describe('markAt', () => {
  const marks = [
    { start: 2, end: 4, label: 'first' },
    { start: 4, end: 6, label: 'second' },
    { start: 9, end: 10, label: 'third' },
  ];

  it.each([
    [1, undefined],
    [2, 'first'],
    [4, 'first'],
    [5, 'second'],
    [6, 'second'],
    [8, undefined],
    [10, 'third'],
    [11, undefined],
  ])('of a caret at %i', (offset, label) => {
    expect(markAt(marks, offset)?.label).toBe(label);
  });
});

describe('sameBlock', () => {
  const mark: DrawnMark = { start: 0, end: 1, label: 'a letter', tone: 'match' };
  const block = { start: 0, text: 'ab', marks: [mark] };

  it('holds for a copy, wherever it stands', () => {
    expect(sameBlock(block, { ...structuredClone(block), start: 9 })).toBe(true);
  });

  it.each([
    ['another text', { ...block, text: 'ac' }],
    ['no marks', { ...block, marks: [] }],
    ['one mark more', { ...block, marks: [mark, { ...mark, start: 1, end: 2 }] }],
    ['another beginning', { ...block, marks: [{ ...mark, start: 1 }] }],
    ['another end', { ...block, marks: [{ ...mark, end: 2 }] }],
    ['another reason', { ...block, marks: [{ ...mark, label: 'a vowel' }] }],
    ['another tone', { ...block, marks: [{ ...mark, tone: 'warning' }] }],
  ])('does not hold for %s', (_what, other) => {
    expect(sameBlock(block, other)).toBe(false);
  });
});
