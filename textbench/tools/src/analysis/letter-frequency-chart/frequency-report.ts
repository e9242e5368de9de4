import {
  type ChartPoint,
  chart,
  type Figure,
  figures,
  type Result,
  result,
  table,
} from '@textbench/kit';
import { type LetterTable, languageTables } from './language-tables.ts';
import { chiSquare, indexOfCoincidence, shannonEntropy } from './measures.ts';

export interface ReportOptions {
  readonly unit: 'letters' | 'pairs' | 'characters';
  readonly compare: 'none' | keyof typeof languageTables;
  readonly order: 'alphabet' | 'frequency';
  /** Values in the chart; the table has all. */
  readonly most: number;
}

const unitNames = { letters: 'Letter', pairs: 'Pair', characters: 'Character' };

type Entry = readonly [name: string, count: number];

/** Chart, table and figures of what was counted. */
export function frequencyReport(
  counts: ReadonlyMap<string, number>,
  options: ReportOptions,
): Result {
  const expected =
    options.unit === 'letters' && options.compare !== 'none' ? options.compare : null;
  const reference: LetterTable = expected ? languageTables[expected] : {};
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const entries = ordered(counts, options.order);
  const name = unitNames[options.unit];
  const percent = (count: number) => (count * 100) / total;
  const points = entries.slice(0, options.most).map(([key, count]): ChartPoint => {
    const usual = reference[key.toLowerCase()];
    const point = { label: visible(key), value: percent(count) };
    return usual === undefined ? point : { ...point, reference: usual };
  });
  return result(
    chart({
      shape: 'bars',
      categoryLabel: name,
      valueLabel: 'Percent',
      unit: ' %',
      digits: 1,
      points,
      ...(expected ? { referenceLabel: capitalised(expected) } : {}),
    }),
    {
      more: [
        table({
          title: 'Table',
          columns: [
            { label: name, kind: 'text' },
            { label: 'Count', kind: 'number' },
            { label: 'Share', kind: 'percent', digits: 2 },
          ],
          rows: entries.map(([key, count]) => [visible(key), count, count / total]),
        }),
        figures({ title: 'Figures', figures: measures(counts, total, name, reference) }),
      ],
      facts: [`${total.toLocaleString('en')} ${name.toLowerCase()}${total === 1 ? '' : 's'}`],
    },
  );
}

function measures(
  counts: ReadonlyMap<string, number>,
  total: number,
  name: string,
  reference: LetterTable,
): Figure[] {
  const values = [...counts.values()];
  const compared = Object.keys(reference).length > 0;
  const needsLetters = 'needs more letters';
  return [
    { label: `${name}s`, value: total, lead: true },
    { label: 'Different ones', value: counts.size, lead: true },
    {
      label: 'Index of coincidence',
      value: indexOfCoincidence(values),
      digits: 4,
      note: total < 2 ? needsLetters : 'English text has about 0.067, random letters 0.038.',
    },
    {
      label: 'Entropy',
      value: shannonEntropy(values),
      digits: 3,
      unit: 'bits each',
      ...(total === 0 ? { note: needsLetters } : {}),
    },
    ...(compared
      ? [
          {
            label: 'Chi-square',
            value: chiSquare(counts, reference),
            digits: 1,
            note:
              total === 0 ? needsLetters : 'Against the chosen language; the smaller, the closer.',
          },
        ]
      : []),
  ];
}

/** By the alphabet, then by code point; or by count, ties by the alphabet. */
function ordered(counts: ReadonlyMap<string, number>, order: 'alphabet' | 'frequency'): Entry[] {
  const alphabet = new Intl.Collator('en');
  const byName = ([one]: Entry, [other]: Entry) =>
    alphabet.compare(one, other) || (one < other ? -1 : Number(one > other));
  const entries = [...counts];
  if (order === 'alphabet') return entries.sort(byName);
  return entries.sort((one, other) => other[1] - one[1] || byName(one, other));
}

const signs: Readonly<Record<string, string>> = {
  ' ': 'space',
  '\t': 'tab',
  '\n': 'line feed',
  '\r': 'carriage return',
  '\u00a0': 'no-break space',
};

/** A character as it can be read in a list: names for white space, code points for what has no sign. */
function visible(key: string): string {
  const sign = signs[key];
  if (sign) return sign;
  if (!/^[\p{C}\p{Z}\p{M}]$/u.test(key)) return key;
  return `U+${(key.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
