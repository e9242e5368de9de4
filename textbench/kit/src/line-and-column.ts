export interface LineAndColumn {
  /** 1 for the first line. */
  readonly line: number;
  /** 1 for the first code point of the line. */
  readonly column: number;
}

/**
 * Line and column of a UTF-16 offset, as a person counts them. Lines end at LF, CRLF or a lone CR.
 *
 * @example lineAndColumn('ab\ncd', 4) // { line: 2, column: 2 }
 */
export function lineAndColumn(text: string, offset: number): LineAndColumn {
  let line = 1;
  let lineStart = 0;
  for (const ending of text.matchAll(/\r\n|\r|\n/g)) {
    const next = ending.index + ending[0].length;
    if (next > offset) break;
    line++;
    lineStart = next;
  }
  return { line, column: [...text.slice(lineStart, offset)].length + 1 };
}
