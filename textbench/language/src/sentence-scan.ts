import { sentenceLanguage } from './sentences/abbreviations.ts';
import { blockSentences } from './sentences/block.ts';
import { isWhiteSpace } from './white-space.ts';

/** So many code units are looked at together; a block longer than that is read in several goes. */
const windowLength = 16_384;

const blankLine = /(?:\r\n|\n|\r(?!\n))[^\S\r\n]*(?:\r\n|\n|\r)|\u2029/;

/** Finds the sentences of a text that comes in pieces. Offsets count from the start of the first piece. */
export interface SentenceScan {
  push(piece: string): void;
  end(): void;
  /** Where the text begins that is not yet cut into sentences. */
  openFrom(): number;
}

/**
 * Visits each sentence as soon as it is certain. Holds at most some ten thousand characters: of a
 * sentence longer than that only its place is kept.
 */
export function sentenceScan(
  visit: (start: number, end: number) => void,
  locale = 'en',
): SentenceScan {
  const language = sentenceLanguage(locale);
  let held = '';
  let base = 0; // offset of `held` in the whole text
  let openStart = -1; // of a sentence that began before `held`
  let openEnd = -1;

  const read = (text: string, from: number, to: number, isBlock: boolean): number => {
    const spans = blockSentences(text.slice(from, to), language);
    const last = isBlock ? undefined : spans.pop();
    for (const { start, end } of spans) {
      visit(openStart < 0 ? base + from + start : openStart, base + from + end);
      openStart = -1;
    }
    if (isBlock) {
      if (openStart >= 0) visit(openStart, openEnd);
      openStart = -1;
      return to;
    }
    if (last && spans.length > 0) return from + last.start;
    return skipPart(text, from, to, last);
  };

  /** A window that holds no end of a sentence: remembers where the sentence began. */
  const skipPart = (
    text: string,
    from: number,
    to: number,
    part?: { start: number; end: number },
  ) => {
    if (part) {
      if (openStart < 0) openStart = base + from + part.start;
      openEnd = base + from + part.end;
    }
    let next = to - 1;
    while (next > to - 1_000 && !isWhiteSpace(text.charCodeAt(next))) next--;
    return next > to - 1_000 ? next : to;
  };

  const take = (text: string, isEnd: boolean) => {
    let from = 0;
    for (;;) {
      while (from < text.length && openStart < 0 && isWhiteSpace(text.charCodeAt(from))) from++;
      if (from >= text.length) break;
      const stretch = text.slice(from, from + windowLength);
      const blank = blankLine.exec(stretch);
      const isFull = stretch.length === windowLength;
      if (!blank && !isFull && !isEnd) break;
      from = read(text, from, from + (blank?.index ?? stretch.length), blank !== null || !isFull);
    }
    base += from;
    held = text.slice(from);
  };

  return {
    push: (piece) => take(held + piece, false),
    end: () => take(held, true),
    openFrom: () => (openStart >= 0 ? openStart : base),
  };
}
