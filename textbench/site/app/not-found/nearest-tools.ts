/**
 * The tools whose slug is nearest to the last segment of a path, nearest first: slugs at a small
 * edit distance, then slugs that share words with it. None where nothing is near.
 */
export function nearestTools<T extends { readonly slug: string }>(
  path: string,
  tools: readonly T[],
  most = 4,
): T[] {
  const wanted = lastSegment(path);
  if (wanted === '') return [];
  return tools
    .map((tool) => ({ tool, remoteness: remoteness(wanted, tool.slug) }))
    .filter(({ remoteness }) => remoteness <= 0.5)
    .sort((a, b) => a.remoteness - b.remoteness)
    .slice(0, most)
    .map(({ tool }) => tool);
}

/** The last segment of a path as a slug: decoded, in lower case, words joined by hyphens. */
export function lastSegment(path: string): string {
  const segment = path.split('/').findLast((part) => part !== '') ?? '';
  return decodeSegment(segment)
    .replace(/\.html?$/i, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return segment; // a stray % stands for itself
    throw error;
  }
}

/** 0 for the same slug, 1 for nothing in common. */
function remoteness(wanted: string, slug: string): number {
  const spelling = editDistance(wanted, slug) / Math.max(wanted.length, slug.length);
  const words = wanted.split('-');
  const slugWords = slug.split('-');
  const near = words.filter((word) =>
    slugWords.some((other) => editDistance(word, other) <= Math.floor(word.length / 4)),
  );
  const unshared = 1 - (2 * near.length) / (words.length + slugWords.length);
  return Math.min(spelling, 0.1 + 0.8 * unshared);
}

/** Optimal string alignment distance: insert, delete, replace, swap of neighbours (Damerau 1964). */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row++) {
    const above = rows[row - 1] ?? [];
    const twoAbove = rows[row - 2] ?? [];
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        cell(above, column) + 1,
        cell(current, column - 1) + 1,
        cell(above, column - 1) + (same ? 0 : 1),
        swapped ? cell(twoAbove, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(current);
  }
  return cell(rows[a.length] ?? [], b.length);
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
