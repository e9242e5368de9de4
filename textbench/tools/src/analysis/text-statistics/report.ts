import {
  type Cell,
  type Figure,
  figures,
  type Note,
  type Result,
  result,
  type TablePart,
  table,
  warning,
} from '@textbench/kit';
import { compressedShare } from '../../engines/statistics/compressibility.ts';
import { type Diversity, diversityOf, fewestTokens } from '../../engines/statistics/diversity.ts';
import { describe, entropy, occurrences } from '../../engines/statistics.ts';
import { characterCounts } from './character-counts.ts';
import { histogram } from './histogram.ts';
import type { ReadText, Stretch } from './read-text.ts';
import { sampledRanks, zipfChart, zipfExponent } from './zipf.ts';

/** Longest excerpt of a sentence, in UTF-16 code units. */
const longestExcerpt = 300;
const longestWordsShown = 20;

export function statisticsReport(text: string, read: ReadText): Result {
  const diversity = diversityOf(read.tokens, read.counts);
  const ranks = sampledRanks(read.counts);
  return result(
    figures({
      figures: [
        ...leadFigures(read, diversity),
        ...diversityFigures(diversity),
        optional('Zipf exponent', zipfExponent(ranks), 2, 'needs more different words'),
        optional(
          'Entropy of words',
          diversity.tokens ? entropy(read.counts) : null,
          2,
          'no words',
          'bits',
        ),
        optional(
          'Entropy of characters',
          text ? entropy(characterCounts(text)) : null,
          2,
          'no characters',
          'bits',
        ),
        optional(
          'Size when repeats are written once',
          percent(compressedShare(text)),
          1,
          'no characters',
          '%',
        ),
      ],
    }),
    {
      more: [
        lengthTable(read),
        histogram(read.wordLengths, {
          title: 'Word lengths',
          categoryLabel: 'Letters',
          valueLabel: 'Words',
        }),
        histogram(read.sentenceLengths, {
          title: 'Sentence lengths',
          categoryLabel: 'Words',
          valueLabel: 'Sentences',
        }),
        zipfChart(ranks),
        extremesTable(text, read),
      ],
      facts: [
        `${diversity.tokens.toLocaleString('en')} words`,
        `${read.sentenceLengths.length.toLocaleString('en')} sentences`,
      ],
      notes: notesOn(diversity),
    },
  );
}

function leadFigures(read: ReadText, { tokens, types }: Diversity): Figure[] {
  const sentence = describe(read.sentenceLengths);
  return [
    { label: 'Words', value: tokens, lead: true },
    { label: 'Different words', value: types, lead: true },
    { label: 'Sentences', value: read.sentenceLengths.length, lead: true },
    { ...optional('Words a sentence', sentence?.mean ?? null, 1, 'no sentences'), lead: true },
    { label: 'Paragraphs', value: read.paragraphLengths.length },
    optional('Letters a word', describe(read.wordLengths)?.mean ?? null, 2, 'no words'),
  ];
}

function diversityFigures(diversity: Diversity): Figure[] {
  const { tokens, hapaxLegomena } = diversity;
  const tooFew = `needs at least ${fewestTokens} words`;
  return [
    { label: 'Words that occur once', value: hapaxLegomena },
    optional('Type-token ratio', diversity.typeTokenRatio, 3, 'no words'),
    optional('Guiraud’s index', diversity.guiraud, 2, 'no words'),
    optional('Moving-average ratio (50 words)', diversity.movingAverage, 3, tooFew),
    optional('MTLD', diversity.mtld, 1, tokens < fewestTokens ? tooFew : 'no word comes twice'),
    optional('HD-D', diversity.hdd, 3, tooFew),
    optional('Yule’s K', diversity.yuleK, 1, tooFew),
  ];
}

function optional(
  label: string,
  value: number | null,
  digits: number,
  why: string,
  unit?: string,
): Figure {
  if (value === null) return { label, value, note: why };
  return { label, value, digits, ...(unit ? { unit } : {}) };
}

function percent(share: number | null): number | null {
  return share === null ? null : share * 100;
}

/** Mean, median, deviation and quartiles of what can be long or short. */
function lengthTable(read: ReadText): TablePart {
  const measured: [string, Uint32Array][] = [
    ['Word (letters)', read.wordLengths],
    ['Sentence (words)', read.sentenceLengths],
    ['Paragraph (words)', read.paragraphLengths],
    ['Paragraph (sentences)', read.sentencesInParagraphs],
  ];
  const exact = { kind: 'number', digits: 2 } as const;
  return table({
    title: 'Lengths',
    columns: [
      { label: 'Length', kind: 'text' },
      { label: 'Number', kind: 'number' },
      { label: 'Mean', ...exact },
      { label: 'Median', ...exact },
      { label: 'Standard deviation', ...exact },
      { label: 'Least', kind: 'number' },
      { label: 'Lower quartile', ...exact },
      { label: 'Upper quartile', ...exact },
      { label: 'Most', kind: 'number' },
      { label: 'Commonest', kind: 'number' },
    ],
    rows: measured.map(([label, numbers]) => [label, ...lengthRow(numbers)]),
  });
}

function lengthRow(numbers: Uint32Array): Cell[] {
  const found = describe(numbers);
  if (!found) return [0, null, null, null, null, null, null, null, null];
  const [commonest] = occurrences(numbers).toSorted(([, one], [, other]) => other - one);
  return [
    found.count,
    found.mean,
    found.median,
    found.standardDeviation,
    found.least,
    found.lowerQuartile,
    found.upperQuartile,
    found.most,
    commonest?.[0] ?? null,
  ];
}

/** The longest words, the longest and the shortest sentence. */
function extremesTable(text: string, read: ReadText): TablePart {
  const words = longestWords(read.types).map(([word, letters]): Cell[] => [
    'Long word',
    letters,
    word,
  ]);
  return table({
    title: 'Longest and shortest',
    columns: [
      { label: 'What', kind: 'text' },
      { label: 'Length', kind: 'number' },
      { label: 'Text', kind: 'text' },
    ],
    rows: [
      ...sentenceRow('Longest sentence', text, read.longestSentence),
      ...sentenceRow('Shortest sentence', text, read.shortestSentence),
      ...words,
    ],
  });
}

function longestWords(types: readonly string[]): [word: string, letters: number][] {
  return types
    .map((word): [string, number] => [word, [...word].length])
    .sort(([, one], [, other]) => other - one)
    .slice(0, longestWordsShown)
    .map(([word, letters]) => [excerpt(word), letters]);
}

function sentenceRow(what: string, text: string, sentence: Stretch | undefined): Cell[][] {
  if (!sentence) return [];
  return [[what, sentence.words, excerpt(text.slice(sentence.start, sentence.end))]];
}

function excerpt(text: string): string {
  const line = text.slice(0, longestExcerpt + 1).replace(/\s+/g, ' ');
  return line.length <= longestExcerpt
    ? line
    : `${line.slice(0, longestExcerpt).replace(/[\ud800-\udbff]$/, '')}…`;
}

function notesOn({ tokens }: Diversity): Note[] {
  if (tokens === 0 || tokens >= fewestTokens) return [];
  return [
    warning(
      `The text has fewer than ${fewestTokens} words: MTLD, HD-D, Yule’s K and the moving average would say nothing sure.`,
    ),
  ];
}
