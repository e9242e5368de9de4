type Shorter = 'blank' | 'stop' | 'cycle';

/** Line n of every text in one row, as `paste` gives them. */
export function sideBySide(
  texts: readonly (readonly string[])[],
  delimiter: string,
  shorter: Shorter,
): string[] {
  return Array.from({ length: rowCount(texts, shorter) }, (_, row) =>
    texts.map((lines) => lineOf(lines, row, shorter) ?? '').join(delimiter),
  );
}

/** Line 1 of every text, then line 2 of every text, and so on, as `paste -d '\n'` gives them. */
export function alternatingLines(
  texts: readonly (readonly string[])[],
  shorter: Shorter,
): string[] {
  return Array.from({ length: rowCount(texts, shorter) }, (_, row) =>
    texts.map((lines) => lineOf(lines, row, shorter) ?? ''),
  ).flat();
}

function rowCount(texts: readonly (readonly string[])[], shorter: Shorter): number {
  const counts = texts.map((lines) => lines.length);
  return shorter === 'stop' ? Math.min(...counts) : Math.max(...counts);
}

function lineOf(lines: readonly string[], row: number, shorter: Shorter): string | undefined {
  return shorter === 'cycle' && lines.length > 0 ? lines[row % lines.length] : lines[row];
}
