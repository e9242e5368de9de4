import type { MatchNode } from './match-node.ts';

const known = new WeakMap<MatchNode, ReadonlyMap<string, number>>();

/**
 * How much two nodes have in common, from 0 to 1: words of their attributes' values and of their content, and children
 * that are paired. Undefined where neither has any of that.
 */
export function likeness(before: MatchNode, after: MatchNode): number | undefined {
  const kept = pairedChildren(before) + pairedChildren(after);
  return share(wordsOf(before), wordsOf(after), commonChildren(before, after), kept);
}

/** How many words the contents of two nodes have in common, from 0 to 1. */
export function contentLikeness(one: MatchNode, other: MatchNode): number {
  return share(counted(one.content), counted(other.content), 0, 0) ?? 0;
}

/** Whether a node has no words of its own. */
export function isPlain(node: MatchNode): boolean {
  return wordsOf(node).size === 0;
}

/** Whether all elements directly in a node are paired. */
export function hasOnlyPairs({ elements }: MatchNode): boolean {
  return elements.every(({ pair }) => pair);
}

/** Whether some child of one is in the other, or none of either is paired at all. */
export function childrenAgree(before: MatchNode, after: MatchNode): boolean {
  if (commonChildren(before, after) > 0) return true;
  return pairedChildren(before) + pairedChildren(after) === 0;
}

/** The children of each that are in the other, directly or in elements that are new or gone. */
function commonChildren(before: MatchNode, after: MatchNode): number {
  const stay = before.elements.filter((child) => child.pair && isJustIn(child.pair, after));
  const were = after.elements.filter((child) => child.pair && isJustIn(child.pair, before));
  return stay.length + were.length;
}

function isJustIn(node: MatchNode, container: MatchNode): boolean {
  let at = node.parent;
  while (at?.element && !at.pair && at !== container) at = at.parent;
  return at === container;
}

function pairedChildren({ elements }: MatchNode): number {
  let count = 0;
  for (const { pair } of elements) if (pair) count += 1;
  return count;
}

function share(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
  common: number,
  kept: number,
): number | undefined {
  let same = 0;
  for (const [word, count] of one) same += Math.min(count, other.get(word) ?? 0);
  const all = total(one) + total(other) + kept;
  return all === 0 ? undefined : (2 * same + common) / all;
}

function total(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

function wordsOf(node: MatchNode): ReadonlyMap<string, number> {
  const words = known.get(node) ?? counted(`${valuesIn(node.attributes)}|${node.content}`);
  known.set(node, words);
  return words;
}

/** Attributes without their names, which all elements share. */
function valuesIn(attributes: string): string {
  return attributes.replace(/[\w:-]+=/g, ' ');
}

function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/[\p{L}\p{N}_]+/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
