/**
 * Edits that turn one word into the other: insertions, deletions, substitutions and swaps of
 * neighbours (optimal string alignment; Damerau 1964).
 */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let least = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        least = Math.min(least, at(beforeLast, column - 2) + 1);
      }
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** Up to three of the candidates that are likely meant, the nearest; none where all are far. */
export function nearest(word: string, candidates: readonly string[]): string[] {
  const wanted = word.toLowerCase();
  const distances = candidates.map((candidate) => editDistance(wanted, candidate.toLowerCase()));
  const least = Math.min(...distances);
  if (least > Math.max(1, Math.ceil(wanted.length / 3))) return [];
  return candidates.filter((_, index) => distances[index] === least).slice(0, 3);
}
