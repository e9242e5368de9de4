import type { Span } from './span.ts';

/** The sentences of a text without the space around them (UAX #29, then the rules below). */
export function sentenceSpans(text: string, locale = 'en'): Span[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  const spans: Span[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const content = segment.trim();
    if (content === '') continue;
    const start = index + segment.indexOf(content);
    spans.push({ start, end: start + content.length });
  }
  return spans;
}
