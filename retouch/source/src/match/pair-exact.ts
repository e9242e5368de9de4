import type { MatchNode, MatchTree } from './match-node.ts';

/** So many characters tell an element from another that happens to be written the same way. */
export const telling = 6;

/** Makes two nodes of different versions one. */
export function pair(before: MatchNode, after: MatchNode): void {
  before.pair = after;
  after.pair = before;
}

/** Whether two elements of the same text are one, wherever they stand. */
export type IsTold = (before: MatchNode, after: MatchNode) => boolean;

/**
 * Tells whether an element is written like no other of either version: in its attributes, in its
 * content, or in what is in it, and then no other may be written like it but for that. Else it may be
 * another one that was emptied, or that took over what was in this one.
 */
export function isToldIn(before: MatchTree, after: MatchTree): IsTold {
  const own = twoWays(before, after, ({ own: text }) => text);
  const shell = twoWays(before, after, ({ shell: text }) => text);
  const empty = emptyOnes(before, after);
  return (node, same) => {
    if (node.weight < telling) return false;
    if (shell(node) === same || (own(node) === same && hasTellingContent(node))) return true;
    return node.weight - ownWeight(node) >= telling && !empty.has(node.own);
  };
}

/**
 * Pairs the elements that are, with all that is in them, the only ones of their text in either
 * version, wherever they stand; and those of which that is true without what is in them.
 */
export function pairExact(before: MatchTree, after: MatchTree, isTold: IsTold): void {
  const whole = twoWays(before, after, ({ whole: text }) => text);
  const own = twoWays(before, after, ({ own: text }) => text);
  for (const node of before.nodes) {
    const same = node.pair ? undefined : whole(node);
    if (same && !same.pair && isTold(node, same)) pairWithContent(node, same);
  }
  for (const node of before.nodes) {
    const same = node.pair || !hasTellingContent(node) ? undefined : own(node);
    if (same && !same.pair && depthOfSame(node) === depthOfSame(same)) pair(node, same);
  }
}

function hasTellingContent({ content }: MatchNode): boolean {
  return content.length >= telling;
}

/** How the elements are written that have no others in them. */
export function emptyOnes(earlier: MatchTree, later: MatchTree): ReadonlySet<number> {
  const nodes = [...earlier.nodes, ...later.nodes];
  return new Set(nodes.filter(({ elements }) => elements.length === 0).map(({ own }) => own));
}

/** How many characters of attributes and content an element has without those in it. */
export function ownWeight({ weight, children }: MatchNode): number {
  return children.reduce((rest, child) => rest - child.weight, weight);
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

/** In how many nodes it stands that are written as it is, but for text that may have moved in or out. */
function depthOfSame(node: MatchNode): number {
  let depth = 0;
  for (let at = node.parent; at?.element && couldBe(at, node); at = at.parent) depth += 1;
  return depth;
}

function couldBe(around: MatchNode, node: MatchNode): boolean {
  const isEmpty = around.content === '';
  return around.own === node.own || (around.shell === node.shell && isEmpty);
}

/** Finds the one element of the later version with the text of a node, which has it alone, too. */
function twoWays(before: MatchTree, after: MatchTree, textOf: (node: MatchNode) => number) {
  const earlier = onlyOnes(before, textOf);
  const later = onlyOnes(after, textOf);
  return (node: MatchNode): MatchNode | undefined => {
    const text = textOf(node);
    return earlier.get(text) === node ? (later.get(text) ?? undefined) : undefined;
  };
}

/** The element of each text; null where there are more. */
function onlyOnes(
  { nodes }: MatchTree,
  textOf: (node: MatchNode) => number,
): ReadonlyMap<number, MatchNode | null> {
  const found = new Map<number, MatchNode | null>();
  for (const node of nodes) {
    if (!node.element) continue;
    const text = textOf(node);
    found.set(text, found.has(text) ? null : node);
  }
  return found;
}
