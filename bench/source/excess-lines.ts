import { diffArrays } from 'diff';
import type { Edit } from './edit.ts';

/**
 * How many lines a rewrite changed that its edit did not concern: lines of the old text outside the
 * element's own that are gone or different, and new lines that stand nowhere near it. A blank line
 * right before the element belongs to it. Where equal lines allow several readings of what changed,
 * the one that is kindest counts.
 */
export function excessLines(before: string, after: string, edit: Edit): number {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const isBlank = old[edit.firstLine - 2]?.trim() === '';
  const own = isBlank ? { ...edit, firstLine: edit.firstLine - 1 } : edit;
  const start = firstDifference(old, now);
  const end = firstDifference(old.toReversed(), now.toReversed());
  const shortest = Math.min(old.length, now.length);
  let least = excessOfDifference(old, now, own);
  for (let equalBefore = Math.min(start, shortest - end); equalBefore <= start; equalBefore += 1) {
    const equalBehind = Math.min(end, shortest - equalBefore);
    least = Math.min(least, excessOfStretch(old.length, equalBefore, equalBehind, own));
  }
  return least;
}

/** The change as one stretch: so many lines equal before it, and so many behind it. */
function excessOfStretch(
  lines: number,
  equalBefore: number,
  equalBehind: number,
  { firstLine, lastLine }: Edit,
): number {
  const [from, to] = [equalBefore + 1, lines - equalBehind];
  const above = Math.max(0, Math.min(firstLine, to + 1) - from);
  return above + Math.max(0, to - Math.max(lastLine, from - 1));
}

function firstDifference(one: readonly string[], other: readonly string[]): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) if (one[at] !== other[at]) return at;
  return length;
}

function excessOfDifference(
  before: string[],
  after: string[],
  { firstLine, lastLine }: Edit,
): number {
  let line = 1;
  let excess = 0;
  for (const { added, removed, value } of diffArrays(before, after)) {
    if (removed) {
      const outside = (at: number) => at < firstLine || at > lastLine;
      excess += value.filter((_, index) => outside(line + index)).length;
      line += value.length;
    } else if (added) {
      if (line < firstLine || line > lastLine + 2) excess += value.length;
    } else {
      line += value.length;
    }
  }
  return excess;
}
