import type { Counter } from './counter.ts';
import type { Span } from './span.ts';
import { isWhiteSpace } from './white-space.ts';

export interface ParagraphOptions {
  /** Every line that is not blank is a paragraph of its own. */
  readonly everyLine?: boolean;
}

/**
 * Paragraphs: runs of lines that are not blank; a paragraph separator (U+2029) ends one too. Spans
 * leave out the white space around them.
 */
export function paragraphSpans(text: string, options: ParagraphOptions = {}): Span[] {
  const spans: Span[] = [];
  const scan = paragraphScan((start, end) => spans.push({ start, end }), options);
  scan.push(text);
  scan.end();
  return spans;
}

export function countParagraphs(text: string, options: ParagraphOptions = {}): number {
  const counter = paragraphCounter(options);
  counter.push(text);
  return counter.end();
}

/** `countParagraphs` for a text in pieces. */
export function paragraphCounter(options: ParagraphOptions = {}): Counter {
  let count = 0;
  const scan = paragraphScan(() => count++, options);
  return {
    push: scan.push,
    end() {
      scan.end();
      return count;
    },
  };
}

/**
 * Visits the paragraphs of a text that comes in pieces. Offsets count from the start of the first
 * piece.
 */
export function paragraphScan(
  visit: (start: number, end: number) => void,
  { everyLine = false }: ParagraphOptions = {},
) {
  let base = 0;
  let start = -1; // of the open paragraph
  let end = 0; // behind its last character that is not white space
  let blank = true; // whether the line has had nothing but white space
  let afterCr = false;

  const close = () => {
    if (start >= 0) visit(start, end);
    start = -1;
  };

  const push = (piece: string) => {
    for (let index = 0; index < piece.length; index++) {
      const unit = piece.charCodeAt(index);
      if (!isWhiteSpace(unit)) {
        blank = false;
        if (start < 0) start = base + index;
        end = base + index + 1;
      } else if (unit === 0x0a || unit === 0x0d) {
        const insideCrLf = unit === 0x0a && (index === 0 ? afterCr : piece[index - 1] === '\r');
        if (!insideCrLf && (blank || everyLine)) close();
        blank = true;
      } else if (unit === 0x2029) {
        close();
      }
    }
    if (piece !== '') afterCr = piece.endsWith('\r');
    base += piece.length;
  };

  return { push, end: close };
}
