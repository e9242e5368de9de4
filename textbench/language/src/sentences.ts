import type { Counter } from './counter.ts';
import { sentenceScan } from './sentence-scan.ts';
import type { Span } from './span.ts';

/**
 * The sentences of a text without the space around them. UAX #29 says where one may end; beyond it
 * the rules know abbreviations, initials, quotes with words behind, ellipses, wrapped lines, and
 * that headings, list items and blank lines end a sentence without a full stop. What holds neither
 * a letter nor a digit is no sentence.
 *
 * @param locale abbreviations of English, German (`de`), French (`fr`) or Spanish (`es`)
 */
export function sentenceSpans(text: string, locale = 'en'): Span[] {
  const spans: Span[] = [];
  eachSentence(text, (start, end) => spans.push({ start, end }), locale);
  return spans;
}

export function sentencesOf(text: string, locale = 'en'): string[] {
  const sentences: string[] = [];
  eachSentence(text, (start, end) => sentences.push(text.slice(start, end)), locale);
  return sentences;
}

export function countSentences(text: string, locale = 'en'): number {
  let count = 0;
  eachSentence(text, () => count++, locale);
  return count;
}

/** Visits every sentence in order with its UTF-16 offsets, without making a string of each. */
export function eachSentence(
  text: string,
  visit: (start: number, end: number) => void,
  locale = 'en',
): void {
  const scan = sentenceScan(visit, locale);
  scan.push(text);
  scan.end();
}

/** `countSentences` for a text in pieces. */
export function sentenceCounter(locale = 'en'): Counter {
  let count = 0;
  const scan = sentenceScan(() => count++, locale);
  return {
    push: scan.push,
    end() {
      scan.end();
      return count;
    },
  };
}
