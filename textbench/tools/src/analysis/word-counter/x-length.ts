import { eachGrapheme } from '@textbench/language';
import { isKnownEnding } from '../../engines/find-emails/endings.ts';

/** What any link counts, however long: it is replaced by a short one. */
const linkLength = 23;

/** Code points that count 1; all others count 2 (twitter-text, configuration 3). */
const light: readonly (readonly [number, number])[] = [
  [0, 4_351],
  [8_192, 8_205],
  [8_208, 8_223],
  [8_242, 8_247],
];

const link =
  /(?<![\p{L}\p{N}@$#._-])(?:https?:\/\/)?((?:[\w\u00a1-\u052f](?:[\w\u00a1-\u052f-]*[\w\u00a1-\u052f])?\.)+[a-z\u00a1-\u052f]{2,})(?::\d+)?(?:[/?#][^\s\u2e80-\ud7ff\uf900-\ufaff\uff00-\uffef]*)?/giu;

/** Links replaced by as many letters as they count. */
export function linksAsCounted(text: string): string {
  return text.replace(link, (found, host: string) => {
    if (!isKnownEnding(host.slice(host.lastIndexOf('.') + 1))) return found;
    let end = found.length;
    while (`.,;:!?'")]}…”’`.includes(found.charAt(end - 1))) end--;
    return 'x'.repeat(linkLength) + found.slice(end);
  });
}

/** Length of a post as X counts it: composed, links as 23, emoji as 2, wide scripts as 2 each. */
export function xLength(text: string): number {
  const counted = linksAsCounted(text.normalize('NFC'));
  let length = 0;
  eachGrapheme(counted, (start, end) => {
    const grapheme = counted.slice(start, end);
    length += isEmoji(grapheme) ? 2 : weight(grapheme);
  });
  return length;
}

function isEmoji(grapheme: string): boolean {
  if (/^[\0-\x7f]*$/.test(grapheme)) return false;
  return /\p{Emoji_Presentation}|\p{Emoji}\ufe0f/u.test(grapheme);
}

function weight(grapheme: string): number {
  let sum = 0;
  for (const character of grapheme) {
    const point = character.codePointAt(0) ?? 0;
    sum += light.some(([from, to]) => point >= from && point <= to) ? 1 : 2;
  }
  return sum;
}
