import type { Span } from './span.ts';

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

// Neither a code point over U+02FF nor a CR can be part of these stretches, so that every code
// unit in them is a grapheme of its own.
const simple = /^[^\r\u0300-\uffff]*$/;

/**
 * What a person counts as characters: extended grapheme clusters (UAX #29). Lone surrogates are
 * graphemes of their own.
 */
export function graphemes(text: string): string[] {
  if (simple.test(text)) return text.split('');
  const found: string[] = [];
  for (const { segment } of segmenter.segment(text)) found.push(segment);
  return found;
}

export function graphemeSpans(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const grapheme of graphemes(text)) {
    const end = start + grapheme.length;
    spans.push({ start, end });
    start = end;
  }
  return spans;
}

export function countGraphemes(text: string): number {
  if (simple.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}
