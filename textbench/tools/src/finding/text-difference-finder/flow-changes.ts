import type { Change } from '../../engines/difference/changes.ts';
import { ChangeFinder } from '../../engines/difference/changes.ts';
import { numberUnits } from '../../engines/difference/compare-units.ts';
import type { TokenSize } from '../../engines/difference/tokens.ts';
import type { Task } from './comparison.ts';
import { startOf } from './comparison.ts';

/** Shortest line, in code units, that holds two texts together where each has it exactly once. */
const leastAnchor = 20;

/** The changes from one whole text to the other, wherever their lines break. */
export function changesInFlow(task: Task, size: TokenSize): Change[] {
  const { left, right, rules, budget } = task;
  const finder = new ChangeFinder(left.text, right.text, size, rules, budget);
  const changes: Change[] = [];
  let [leftStart, rightStart] = [0, 0];
  for (const { left: i, right: j } of anchors(task)) {
    const [leftEnd, rightEnd] = [startOf(left, i), startOf(right, j)];
    for (const change of finder.within({ leftStart, leftEnd, rightStart, rightEnd })) {
      changes.push(change);
    }
    leftStart = left.units.ends[i] ?? leftEnd;
    rightStart = right.units.ends[j] ?? rightEnd;
  }
  const rest = { leftStart, leftEnd: left.text.length, rightStart, rightEnd: right.text.length };
  for (const change of finder.within(rest)) changes.push(change);
  return changes;
}

interface Anchor {
  readonly left: number;
  readonly right: number;
}

/**
 * Lines that stand exactly once in each text, as many as keep their order (patience difference, by
 * Bram Cohen): between them words are compared, which keeps long texts quick and sentences apart.
 */
function anchors({ left, right, rules }: Task): Anchor[] {
  const numbered = numberUnits(left.text, right.text, left.units, right.units, rules, false);
  const here = placesOfSingles(numbered.left);
  const there = placesOfSingles(numbered.right);
  const candidates: Anchor[] = [];
  for (const [id, i] of here) {
    const j = there.get(id) ?? -1;
    const length = (left.units.ends[i] ?? 0) - startOf(left, i);
    if (i >= 0 && j >= 0 && length >= leastAnchor) candidates.push({ left: i, right: j });
  }
  return longestRising(candidates);
}

/** Where each number stands that stands once; -1 for those that stand more often. In order of first places. */
function placesOfSingles(ids: Int32Array): Map<number, number> {
  const places = new Map<number, number>();
  ids.forEach((id, index) => {
    places.set(id, places.has(id) ? -1 : index);
  });
  return places;
}

/** The longest run of candidates (their `left` rises) whose `right` rises too. */
function longestRising(candidates: readonly Anchor[]): Anchor[] {
  const ends: number[] = [];
  const previous = new Int32Array(candidates.length).fill(-1);
  candidates.forEach(({ right }, index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((candidates[ends[middle] ?? 0]?.right ?? 0) < right) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  });
  const rising: Anchor[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const anchor = candidates[at];
    if (anchor) rising.push(anchor);
  }
  return rising.reverse();
}
