import { rankLimit } from './sort-ranks.ts';

/** Characters whose ranks make one number. */
const chunkLength = 4;
/** Leaves 25 bits of a double for the place in the list. */
const placeLimit = 2 ** (53 - 7 * chunkLength);
/** Below this many a comparison each is quicker. */
const fewest = 24;
/** Beyond this many equal characters too: it bounds the recursion. */
const deepest = 400;

/**
 * Sorts indexes of keys by a few characters at a time, as numbers, which takes a fraction of the
 * time of as many comparisons. Only what the numbers cannot tell is compared.
 */
export class ChunkSorter {
  readonly #keys: readonly string[];
  readonly #ranks: Uint8Array;
  readonly #compare: (one: number, other: number) => number;

  /**
   * @param ranks as `plainRanks` gives them
   * @param compare two indexes, in full; never 0
   */
  constructor(
    keys: readonly string[],
    ranks: Uint8Array,
    compare: (one: number, other: number) => number,
  ) {
    this.#keys = keys;
    this.#ranks = ranks;
    this.#compare = compare;
  }

  /** @param depth how many characters are known to have the same ranks */
  sort(indexes: number[], depth = 0): number[] {
    const { length } = indexes;
    if (length < fewest || length >= placeLimit || depth > deepest) {
      return indexes.sort(this.#compare);
    }
    const numbers = new Float64Array(length);
    const others: number[] = [];
    let count = 0;
    indexes.forEach((index, place) => {
      const number = this.#chunkNumber(this.#keys[index] ?? '', depth);
      if (number === -1) others.push(index);
      else numbers[count++] = number * placeLimit + place;
    });
    const plain = this.#sortNumbers(indexes, numbers.subarray(0, count).sort(), depth);
    return others.length === 0 ? plain : this.#merge(plain, others.sort(this.#compare));
  }

  /** Ranks of the next characters as one number; -1 where one of them is not plain. */
  #chunkNumber(key: string, depth: number): number {
    let number = 0;
    for (let offset = depth; offset < depth + chunkLength; offset++) {
      const rank = offset < key.length ? (this.#ranks[key.charCodeAt(offset)] ?? 0) : 0;
      if (rank === 0 && offset < key.length) return -1;
      number = number * rankLimit + rank;
    }
    // A mark behind the last letter may make another letter of it.
    const next = key.charCodeAt(depth + chunkLength);
    return next >= 0x300 && next < 0xd800 ? -1 : number;
  }

  #sortNumbers(indexes: readonly number[], numbers: Float64Array, depth: number): number[] {
    const sorted: number[] = [];
    for (let start = 0; start < numbers.length; ) {
      const chunk = Math.floor((numbers[start] ?? 0) / placeLimit);
      const run: number[] = [];
      let end = start;
      for (; end < numbers.length; end++) {
        const number = numbers[end] ?? 0;
        if (number >= (chunk + 1) * placeLimit) break;
        run.push(indexes[number % placeLimit] ?? 0);
      }
      const hasEnded = chunk % rankLimit === 0;
      const ordered = hasEnded ? run.sort(this.#compare) : this.sort(run, depth + chunkLength);
      for (const index of ordered) sorted.push(index);
      start = end;
    }
    return sorted;
  }

  #merge(some: readonly number[], others: readonly number[]): number[] {
    const merged: number[] = [];
    let next = 0;
    for (const index of some) {
      for (let other = others[next]; other !== undefined; other = others[next]) {
        if (this.#compare(other, index) > 0) break;
        merged.push(other);
        next++;
      }
      merged.push(index);
    }
    for (; next < others.length; next++) merged.push(others[next] ?? 0);
    return merged;
  }
}
