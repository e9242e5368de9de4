/** Code units worked on at a time: small enough for buffers of a fixed size, large enough to be fast. */
export const blockLength = 16_384;

/** Gives a text in stretches of at most `blockLength` code units, none ending inside a surrogate pair. */
export function eachBlock(text: string, work: (block: string, start: number) => void): void {
  let start = 0;
  while (text.length - start > blockLength) {
    let end = start + blockLength;
    if (isHighSurrogate(text.charCodeAt(end - 1))) end--;
    work(text.slice(start, end), start);
    start = end;
  }
  if (start < text.length) work(text.slice(start), start);
}

export function isHighSurrogate(unit: number): boolean {
  return (unit & 0xfc00) === 0xd800;
}

/** Offsets of the surrogates that have no partner. */
export function loneSurrogates(text: string): number[] {
  if (text.isWellFormed()) return [];
  const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
  return [...text.matchAll(lone)].map(({ index }) => index);
}

/** Applies one function to the well-formed stretches of a text and another to each lone surrogate. */
export function mapWellFormed(
  text: string,
  wellFormed: (stretch: string) => string,
  loneSurrogate: (unit: string) => string,
): string {
  if (text.isWellFormed()) return wellFormed(text);
  let mapped = '';
  let start = 0;
  for (const at of loneSurrogates(text)) {
    mapped += wellFormed(text.slice(start, at)) + loneSurrogate(text.charAt(at));
    start = at + 1;
  }
  return mapped + wellFormed(text.slice(start));
}
