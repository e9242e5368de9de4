import { type Cell, type TablePart, table } from '@textbench/kit';
import type { CountedWord } from '../../engines/word-frequency/count-words.ts';
import { logLikelihood } from '../../engines/word-frequency/log-likelihood.ts';

export type WordOrder = 'count' | 'alphabet' | 'length' | 'appearance' | 'difference';

interface RankedWord extends CountedWord {
  /** 1 for the commonest; equally common words share a rank. */
  readonly rank: number;
  /** Share of this word and all commoner ones. */
  readonly cumulative: number;
}

const alphabet = new Intl.Collator('en');

function byCount(one: CountedWord, other: CountedWord): number {
  return other.count - one.count || alphabet.compare(one.word, other.word);
}

/** Rank, word, count, share and cumulative share. */
export function frequencyTable(words: readonly CountedWord[], order: WordOrder): TablePart {
  const total = sum(words);
  const rows = ordered(ranked(words, total), order).map(({ rank, word, count, cumulative }) => [
    rank,
    word,
    count,
    count / total,
    cumulative,
  ]);
  return table({
    title: 'Words',
    columns: [
      { label: 'Rank', kind: 'number' },
      { label: 'Word', kind: 'text' },
      { label: 'Count', kind: 'number' },
      { label: 'Share', kind: 'percent', digits: 2 },
      { label: 'Cumulative', kind: 'percent', digits: 2 },
    ],
    rows,
  });
}

/** The same words beside those of another text, with how surely their use differs. */
export function comparisonTable(
  words: readonly CountedWord[],
  others: readonly CountedWord[],
  order: WordOrder,
): TablePart {
  const [total, otherTotal] = [sum(words), sum(others)];
  const otherCounts = new Map(others.map(({ key, count }) => [key, count]));
  const known = new Set(words.map(({ key }) => key));
  const strangers = others.filter(({ key }) => !known.has(key));
  const all = [...words, ...strangers.map((stranger) => ({ ...stranger, count: 0 }))];
  const rows = ordered(ranked(all, total), order).map(({ rank, word, key, count }): Cell[] => {
    const otherCount = otherCounts.get(key) ?? 0;
    return [
      rank,
      word,
      count,
      share(count, total),
      otherCount,
      share(otherCount, otherTotal),
      logLikelihood(count, total, otherCount, otherTotal),
      leaning(share(count, total), share(otherCount, otherTotal)),
    ];
  });
  if (order === 'difference') rows.sort((one, other) => Number(other[6]) - Number(one[6]));
  return table({
    title: 'Words',
    columns: [
      { label: 'Rank', kind: 'number' },
      { label: 'Word', kind: 'text' },
      { label: 'Count', kind: 'number' },
      { label: 'Share', kind: 'percent', digits: 2 },
      { label: 'Other count', kind: 'number' },
      { label: 'Other share', kind: 'percent', digits: 2 },
      { label: 'Log-likelihood', kind: 'number', digits: 2 },
      { label: 'Commoner in', kind: 'text' },
    ],
    rows,
  });
}

function share(count: number, total: number): number {
  return total === 0 ? 0 : count / total;
}

function leaning(one: number, other: number): string {
  if (one === other) return 'neither';
  return one > other ? 'this' : 'the other';
}

function sum(words: readonly CountedWord[]): number {
  return words.reduce((total, { count }) => total + count, 0);
}

function ranked(words: readonly CountedWord[], total: number): RankedWord[] {
  let reached = 0;
  let rank = 0;
  const found = new Map<CountedWord, RankedWord>();
  words.toSorted(byCount).forEach((counted, index, sorted) => {
    reached += counted.count;
    if (sorted[index - 1]?.count !== counted.count) rank = index + 1;
    found.set(counted, { ...counted, rank, cumulative: share(reached, total) });
  });
  return words.flatMap((counted) => found.get(counted) ?? []);
}

function ordered(words: readonly RankedWord[], order: WordOrder): readonly RankedWord[] {
  switch (order) {
    case 'appearance':
      return words;
    case 'alphabet':
      return words.toSorted((one, other) => alphabet.compare(one.word, other.word));
    case 'length':
      return words.toSorted(
        (one, other) => [...other.word].length - [...one.word].length || byCount(one, other),
      );
    default:
      return words.toSorted(byCount);
  }
}
