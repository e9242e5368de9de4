/** A table in Markdown: the first columns, as many as told, to the left, the others to the right. */
export function markdownTable(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
  left = 1,
): string {
  const rule = heading.map((_, column) => (column < left ? '---' : '---:'));
  return [heading, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
