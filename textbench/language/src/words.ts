import type { Span } from './span.ts';

// A word is a run of letters, marks and numbers; apostrophes, hyphens, full stops and commas stay
// inside it between letters or numbers as UAX #29 (WB6, WB7, WB11, WB12) and everyday counting
// have it: don't, e-mail and 3.14 are one word each.
const word =
  /[\p{L}\p{N}\p{M}_]+(?:['’·‧\u2010\u2011-](?=[\p{L}\p{N}])[\p{L}\p{N}\p{M}_]+|[.,](?=\p{N})(?<=\p{N}[.,])[\p{L}\p{N}\p{M}_]+)*/gu;

// Scripts written without spaces, where only a dictionary finds the words.
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** The words of a text, as a person counts them. */
export function wordSpans(text: string): Span[] {
  const spans: Span[] = [];
  const mayHoldUnspaced = unspaced.test(text);
  for (const match of text.matchAll(word)) {
    const [found] = match;
    if (mayHoldUnspaced && unspaced.test(found)) {
      for (const { segment, index, isWordLike } of segmenter.segment(found)) {
        const start = match.index + index;
        if (isWordLike) spans.push({ start, end: start + segment.length });
      }
    } else {
      spans.push({ start: match.index, end: match.index + found.length });
    }
  }
  return spans;
}

export function wordsOf(text: string): string[] {
  return wordSpans(text).map(({ start, end }) => text.slice(start, end));
}
