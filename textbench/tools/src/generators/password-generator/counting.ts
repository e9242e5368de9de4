/** Which character strings count as passwords. */
export interface PasswordRule {
  /** Size of each character class. */
  readonly sizes: readonly number[];
  /** In characters. */
  readonly length: number;
  /** How many of each class there are at least. */
  readonly atLeast: number;
  /** No character occurs twice. */
  readonly distinct: boolean;
}

/**
 * `ways[c][n]`: how many ways there are to fill n places with characters of the first c classes,
 * each at least as often as it has to be. Exact; the last entry is the number of all passwords.
 */
export function countWays({ sizes, length, atLeast, distinct }: PasswordRule): bigint[][] {
  const choose = binomials(length);
  const ways: bigint[][] = [[1n, ...Array<bigint>(length).fill(0n)]];
  for (const size of sizes) {
    const before = ways.at(-1) ?? [];
    const fills = fillings(size, length, distinct);
    ways.push(
      Array.from({ length: length + 1 }, (_, n) => {
        let sum = 0n;
        for (let k = atLeast; k <= n; k++) {
          sum += (choose[n]?.[k] ?? 0n) * (fills[k] ?? 0n) * (before[n - k] ?? 0n);
        }
        return sum;
      }),
    );
  }
  return ways;
}

/** How many of the n places that are left fall to class c, and in how many ways. */
export function waysByCount(
  rule: PasswordRule,
  ways: readonly (readonly bigint[])[],
  classIndex: number,
  places: number,
): bigint[] {
  const choose = binomials(places)[places] ?? [];
  const fills = fillings(rule.sizes[classIndex] ?? 0, places, rule.distinct);
  return Array.from({ length: places + 1 }, (_, k) =>
    k < rule.atLeast
      ? 0n
      : (choose[k] ?? 0n) * (fills[k] ?? 0n) * (ways[classIndex]?.[places - k] ?? 0n),
  );
}

/** Base-2 logarithm of a number of any size, exact to double precision. */
export function log2(count: bigint): number {
  const binary = count.toString(2);
  const kept = binary.slice(0, 60);
  return Math.log2(Number(BigInt(`0b${kept}`))) + (binary.length - kept.length);
}

/** `fillings[k]`: ways to write k characters of a class in a row. */
function fillings(size: number, most: number, distinct: boolean): bigint[] {
  const counts = [1n];
  for (let k = 1; k <= most; k++) {
    const choices = distinct ? Math.max(0, size - k + 1) : size;
    counts.push((counts[k - 1] ?? 0n) * BigInt(choices));
  }
  return counts;
}

/** Pascal's triangle up to row `most`. */
function binomials(most: number): bigint[][] {
  const rows: bigint[][] = [[1n]];
  for (let n = 1; n <= most; n++) {
    const above = rows[n - 1] ?? [];
    rows.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0n) + (above[k] ?? 0n)));
  }
  return rows;
}
