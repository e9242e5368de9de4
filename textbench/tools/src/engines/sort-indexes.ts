import { ChunkSorter } from './sort-chunks.ts';
import type { Comparison } from './sort-comparison.ts';
import { plainRanks } from './sort-ranks.ts';

/** Below this many keys a table of ranks does not pay. */
const fewestForRanks = 500;

/**
 * Indexes of the keys in order. Stable: of equal keys the first stays first, in either direction.
 *
 * @param ties compares two indexes of the same key by what else there is
 */
export function sortedIndexes(
  keys: readonly string[],
  comparison: Comparison,
  descending = false,
  ties: (one: number, other: number) => number = () => 0,
): number[] {
  const stable = descending ? -1 : 1;
  const compare = (one: number, other: number) =>
    comparison.compare(keys[one] ?? '', keys[other] ?? '') ||
    ties(one, other) ||
    stable * (one - other);
  const indexes = keys.map((_key, index) => index);
  const ranks = keys.length < fewestForRanks ? undefined : plainRanks(comparison);
  const sorted = ranks
    ? new ChunkSorter(keys, ranks, compare).sort(indexes)
    : indexes.sort(compare);
  return descending ? sorted.reverse() : sorted;
}
