import type { Counter } from './counter.ts';
import type { Span } from './span.ts';
import { wordScan } from './word-scan.ts';

/**
 * The words of a text, as a person counts them: don't, e-mail, 3.14, 1,000, 12:30, U.S and
 * snake_case are one each; a dash, a slash between letters and an emoji are none.
 */
export function wordSpans(text: string): Span[] {
  const spans: Span[] = [];
  eachWord(text, (start, end) => spans.push({ start, end }));
  return spans;
}

export function wordsOf(text: string): string[] {
  const words: string[] = [];
  eachWord(text, (start, end) => words.push(text.slice(start, end)));
  return words;
}

export function countWords(text: string): number {
  let count = 0;
  eachWord(text, () => count++);
  return count;
}

/** Visits every word in order with its UTF-16 offsets, without making a string of each. */
export function eachWord(text: string, visit: (start: number, end: number) => void): void {
  const scan = wordScan(visit);
  scan.push(text);
  scan.end();
}

/** `countWords` for a text in pieces. */
export function wordCounter(): Counter {
  let count = 0;
  const scan = wordScan(() => count++);
  return {
    push: scan.push,
    end() {
      scan.end();
      return count;
    },
  };
}
