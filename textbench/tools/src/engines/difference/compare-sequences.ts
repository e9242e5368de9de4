import type { Region } from './split-point.ts';
import { SplitSearch } from './split-point.ts';
import type { WorkBudget } from './work-budget.ts';

/** A stretch that two sequences share: `length` items from `left` and from `right` on. */
export interface Match {
  readonly left: number;
  readonly right: number;
  readonly length: number;
}

/**
 * What two sequences share, in order: a longest common subsequence, or a shorter one where the budget
 * does not last (then it is marked as not exact).
 *
 * @param left equal numbers stand for equal items; numbers are 0 and up, and dense
 */
export function compareSequences(left: Int32Array, right: Int32Array, budget: WorkBudget): Match[] {
  const head = commonHead(left, right);
  const tail = commonTail(left, right, head);
  const leftKept = new Uint8Array(left.length).fill(1, 0, head).fill(1, left.length - tail);
  const rightKept = new Uint8Array(right.length).fill(1, 0, head).fill(1, right.length - tail);
  const here = sharedItems(left, right, head, tail);
  const there = sharedItems(right, left, head, tail);
  if (here.ids.length > 0 && there.ids.length > 0) {
    const search = new SplitSearch(here.ids, there.ids, budget);
    for (const { left: from, right: to, length } of matchesWithin(here.ids, there.ids, search)) {
      for (let i = 0; i < length; i++) {
        leftKept[here.places[from + i] ?? 0] = 1;
        rightKept[there.places[to + i] ?? 0] = 1;
      }
    }
  }
  return keptAsMatches(leftKept, rightKept);
}

function commonHead(left: Int32Array, right: Int32Array): number {
  const most = Math.min(left.length, right.length);
  let head = 0;
  while (head < most && left[head] === right[head]) head++;
  return head;
}

function commonTail(left: Int32Array, right: Int32Array, head: number): number {
  const most = Math.min(left.length, right.length) - head;
  let tail = 0;
  while (tail < most && left[left.length - 1 - tail] === right[right.length - 1 - tail]) tail++;
  return tail;
}

interface Items {
  readonly ids: Int32Array;
  /** Where each stands in the whole sequence. */
  readonly places: Int32Array;
}

/** The items between head and tail that the other side has too: no other item can be shared. */
function sharedItems(own: Int32Array, other: Int32Array, head: number, tail: number): Items {
  let highest = -1;
  for (const id of own) if (id > highest) highest = id;
  for (const id of other) if (id > highest) highest = id;
  const known = new Uint8Array(highest + 1);
  for (let i = head; i < other.length - tail; i++) known[other[i] ?? 0] = 1;
  const ids = new Int32Array(Math.max(0, own.length - tail - head));
  const places = new Int32Array(ids.length);
  let count = 0;
  for (let i = head; i < own.length - tail; i++) {
    const id = own[i] ?? 0;
    if (known[id] !== 1) continue;
    ids[count] = id;
    places[count++] = i;
  }
  return { ids: ids.subarray(0, count), places: places.subarray(0, count) };
}

/** Divides and conquers with a stack of its own, since a hopeless pair of texts divides very deep. */
function matchesWithin(left: Int32Array, right: Int32Array, search: SplitSearch): Match[] {
  const matches: Match[] = [];
  const stack: Region[] = [
    { leftStart: 0, leftEnd: left.length, rightStart: 0, rightEnd: right.length },
  ];
  for (let region = stack.pop(); region; region = stack.pop()) {
    let { leftStart, leftEnd, rightStart, rightEnd } = region;
    let length = 0;
    while (leftStart < leftEnd && rightStart < rightEnd && left[leftStart] === right[rightStart]) {
      leftStart++;
      rightStart++;
      length++;
    }
    if (length > 0) matches.push({ left: leftStart - length, right: rightStart - length, length });
    length = 0;
    while (
      leftStart < leftEnd &&
      rightStart < rightEnd &&
      left[leftEnd - 1] === right[rightEnd - 1]
    ) {
      leftEnd--;
      rightEnd--;
      length++;
    }
    if (length > 0) matches.push({ left: leftEnd, right: rightEnd, length });
    if (leftStart === leftEnd || rightStart === rightEnd) continue;
    const point = search.find({ leftStart, leftEnd, rightStart, rightEnd });
    stack.push({ leftStart, leftEnd: point.left, rightStart, rightEnd: point.right });
    stack.push({ leftStart: point.left, leftEnd, rightStart: point.right, rightEnd });
  }
  return matches;
}

/** The items marked on both sides belong together in their order. */
export function keptAsMatches(leftKept: Uint8Array, rightKept: Uint8Array): Match[] {
  const matches: Match[] = [];
  let left = 0;
  let right = 0;
  while (left < leftKept.length && right < rightKept.length) {
    while (left < leftKept.length && leftKept[left] === 0) left++;
    while (right < rightKept.length && rightKept[right] === 0) right++;
    const start = { left, right };
    while (leftKept[left] === 1 && rightKept[right] === 1) {
      left++;
      right++;
    }
    if (left > start.left) matches.push({ ...start, length: left - start.left });
  }
  return matches;
}
