import type { ChangeSet } from '@codemirror/state';
import { changeSetOf, type TextEdit } from '@retouch/source';
import { diffArrays } from 'diff';

/** Beyond this many tokens that differ, a search for what is common costs more than it tells. */
const mostDifferingLines = 2000;
const mostDifferingWords = 400;

/** Two edits with no more than this between them on a line are one: what they share is chance. */
const shortestGap = 3;

/**
 * What somebody did to a text, as far as the two texts tell: whole lines that came and went, and
 * within lines that changed the words that did.
 */
export function differenceOf(before: string, after: string): ChangeSet {
  const edits: TextEdit[] = [];
  for (const lines of tokenEdits(linesOf(before), linesOf(after), mostDifferingLines)) {
    const removed = before.slice(lines.from, lines.to);
    const words = tokenEdits(wordsOf(removed), wordsOf(lines.insert), mostDifferingWords);
    for (const { from, to, insert } of joined(words, removed)) {
      edits.push({ from: lines.from + from, to: lines.from + to, insert });
    }
  }
  return changeSetOf(edits, before.length);
}

/** How much text a change removes and inserts, in UTF-16 units. */
export function sizeOf(change: ChangeSet): number {
  let size = 0;
  change.iterChangedRanges((fromA, toA, fromB, toB) => {
    size += toA - fromA + toB - fromB;
  });
  return size;
}

/** The edits that make the one row of tokens into the other, in order, with text between any two. */
function tokenEdits(before: string[], after: string[], mostDiffering: number): TextEdit[] {
  const start = commonStart(before, after);
  const end = commonStart(before.slice(start).reverse(), after.slice(start).reverse());
  const was = before.slice(start, before.length - end);
  const is = after.slice(start, after.length - end);
  const from = lengthOf(before.slice(0, start));
  const parts = diffArrays(was, is, { maxEditLength: mostDiffering });
  if (parts !== undefined) return editsOfParts(parts, from);
  return [{ from, to: from + lengthOf(was), insert: is.join('') }];
}

interface Part {
  readonly value: readonly string[];
  readonly added: boolean;
  readonly removed: boolean;
}

function editsOfParts(parts: readonly Part[], start: number): TextEdit[] {
  const edits: TextEdit[] = [];
  let at = start;
  let open: { from: number; to: number; insert: string } | undefined;
  for (const { value, added, removed } of parts) {
    const text = value.join('');
    if (!added && !removed) open = undefined;
    else if (open === undefined) {
      open = { from: at, to: at, insert: '' };
      edits.push(open);
    }
    if (!added) at += text.length;
    if (added && open !== undefined) open.insert += text;
    if (removed && open !== undefined) open.to = at;
  }
  return edits;
}

/** The edits of a changed passage, those joined that only a few characters of one line separate. */
function joined(edits: readonly TextEdit[], text: string): TextEdit[] {
  const rest: TextEdit[] = [];
  for (const edit of edits) {
    const last = rest.at(-1);
    const between = last === undefined ? '' : text.slice(last.to, edit.from);
    if (last === undefined || between.length > shortestGap || between.includes('\n')) {
      rest.push(edit);
    } else {
      rest.pop();
      rest.push({ from: last.from, to: edit.to, insert: last.insert + between + edit.insert });
    }
  }
  return rest;
}

function commonStart(one: readonly string[], other: readonly string[]): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** Words, runs of space, and each other character by itself, surrogate pairs whole. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}_$]+|\s+|./gsu) ?? [];
}

function lengthOf(tokens: readonly string[]): number {
  return tokens.reduce((sum, token) => sum + token.length, 0);
}
