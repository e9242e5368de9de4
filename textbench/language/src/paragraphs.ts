import type { Span } from './span.ts';

/** Paragraphs: runs of lines that are not blank. Spans leave out the blank lines between. */
export function paragraphSpans(text: string): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(
    /[^\s](?:.|(?:\r\n|\n|\r|\u2028)(?![^\S\r\n]*(?:\r|\n|$)))*/gu,
  )) {
    const content = match[0].trimEnd();
    spans.push({ start: match.index, end: match.index + content.length });
  }
  return spans;
}
