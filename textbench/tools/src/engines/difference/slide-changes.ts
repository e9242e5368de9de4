import type { Match } from './compare-sequences.ts';
import { keptAsMatches } from './compare-sequences.ts';

/**
 * Moves each stretch that only one side has as far down as equal items allow, or to the last place
 * where the other side changes too. What is shared stays as long; readers see an added paragraph
 * rather than the end of one and the beginning of the next, as GNU diff has it.
 */
export function slideChanges(
  left: Int32Array,
  right: Int32Array,
  matches: readonly Match[],
): Match[] {
  const leftKept = new Uint8Array(left.length);
  const rightKept = new Uint8Array(right.length);
  for (const match of matches) {
    leftKept.fill(1, match.left, match.left + match.length);
    rightKept.fill(1, match.right, match.right + match.length);
  }
  slideSide(left, leftKept, changesBetweenKept(rightKept));
  slideSide(right, rightKept, changesBetweenKept(leftKept));
  return keptAsMatches(leftKept, rightKept);
}

/** Whether items are changed before the first kept item, between the first and the second, and so on. */
function changesBetweenKept(kept: Uint8Array): Uint8Array {
  const changed = new Uint8Array(kept.length + 1);
  let place = 0;
  for (const item of kept) {
    if (item === 1) place++;
    else changed[place] = 1;
  }
  return changed;
}

/** A maximal stretch of changed items, and how many kept ones stand before it. */
interface Stretch {
  start: number;
  end: number;
  place: number;
}

function slideSide(ids: Int32Array, kept: Uint8Array, otherChanges: Uint8Array): void {
  let place = 0;
  let i = 0;
  while (i < ids.length) {
    if (kept[i] === 1) {
      place++;
      i++;
      continue;
    }
    const stretch: Stretch = { start: i, end: i + 1, place };
    while (stretch.end < ids.length && kept[stretch.end] === 0) stretch.end++;
    settle(ids, kept, otherChanges, stretch);
    i = stretch.end;
    place = stretch.place;
  }
}

function settle(ids: Int32Array, kept: Uint8Array, otherChanges: Uint8Array, stretch: Stretch) {
  let aligned = -1;
  let length: number;
  do {
    length = stretch.end - stretch.start;
    while (canRise(ids, stretch)) rise(kept, stretch);
    aligned = otherChanges[stretch.place] === 1 ? stretch.end : -1;
    while (canSink(ids, stretch)) {
      sink(kept, stretch);
      if (otherChanges[stretch.place] === 1) aligned = stretch.end;
    }
  } while (stretch.end - stretch.start !== length);
  while (aligned !== -1 && stretch.end > aligned) rise(kept, stretch);
}

function canRise(ids: Int32Array, { start, end }: Stretch): boolean {
  return start > 0 && ids[start - 1] === ids[end - 1];
}

function canSink(ids: Int32Array, { start, end }: Stretch): boolean {
  return end < ids.length && ids[start] === ids[end];
}

function rise(kept: Uint8Array, stretch: Stretch): void {
  kept[--stretch.start] = 0;
  kept[--stretch.end] = 1;
  stretch.place--;
  while (stretch.start > 0 && kept[stretch.start - 1] === 0) stretch.start--;
}

function sink(kept: Uint8Array, stretch: Stretch): void {
  kept[stretch.start++] = 1;
  kept[stretch.end++] = 0;
  stretch.place++;
  while (stretch.end < kept.length && kept[stretch.end] === 0) stretch.end++;
}
