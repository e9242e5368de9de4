/** So many bytes are read; the dictionary grows with them. */
export const mostBytesRead = 1_000_000;

/**
 * The share of its size that a text keeps when repeated phrases are written once (Ziv and Lempel
 * 1978): phrase number and next byte for each phrase, in as many bits as phrase numbers need by
 * then. The text is taken as UTF-8, its first million bytes; `null` where it is empty.
 */
export function compressedShare(text: string): number | null {
  const bytes = new TextEncoder().encode(text.slice(0, mostBytesRead)).subarray(0, mostBytesRead);
  if (bytes.length === 0) return null;
  const phrases = new Map<number, number>();
  let bits = 0;
  let phrase = 0;
  for (const byte of bytes) {
    const longer = phrases.get(phrase * 256 + byte);
    if (longer !== undefined) {
      phrase = longer;
      continue;
    }
    phrases.set(phrase * 256 + byte, phrases.size + 1);
    bits += phraseBits(phrases.size) + 8;
    phrase = 0;
  }
  if (phrase !== 0) bits += phraseBits(phrases.size + 1);
  return bits / (bytes.length * 8);
}

/** Bits that tell one of the phrases before the n-th, or none. */
function phraseBits(n: number): number {
  return Math.ceil(Math.log2(n));
}
