import type { Line } from '../lines.ts';

const listMarker =
  /^[^\S\r\n]*(?:[-+*\u2022\u2023\u2043\u204c\u204d\u2219\u25aa\u25e6\u25cf\u25cb·–—][^\S\r\n]|\(?(?:\d{1,3}|\p{L})[).][)]?[^\S\r\n]|#{1,6}[^\S\r\n]|[>|])/u;
const ruleLine = /^[^\S\r\n]*([-=*_~#.]\s?)\1{2,}$/;
const terminator = /[\p{Sentence_Terminal}…]/u;

/** Shortest and longest width that lines of wrapped text have, in characters. */
const wrapped = { least: 50, most: 200 };

/**
 * Which line ends of a block end a sentence even without a full stop: those before and behind
 * headings, list items and rules, and those of short lines with a capital after them. The others
 * only wrap a sentence.
 *
 * @param lines lines of a block, none of them blank
 * @returns the lines whose end ends a sentence
 */
export function endingLines(lines: readonly Line[]): Set<Line> {
  const width = lines.reduce((most, line) => Math.max(most, line.text.length), 0);
  const hasTerminators = lines.some((line) => terminator.test(line.text));
  const ending = new Set<Line>();
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    if (!next || endsSentence(line.text, next.text, width, hasTerminators)) ending.add(line);
  });
  return ending;
}

function endsSentence(line: string, next: string, width: number, hasTerminators: boolean): boolean {
  if (listMarker.test(next) || ruleLine.test(next) || ruleLine.test(line)) return true;
  if (/^[^\S\r\n]*#{1,6}[^\S\r\n]/.test(line)) return true;
  const [firstLetter] = /[\p{L}\p{N}]/u.exec(next) ?? [''];
  if (/\p{Ll}/u.test(firstLetter)) return !hasTerminators;
  if (/\p{L}[-\u2010]\s*$/u.test(line)) return false;
  return !isFull(line, next, width) || isTitleCased(line);
}

/** Whether the first word of the next line had no room in this one, so that the text is wrapped. */
function isFull(line: string, next: string, width: number): boolean {
  if (width < wrapped.least || width > wrapped.most) return false;
  const [firstWord = ''] = /\S+/.exec(next) ?? [];
  return line.trimEnd().length + 1 + firstWord.length > width;
}

/** Whether most of the longer words have a capital, as in a heading. */
function isTitleCased(line: string): boolean {
  const words = line.match(/\p{L}{4,}/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
  return words.length > 0 && capitals.length > 0.6 * words.length;
}
