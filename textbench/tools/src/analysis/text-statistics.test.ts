import { type Cell, type Part, runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { describe, expect, it } from 'vitest';
import { histogram } from './text-statistics/histogram.ts';
import { tool } from './text-statistics.ts';

const ferry = `The ferry left at noon. Nobody on it had slept, and nobody said so.

"Coffee?" asked the mate. The cook laughed; the cook always laughed. Then the fog came down,
and the town, the harbour and the hills were gone. For an hour there was only the engine, the bell and the
grey water.

At last a light showed ahead. It was the other ferry, going home; the two crews waved, and the cooks
shouted what cooks shout. Dr. Lind, who had crossed 1,200 times, slept through it all.
`;

async function statistics(text: string, options: Record<string, unknown> = {}) {
  const { parts, notes } = await runTool(tool, { text }, options, fixedContext());
  const main = parts[0];
  if (main.kind !== 'figures') throw new Error('no figures');
  const figures = new Map(main.figures.map((figure) => [figure.label, figure]));
  return { parts, notes, value: (label: string) => figures.get(label)?.value, figures };
}

function rowsOf(parts: readonly Part[], title: string): readonly (readonly Cell[])[] {
  const part = parts.find((one) => one.title === title);
  return part?.kind === 'table' ? part.rows : [];
}

function pointsOf(parts: readonly Part[], title: string) {
  const part = parts.find((one) => one.title === title);
  return part?.kind === 'chart' ? part.points : [];
}

// python3: Counter, statistics.mean, median, pstdev, quantiles(n=4, method='inclusive'); the
// measures of diversity from their definitions; statistics.linear_regression over the ranks
describe('text-statistics', () => {
  it('counts words, types, sentences and paragraphs', async () => {
    const { value } = await statistics(ferry);
    expect(value('Words')).toBe(89);
    expect(value('Different words')).toBe(61);
    expect(value('Words that occur once')).toBe(49);
    expect(value('Sentences')).toBe(9);
    expect(value('Paragraphs')).toBe(3);
  });

  it.each([
    ['Words a sentence', 9.88888888888889],
    ['Letters a word', 4],
    ['Type-token ratio', 0.6853932584269663],
    ['Guiraud’s index', 6.465987068038796],
    ['Moving-average ratio (50 words)', 0.741],
    ['MTLD', 69.90128755364807],
    ['HD-D', 0.7728426037984505],
    ['Yule’s K', 285.3175104153516],
    ['Zipf exponent', 0.6205947478528903],
    ['Entropy of words', 5.490705376074195],
    ['Entropy of characters', 4.359147950862633],
    ['Size when repeats are written once', 79.38829787234043],
  ])('%s', async (label, expected) => {
    const { value } = await statistics(ferry);
    expect(value(label)).toBeCloseTo(expected, 9);
  });

  it('describes the lengths', async () => {
    const { parts } = await statistics(ferry);
    const [words, sentences, paragraphs, inParagraphs] = rowsOf(parts, 'Lengths');
    expect(words?.slice(0, 2)).toEqual(['Word (letters)', 89]);
    expect(sentences).toEqual([
      'Sentence (words)',
      9,
      89 / 9,
      9,
      expect.closeTo(4.6294814791110355, 10),
      4,
      6,
      14,
      18,
      4,
    ]);
    expect(paragraphs?.slice(1, 4)).toEqual([3, 89 / 3, 35]);
    expect(paragraphs?.[4]).toBeCloseTo(11.264496832477201, 10);
    expect(inParagraphs?.slice(1, 3)).toEqual([3, 3]);
  });

  it('draws lengths and ranks', async () => {
    const { parts } = await statistics(ferry);
    const byLength = new Map(
      pointsOf(parts, 'Word lengths').map(({ label, value }) => [label, value]),
    );
    expect([byLength.get('1'), byLength.get('3'), byLength.get('4'), byLength.get('7')]).toEqual([
      1, 28, 20, 6,
    ]);
    expect(pointsOf(parts, 'Sentence lengths').reduce((sum, { value }) => sum + value, 0)).toBe(9);
    expect(pointsOf(parts, 'Zipf plot').map(({ label }) => label)).toEqual(
      '1 2 3 4 6 8 12 16 24 32 48'.split(' '),
    );
    expect(
      pointsOf(parts, 'Zipf plot')
        .slice(0, 2)
        .map(({ value }) => value),
    ).toEqual([Math.log10(14), Math.log10(5)]);
  });

  it('shows the longest and shortest', async () => {
    const { parts } = await statistics(ferry);
    const rows = rowsOf(parts, 'Longest and shortest');
    expect(rows[0]).toEqual([
      'Longest sentence',
      18,
      'It was the other ferry, going home; the two crews waved, and the cooks shouted what cooks shout.',
    ]);
    expect(rows[1]).toEqual(['Shortest sentence', 4, '"Coffee?" asked the mate.']);
    expect(rows.slice(2, 8).map((row) => row[1])).toEqual([7, 7, 7, 7, 7, 6]);
  });

  it('tells words by capitals where asked', async () => {
    expect((await statistics('The the THE')).value('Different words')).toBe(1);
    expect((await statistics('The the THE', { ignoreCase: false })).value('Different words')).toBe(
      3,
    );
    expect((await statistics("don't don’t")).value('Different words')).toBe(1);
  });

  it('cuts sentences by the abbreviations of the language', async () => {
    const text = 'Das ist z.B. Nr. 5 am 3. Oktober. Gut.';
    expect((await statistics(text, { language: 'de' })).value('Sentences')).toBe(2);
  });

  it('says which measures are not defined', async () => {
    const { figures, notes } = await statistics('A rose is a rose.');
    expect(figures.get('MTLD')).toMatchObject({ value: null, note: 'needs at least 50 words' });
    expect(notes?.[0]?.text).toMatch(/fewer than 50 words/);
    const all = await statistics(Array.from({ length: 60 }, (_, i) => `w${i}`).join(' '));
    expect(all.figures.get('MTLD')).toMatchObject({ value: null, note: 'no word comes twice' });
    expect(all.notes).toEqual([]);
  });

  it.each(['', '   \n', '😀 — !'])('has nothing to say of %j but does not fail', async (text) => {
    const { value, notes } = await statistics(text);
    expect([value('Words'), value('Words a sentence'), value('Type-token ratio')]).toEqual([
      0,
      null,
      null,
    ]);
    expect(notes).toEqual([]);
  });

  it('takes one sentence of many words and one word of many letters', async () => {
    expect((await statistics('word '.repeat(100_000))).value('Words a sentence')).toBe(100_000);
    const { parts, value } = await statistics('a'.repeat(100_000));
    expect(value('Letters a word')).toBe(100_000);
    expect(String(rowsOf(parts, 'Longest and shortest')[2]?.[2]).length).toBe(301);
  });
});

describe('histogram', () => {
  const labels = { title: '', categoryLabel: '', valueLabel: '' };

  it('has a bar a number while there are few', () => {
    expect(histogram(Uint32Array.of(3, 1, 3), labels).points).toEqual([
      { label: '1', value: 1 },
      { label: '2', value: 0 },
      { label: '3', value: 2 },
    ]);
  });

  it('puts 2, 5, 10 … numbers into a bar where there are many', () => {
    const { points } = histogram(Uint32Array.of(1, 2, 31, 60), labels);
    expect(points.length).toBe(30);
    expect([points[0], points[15], points[29]]).toEqual([
      { label: '1–2', value: 2 },
      { label: '31–32', value: 1 },
      { label: '59–60', value: 1 },
    ]);
    expect(histogram(Uint32Array.of(61), labels).points.at(-1)).toEqual({
      label: '61–65',
      value: 1,
    });
    expect(histogram(Uint32Array.of(1_000_000), labels).points.length).toBe(20);
    expect(histogram(new Uint32Array(0), labels).points).toEqual([]);
  });
});
