/**
 * Pieces of a text so that none ends between the halves of a surrogate pair: what follows encodes
 * or reads each piece by itself. Empty pieces are left out.
 */
export async function* wholePairs(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of pieces) {
    const text = held + piece;
    held = endsWithHighSurrogate(text) ? text.slice(-1) : '';
    const whole = held === '' ? text : text.slice(0, -1);
    if (whole !== '') yield whole;
  }
  if (held !== '') yield held;
}

function endsWithHighSurrogate(text: string): boolean {
  return (text.charCodeAt(text.length - 1) & 0xfc00) === 0xd800;
}
