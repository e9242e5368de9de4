import type { TextFacts } from './protocol.ts';

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const oneUnitEach = /^[^\r\u0300-\uffff]*$/;

/** Characters as a person counts them, and lines as an editor numbers them. */
export function textFacts(text: string): TextFacts {
  return { characters: characterCount(text), lines: lineCount(text) };
}

// Segmented in stretches: iteration over one long text is quadratic in browsers of before 2024.
function characterCount(text: string): number {
  if (oneUnitEach.test(text)) return text.length;
  let count = 0;
  for (const [stretch] of text.matchAll(/[^\n]*\n|[^\n]+/g)) {
    if (oneUnitEach.test(stretch)) count += stretch.length;
    else for (const _ of segmenter.segment(stretch)) count++;
  }
  return count;
}

function lineCount(text: string): number {
  if (text === '') return 0;
  let count = 1;
  for (const _ of text.matchAll(/\r\n|\r|\n/g)) count++;
  return /[\r\n]$/.test(text) ? count - 1 : count;
}
