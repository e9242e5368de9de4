/** A line and what ends it; the last line of a text may end with nothing. */
export interface Line {
  readonly text: string;
  readonly ending: '' | '\n' | '\r\n' | '\r';
  /** UTF-16 offset of the line in the whole text. */
  readonly start: number;
}

/**
 * The lines of a text with the line ends they have. A line end at the very end does not begin
 * another line, as `wc -l`, `sort` and `uniq` see it; an empty text has no lines.
 *
 * @example linesOf('a\r\nb') // [{ text: 'a', ending: '\r\n', start: 0 }, { text: 'b', ending: '', start: 3 }]
 */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start < text.length) {
    const end = nextLineEnd(text, start);
    const ending = lineEndingAt(text, end);
    lines.push({ text: text.slice(start, end), ending, start });
    start = end + ending.length;
  }
  return lines;
}

function nextLineEnd(text: string, from: number): number {
  const lf = text.indexOf('\n', from);
  const end = lf === -1 ? text.length : lf;
  const cr = text.slice(from, end).indexOf('\r');
  return cr === -1 ? end : from + cr;
}

function lineEndingAt(text: string, offset: number): Line['ending'] {
  if (offset >= text.length) return '';
  if (text[offset] === '\n') return '\n';
  return text[offset + 1] === '\n' ? '\r\n' : '\r';
}

/** The texts of the lines alone. */
export function lineTexts(text: string): string[] {
  return linesOf(text).map((line) => line.text);
}

/** The line end a text uses most; LF where it has none. */
export function usualLineEnding(text: string): '\n' | '\r\n' | '\r' {
  let lf = 0;
  let crlf = 0;
  let cr = 0;
  for (const [ending] of text.matchAll(/\r\n|\r|\n/g)) {
    if (ending === '\n') lf++;
    else if (ending === '\r') cr++;
    else crlf++;
  }
  if (crlf > lf && crlf >= cr) return '\r\n';
  return cr > lf ? '\r' : '\n';
}
