/** The line and column, both counted from 1, of a UTF-16 offset. CRLF, LF and CR end lines. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let lineStart = 0;
  for (const lineEnd of text.slice(0, offset).matchAll(/\r\n|\n|\r/g)) {
    line += 1;
    lineStart = lineEnd.index + lineEnd[0].length;
  }
  return { line, column: offset - lineStart + 1 };
}
