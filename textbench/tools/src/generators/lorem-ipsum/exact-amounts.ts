import { graphemes } from '@textbench/language';
import type { Writing } from './fillers.ts';
import type { TextMaker } from './text-maker.ts';

/** Words of a sentence; in a script without spaces its letters, which is how its writers count. */
export function countWords(text: string, { space }: Writing): number {
  return space === '' ? [...text.matchAll(/\p{L}/gu)].length : text.split(space).length;
}

/** Sentences of exactly so many words in all; the last one is cut short where need be. */
export function exactWords(maker: TextMaker, count: number, writing: Writing): string[] {
  const sentences: string[] = [];
  let left = count;
  while (left > 0) {
    const sentence = maker.sentence();
    const words = countWords(sentence, writing);
    sentences.push(words <= left ? sentence : firstWords(sentence, left, writing));
    left -= words;
  }
  return sentences;
}

function firstWords(sentence: string, count: number, { space, stop }: Writing): string {
  const start =
    space === ''
      ? sentence.slice(0, endOfLetter(sentence, count))
      : sentence.split(space).slice(0, count).join(space);
  return start.replace(/[.,?،、，。।]+$/u, '') + stop;
}

function endOfLetter(text: string, count: number): number {
  let seen = 0;
  for (const letter of text.matchAll(/\p{L}/gu)) {
    if (++seen === count) return letter.index + letter[0].length;
  }
  return text.length;
}

const encoder = new TextEncoder();

/** Paragraphs of exactly so many bytes in UTF-8. What a whole character leaves over is filled with full stops. */
export function exactBytes(maker: TextMaker, count: number, { space }: Writing): string {
  const pieces: string[] = [];
  let left = count;
  while (left > 0) {
    const gap = pieces.length === 0 ? '' : '\n\n';
    const paragraph = gap + maker.paragraph().join(space);
    const bytes = encoder.encode(paragraph).length;
    pieces.push(bytes <= left ? paragraph : firstBytes(paragraph, left));
    left -= bytes;
  }
  return pieces.join('');
}

function firstBytes(text: string, count: number): string {
  let [kept, bytes] = ['', 0];
  for (const character of graphemes(text)) {
    const length = encoder.encode(character).length;
    if (bytes + length > count) break;
    kept += character;
    bytes += length;
  }
  const open = /[\s,]$/.test(kept);
  return (open ? kept.slice(0, -1) : kept) + '.'.repeat(count - bytes + (open ? 1 : 0));
}
