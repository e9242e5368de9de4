import type { Filler } from './filler.ts';

export interface ParagraphSize {
  /** Sentences of a paragraph. */
  readonly shortestParagraph: number;
  readonly longestParagraph: number;
}

export function paragraphs(filler: Filler, count: number, size: ParagraphSize): string[] {
  return Array.from({ length: count }, () => {
    const length = filler.between(size.shortestParagraph, size.longestParagraph);
    return sentences(filler, length).join(filler.space);
  });
}

export function sentences(filler: Filler, count: number): string[] {
  return Array.from({ length: count }, () => filler.sentence());
}

/** Exactly so many words, as one text that begins with a capital. */
export function words(filler: Filler, count: number): string {
  return filler.phrase(count);
}

export function listItems(filler: Filler, count: number): string[] {
  return Array.from({ length: count }, () => filler.phrase(filler.between(3, 8)));
}

/** Exactly so many bytes of UTF-8: cut between characters, full stops in the place of what is missing. */
export function bytes(filler: Filler, count: number): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let size = 0;
  while (size < count) {
    const piece = (pieces.length === 0 ? '' : filler.space) + filler.sentence();
    pieces.push(piece);
    size += encoder.encode(piece).length;
  }
  const whole = encoder.encode(pieces.join('')).subarray(0, count);
  const cut = new TextDecoder().decode(whole, { stream: true }).trimEnd();
  return cut + '.'.repeat(count - encoder.encode(cut).length);
}

/** Texts as HTML: a paragraph each, or one list. */
export function asHtml(texts: readonly string[], tag: 'p' | 'ul' | 'ol'): string {
  if (tag === 'p') return texts.map((text) => `<p>${text}</p>\n`).join('');
  return `<${tag}>\n${texts.map((text) => `<li>${text}</li>\n`).join('')}</${tag}>\n`;
}
