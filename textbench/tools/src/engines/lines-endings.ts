import { usualLineEnding } from '@textbench/language';

/**
 * Puts lines together: each keeps the line end it had, and the text ends with a line end only where
 * it did before.
 *
 * @param endings the line end each had; empty for one that ended the text without, none for new lines
 * @param original the text they come from
 */
export function joinedLines(
  lines: readonly string[],
  endings: readonly string[],
  original: string,
): string {
  if (lines.length === 0) return '';
  const endsWithBreak = /[\r\n]$/.test(original.slice(-1));
  const parts: string[] = [];
  const areMissing = lines.length > endings.length || endings.includes('');
  const usual = areMissing ? usualLineEnding(original) : '';
  lines.forEach((line, index) => {
    parts.push(line);
    if (index < lines.length - 1 || endsWithBreak) {
      parts.push(endings[index] || usual);
    }
  });
  return parts.join('');
}
