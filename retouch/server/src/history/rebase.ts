import type { ChangeDesc, ChangeSet } from '@codemirror/state';
import { applyChange } from '@retouch/source';

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * A change as it is after another that was made on the same text; undefined where the two touch the
 * same text. Neighbours that only meet keep apart, unless together they would make one word of two.
 * @param textAfterOther what the other change made of the text.
 */
export function rebased(
  change: ChangeSet,
  other: ChangeDesc,
  textAfterOther: string,
): ChangeSet | undefined {
  const theirs = rangesOf(other);
  const ours = rangesOf(change);
  if (ours.some((range) => theirs.some((theirRange) => collide(range, theirRange)))) {
    return undefined;
  }
  const moved = change.map(other);
  const meeting = ours.map((range) => theirs.some((theirRange) => meet(range, theirRange)));
  return meeting.includes(true) && joinsWords(moved, textAfterOther) ? undefined : moved;
}

/** Whether two changes of one text touch the same of it: overlap, or insert at the same place. */
function collide(one: Range, other: Range): boolean {
  if (one.from === one.to && other.from === other.to) return one.from === other.from;
  return one.from < other.to && other.from < one.to;
}

function meet(one: Range, other: Range): boolean {
  return one.from === other.to || one.to === other.from;
}

/** Whether a change, where its text begins or ends, makes one word of characters that were apart. */
function joinsWords(change: ChangeSet, text: string): boolean {
  const result = applyChange(change, text);
  let found = false;
  change.iterChangedRanges((_fromA, _toA, fromB, toB) => {
    found ||= isInsideWord(result, fromB) || isInsideWord(result, toB);
  });
  return found;
}

function isInsideWord(text: string, at: number): boolean {
  return /^[\p{L}\p{N}_$-]{2}$/u.test(text.slice(Math.max(0, at - 1), at + 1));
}

function rangesOf(change: ChangeDesc): Range[] {
  const ranges: Range[] = [];
  change.iterChangedRanges((from, to) => {
    ranges.push({ from, to });
  });
  return ranges;
}
