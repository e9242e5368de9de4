import type { LetterTable } from './language-tables.ts';

/**
 * Chance that two letters drawn from the text are the same (William Friedman, 1922); English has
 * about 0.067, letters drawn evenly from 26 have 0.038. Not defined for fewer than two.
 */
export function indexOfCoincidence(counts: Iterable<number>): number | null {
  let total = 0;
  let same = 0;
  for (const count of counts) {
    total += count;
    same += count * (count - 1);
  }
  return total < 2 ? null : same / (total * (total - 1));
}

/** Bits of surprise a letter carries on average (Shannon, 1948). Not defined for none. */
export function shannonEntropy(counts: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return counts.reduce((bits, count) => {
    const share = count / total;
    return share === 0 ? bits : bits - share * Math.log2(share);
  }, 0);
}

/**
 * Pearson's chi-square of the letters a language table has against what the table expects; the
 * smaller, the closer. Not defined where the text has none of them.
 */
export function chiSquare(counts: ReadonlyMap<string, number>, table: LetterTable): number | null {
  const letters = Object.entries(table);
  const lower = lowerCounts(counts);
  const total = letters.reduce((sum, [letter]) => sum + (lower.get(letter) ?? 0), 0);
  const whole = letters.reduce((sum, [, percent]) => sum + percent, 0);
  if (total === 0) return null;
  return letters.reduce((sum, [letter, percent]) => {
    const expected = (total * percent) / whole;
    return sum + ((lower.get(letter) ?? 0) - expected) ** 2 / expected;
  }, 0);
}

/** Capitals counted with their small letters, as tables of languages do. */
function lowerCounts(counts: ReadonlyMap<string, number>): Map<string, number> {
  const lower = new Map<string, number>();
  for (const [letter, count] of counts) {
    const key = letter.toLowerCase();
    lower.set(key, (lower.get(key) ?? 0) + count);
  }
  return lower;
}
