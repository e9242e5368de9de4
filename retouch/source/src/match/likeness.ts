import type { MatchNode } from './match-node.ts';

const known = new WeakMap<MatchNode, ReadonlyMap<string, number>>();

/**
 * How much two nodes have in common, from 0 to 1: words of their attributes and content, and children
 * that are paired. Undefined where neither has any of that.
 */
export function likeness(before: MatchNode, after: MatchNode): number | undefined {
  const common = before.elements.filter(({ pair }) => pair?.parent === after).length;
  const kept = pairedChildren(before) + pairedChildren(after);
  return share(wordsOf(before), wordsOf(after), common, kept);
}

/** How many words the contents of two nodes have in common, from 0 to 1. */
export function contentLikeness(one: MatchNode, other: MatchNode): number {
  return share(counted(one.content), counted(other.content), 0, 0) ?? 0;
}

/** Whether some child of one is a child of the other, or none of either is paired at all. */
export function childrenAgree(before: MatchNode, after: MatchNode): boolean {
  if (before.elements.some(({ pair }) => pair?.parent === after)) return true;
  return pairedChildren(before) + pairedChildren(after) === 0;
}

function pairedChildren({ elements }: MatchNode): number {
  return elements.filter(({ pair }) => pair).length;
}

function share(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
  common: number,
  kept: number,
): number | undefined {
  let same = common;
  for (const [word, count] of one) same += Math.min(count, other.get(word) ?? 0);
  const all = total(one) + total(other) + kept;
  return all === 0 ? undefined : (2 * same) / all;
}

function total(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

function wordsOf(node: MatchNode): ReadonlyMap<string, number> {
  const words = known.get(node) ?? counted(`${node.attributes}|${node.content}`);
  known.set(node, words);
  return words;
}

function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/[\p{L}\p{N}_]+/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
