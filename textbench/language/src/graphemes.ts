import { codeUnitClasses } from './code-unit-table.ts';
import type { Span } from './span.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Nothing but code units that are graphemes of their own. */
const simple = /^[^\r\u0300-\uffff]*$/;

const plain = 1;
const mark = 2;

/**
 * `plain`: characters that never join a neighbour of their kind: no jamo, no letter that counts as
 * a mark. `mark`: marks that join whatever stands before them and nothing after (the viramas of
 * Indic scripts and joiners are neither).
 */
const unitClasses = codeUnitClasses([
  [/[\p{L}\p{N}\p{P}\p{S}\p{Zs}]+/gu, plain],
  [/[\p{Script=Hangul}\u0d4e\u0e33\u0eb3\uff9e\uff9f]+/gu, 0],
  [/[\uac00-\ud7a3\u0000-\u02ff]+/gu, plain],
  [/[\u0300-\u036f\u0483-\u0489\u05b0-\u05bd\u064b-\u0655\u20d0-\u20f0\ufe00-\ufe0f]+/gu, mark],
]);

/** Longest stretch given to the segmenter at once; older engines slow down with the square of it. */
const windowLength = 1024;

/** So many simple graphemes in a row make it worthwhile to leave the segmenter. */
const calmAfter = 24;

/**
 * What a person counts as characters: extended grapheme clusters (UAX #29). Lone surrogates are
 * graphemes of their own.
 */
export function graphemes(text: string): string[] {
  if (simple.test(text)) return text.split('');
  const found: string[] = [];
  eachGrapheme(text, (start, end) => found.push(text.slice(start, end)));
  return found;
}

export function graphemeSpans(text: string): Span[] {
  const spans: Span[] = [];
  eachGrapheme(text, (start, end) => spans.push({ start, end }));
  return spans;
}

export function countGraphemes(text: string): number {
  if (simple.test(text)) return text.length;
  let count = 0;
  eachGrapheme(text, () => count++);
  return count;
}

/** Visits every grapheme in order with its UTF-16 offsets, without making a string of each. */
export function eachGrapheme(text: string, visit: (start: number, end: number) => void): void {
  const classes = unitClasses.of(text);
  let start = 0;
  let end = simpleEnd(text, 0, classes);
  while (start < text.length) {
    const next = end === start ? start : simpleEnd(text, end, classes);
    if (end === start || (next === end && end < text.length)) {
      start = visitJoined(text, start, classes, visit);
      end = simpleEnd(text, start, classes);
    } else {
      visit(start, end);
      start = end;
      end = next;
    }
  }
}

/**
 * End of the plain character, with its marks, that begins at an offset; the offset itself where none
 * does. Between two such stretches there is always a boundary.
 */
function simpleEnd(text: string, offset: number, classes: Uint8Array): number {
  const unit = text.charCodeAt(offset);
  let end = offset + 1;
  if (unit < 0x20) return unit === 0x0d && text.charCodeAt(end) === 0x0a ? end + 1 : end;
  if (unit >= 0xd800 && unit <= 0xdfff) {
    const point = text.codePointAt(offset) ?? 0;
    if (point < 0x1_0000) return end;
    if (!isPlainAstral(point)) return offset;
    end++;
  } else if (classes[unit] !== plain) {
    return offset;
  } else if ((unit >= 0x7f && unit < 0xa0) || unit === 0xad) {
    return end; // controls take no marks
  }
  while (classes[text.charCodeAt(end)] === mark) end++;
  return end;
}

/** Mathematical letters, pictographs but for flags and skin tones, and the rarer Han. */
function isPlainAstral(point: number): boolean {
  if (point >= 0x1_f300 && point <= 0x1_faff) return point < 0x1_f3fb || point > 0x1_f3ff;
  return (point >= 0x2_0000 && point < 0x3_fffe) || (point >= 0x1_d400 && point <= 0x1_d7ff);
}

/** Visits the graphemes of a stretch that only the segmenter can cut; gives the stretch's end. */
function visitJoined(
  text: string,
  start: number,
  classes: Uint8Array,
  visit: (start: number, end: number) => void,
): number {
  for (let most = windowLength; ; most *= 2) {
    const { end, certain } = joinedStretch(text, start, most, classes);
    let lastStart = start;
    let lastEnd = start;
    for (const { index, segment } of segmenter.segment(text.slice(start, end))) {
      if (lastEnd > lastStart) visit(lastStart, lastEnd);
      lastStart = start + index;
      lastEnd = lastStart + segment.length;
    }
    if (certain) visit(lastStart, lastEnd);
    if (certain || lastStart > start) return certain ? end : lastStart;
  }
}

/** A stretch up to where calm, certain text begins or, where none comes soon, of about `most` units. */
function joinedStretch(text: string, start: number, most: number, classes: Uint8Array) {
  let calm = 0;
  let end = start;
  while (end < text.length && end - start < most) {
    const next = simpleEnd(text, end, classes);
    if (next > end && calm >= calmAfter) return { end, certain: true };
    calm = next > end ? calm + 1 : 0;
    end = next > end ? next : end + ((text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1);
  }
  return { end, certain: end >= text.length };
}
