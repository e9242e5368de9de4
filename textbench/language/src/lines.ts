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
  eachLine(text, (start, end, ending) =>
    lines.push({ text: text.slice(start, end), ending, start }),
  );
  return lines;
}

/** Visits every line in order, without making a string of each; `end` is where its line end begins. */
export function eachLine(
  text: string,
  visit: (start: number, end: number, ending: Line['ending']) => void,
): void {
  let lf = offsetOf(text, '\n', 0);
  let cr = offsetOf(text, '\r', 0);
  let start = 0;
  while (start < text.length) {
    if (lf < start) lf = offsetOf(text, '\n', start);
    if (cr < start) cr = offsetOf(text, '\r', start);
    const end = Math.min(lf, cr);
    const ending = lf === end ? lineFeed(text, end) : text[end + 1] === '\n' ? '\r\n' : '\r';
    visit(start, end, ending);
    start = end + ending.length;
  }
}

function lineFeed(text: string, offset: number): '' | '\n' {
  return offset < text.length ? '\n' : '';
}

/** As `indexOf`, but the text's length where there is none. */
function offsetOf(text: string, sign: string, from: number): number {
  const offset = text.indexOf(sign, from);
  return offset === -1 ? text.length : offset;
}

/** The texts of the lines alone. */
export function lineTexts(text: string): string[] {
  const lines = text.split(text.includes('\r') ? /\r\n|\n|\r/ : '\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** How many lines `linesOf` gives. */
export function countLines(text: string): number {
  let count = 0;
  eachLine(text, () => count++);
  return count;
}

/** The line end a text uses most; LF where it has none. */
export function usualLineEnding(text: string): '\n' | '\r\n' | '\r' {
  let lf = 0;
  let crlf = 0;
  let cr = 0;
  eachLine(text, (_start, _end, ending) => {
    if (ending === '\n') lf++;
    else if (ending === '\r\n') crlf++;
    else if (ending === '\r') cr++;
  });
  if (crlf > lf && crlf >= cr) return '\r\n';
  return cr > lf ? '\r' : '\n';
}
