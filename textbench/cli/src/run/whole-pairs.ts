/** Longest piece that a step is given, in UTF-16 code units: small enough to die young in V8. */
const longestPiece = 32 * 1024;

/**
 * The same text in pieces that a step can be given: none is empty or long, and none ends between
 * the halves of a surrogate pair.
 */
export async function* wholePairs(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of pieces) {
    const text = held + piece;
    let start = 0;
    while (start < text.length) {
      const end = wholeEnd(text, Math.min(text.length, start + longestPiece));
      if (end <= start) break; // only the first half of a pair is left
      yield text.slice(start, end);
      start = end;
    }
    held = text.slice(start);
  }
  if (held !== '') yield held;
}

/** The offset, or the one before it where a pair might be cut. */
function wholeEnd(text: string, end: number): number {
  return (text.charCodeAt(end - 1) & 0xfc00) === 0xd800 ? end - 1 : end;
}
