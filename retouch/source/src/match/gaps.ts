import type { MatchNode } from './match-node.ts';

/** Elements without a pair that stand between the same paired siblings in both versions. */
export interface Gap {
  readonly before: readonly MatchNode[];
  readonly after: readonly MatchNode[];
  /** The paired siblings around, as in the earlier version. */
  readonly beside: readonly MatchNode[];
}

/** The gaps between those children of a pair that are paired and in the same order. */
export function gapsOf(before: MatchNode, after: MatchNode): Gap[] {
  const [earlier, later] = [before.elements, after.elements];
  if (earlier.every(isPaired) || later.every(isPaired)) return [];
  const indexes = new Map(later.map((node, index) => [node, index]));
  const places = earlier.map((node) => (node.pair ? (indexes.get(node.pair) ?? -1) : -1));
  const gaps: Gap[] = [];
  let [fromBefore, fromAfter] = [0, 0];
  for (const index of [...longestRising(places), earlier.length]) {
    const to = index === earlier.length ? later.length : (places[index] ?? later.length);
    gaps.push({
      before: earlier.slice(fromBefore, index).filter(isUnpaired),
      after: later.slice(fromAfter, to).filter(isUnpaired),
      beside: [earlier[fromBefore - 1], earlier[index]].filter((node) => node !== undefined),
    });
    [fromBefore, fromAfter] = [index + 1, to + 1];
  }
  return gaps.filter((gap) => gap.before.length > 0 && gap.after.length > 0);
}

/** The indexes of a longest rising subsequence; values below zero are left out. */
export function longestRising(values: readonly number[]): number[] {
  const tails: number[] = [];
  const previous: number[] = [];
  for (const [index, value] of values.entries()) {
    if (value < 0) continue;
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous[index] = tails[low - 1] ?? -1;
    tails[low] = index;
  }
  const rising: number[] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) rising.push(at);
  return rising.reverse();
}

function isPaired(node: MatchNode): boolean {
  return node.pair !== undefined;
}

function isUnpaired(node: MatchNode): boolean {
  return node.pair === undefined;
}
