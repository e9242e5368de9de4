/** A place in a text that is read piece by piece, as a person counts it. */
export interface Place {
  /** 1 for the first line. Lines end at LF, CRLF or a lone CR. */
  readonly line: number;
  /** 1 for the first code point of the line. */
  readonly column: number;
  /** The text so far ends with a CR: whether a line ended there shows with the next character. */
  readonly afterReturn: boolean;
}

export const startOfText: Place = { line: 1, column: 1, afterReturn: false };

/** The place after one more piece of the text. Pieces do not end between surrogate halves. */
export function advance(from: Place, piece: string): Place {
  if (piece === '') return from;
  const start = from.afterReturn ? afterPendingReturn(from, piece) : from;
  if (piece.includes('\r')) return advanceOverReturns(start, piece);
  let line = start.line;
  let lineStart = 0;
  for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', lineStart)) {
    line++;
    lineStart = end + 1;
  }
  const before = lineStart === 0 ? start.column - 1 : 0;
  return { line, column: before + codePoints(piece, lineStart) + 1, afterReturn: false };
}

/** A CR before LF waits for the LF to end the line. */
function afterPendingReturn(from: Place, piece: string): Place {
  if (piece.startsWith('\n')) return { ...from, afterReturn: false };
  return { line: from.line + 1, column: 1, afterReturn: false };
}

function advanceOverReturns(start: Place, piece: string): Place {
  let { line } = start;
  let lineStart = 0;
  for (const ending of piece.matchAll(/\r\n|\r(?!$)|\n/g)) {
    line++;
    lineStart = ending.index + ending[0].length;
  }
  const before = lineStart === 0 ? start.column - 1 : 0;
  const column = before + codePoints(piece, lineStart) + 1;
  return { line, column, afterReturn: piece.endsWith('\r') };
}

function codePoints(piece: string, from: number): number {
  let count = 0;
  for (let i = from; i < piece.length; i++) {
    if ((piece.charCodeAt(i) & 0xfc00) !== 0xdc00) count++;
  }
  return count;
}
