import { usualLineEnding } from '@textbench/language';

/**
 * Puts lines together: each keeps the line end it had, and the text ends with a line end only where
 * it did before.
 *
 * @param endings the line end each had; empty for one that ended the text without
 * @param original the text they come from
 */
export function joinedLines(
  lines: readonly string[],
  endings: readonly string[],
  original: string,
): string {
  if (lines.length === 0) return '';
  const endsWithBreak = /[\r\n]$/.test(original);
  const usual = usualLineEnding(original);
  const last = lines.length - 1;
  const parts = lines.map((line, index) => {
    if (index === last && !endsWithBreak) return line;
    return line + (endings[index] || usual);
  });
  return parts.join('');
}
