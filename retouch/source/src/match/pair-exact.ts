import type { MatchNode, MatchTree } from './match-node.ts';

/** So many characters tell an element from another that happens to be written the same way. */
const telling = 6;

/** Makes two nodes of different versions one. */
export function pair(before: MatchNode, after: MatchNode): void {
  before.pair = after;
  after.pair = before;
}

/**
 * Pairs the elements that are, with all that is in them, the only ones of their text in either
 * version, wherever they stand.
 */
export function pairExact(before: MatchTree, after: MatchTree): void {
  const earlier = onlyOnes(before);
  const later = onlyOnes(after);
  for (const node of before.nodes) {
    if (node.pair || !node.element || node.weight < telling) continue;
    const same = earlier.get(node.whole) === node ? later.get(node.whole) : undefined;
    if (same && !same.pair) pairWithContent(node, same);
  }
}

/** Pairs two nodes of the same text, and all that is in them. */
export function pairWithContent(before: MatchNode, after: MatchNode): void {
  const isUnclear = depthOfSame(before) !== depthOfSame(after);
  pairDown(before, after, isUnclear ? before.own : undefined);
}

/**
 * In `<div><div>` one of the two may be new or the other: nodes that are written as what is around
 * them is, and are not as deep in such nodes as before, stay without a pair.
 */
function pairDown(before: MatchNode, after: MatchNode, unclear: number | undefined): void {
  const isUnclear = before.own === unclear;
  if (!isUnclear && !before.pair && !after.pair) pair(before, after);
  for (const [index, child] of before.children.entries()) {
    const same = after.children[index];
    if (same) pairDown(child, same, isUnclear ? unclear : undefined);
  }
}

function depthOfSame(node: MatchNode): number {
  let depth = 0;
  for (let at = node.parent; at?.element && at.own === node.own; at = at.parent) depth += 1;
  return depth;
}

function onlyOnes({ nodes }: MatchTree): ReadonlyMap<number, MatchNode | null> {
  const found = new Map<number, MatchNode | null>();
  for (const node of nodes) {
    if (node.element) found.set(node.whole, found.has(node.whole) ? null : node);
  }
  return found;
}
