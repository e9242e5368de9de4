import type { SourceModule } from '../module.ts';
import { type Around, alignChildren, isChangeOf } from './align.ts';
import { gapsOf } from './gaps.ts';
import { type MatchNode, type MatchTree, matchTree, TextNumbers } from './match-node.ts';
import { pairByChildren, pairComponents } from './pair-by-children.ts';
import { type IsTold, isToldIn, pair, pairExact } from './pair-exact.ts';

/** What became of the elements of a file that somebody else changed. */
export interface ModuleMatch {
  /** The new id of every element that certainly still is, also where it is the same. */
  readonly became: ReadonlyMap<string, string>;
  /** The ids of all others: removed, or not to be told from others with certainty. */
  readonly gone: ReadonlySet<string>;
}

/** A pair can bring others with it; after so many rounds the little that is left is not worth more. */
const mostRounds = 6;

/**
 * Finds the elements of an earlier version of a file in a later one. Only what is certain is a match:
 * what is the only one of its text in both; what stands between the same neighbours; what was changed
 * in its place and is like nothing else around.
 */
export function matchModules(before: SourceModule, after: SourceModule): ModuleMatch {
  const numbers = new TextNumbers();
  const earlier = matchTree(before, numbers);
  const later = matchTree(after, numbers);
  pair(earlier.root, later.root);
  if (before.text === after.text) pairAll(earlier, later);
  else pairTrees(earlier, later);
  return result(earlier);
}

function pairTrees(earlier: MatchTree, later: MatchTree): void {
  const isTold = isToldIn(earlier, later);
  pairExact(earlier, later, isTold);
  for (let round = 0; round < mostRounds; round += 1) {
    const count = countPairs(earlier);
    pairComponents(earlier, later);
    alignAll(earlier, later, isTold);
    pairByChildren(earlier, later);
    if (round > 0 && countPairs(earlier) === count) break;
  }
  pairLonely(earlier, later);
}

function alignAll(earlier: MatchTree, later: MatchTree, isTold: IsTold): void {
  const [before, after] = [wholes(earlier), wholes(later)];
  const around: Around = {
    isTold,
    hasBefore: (whole) => before.has(whole),
    hasAfter: (whole) => after.has(whole),
  };
  for (const node of earlier.nodes) if (node.pair) alignChildren(node, node.pair, around);
}

/**
 * Pairs elements that were changed beyond likeness where nothing but them is left: the only one of its
 * tag without a pair in either version, at the same place.
 */
function pairLonely(earlier: MatchTree, later: MatchTree): void {
  const [lonely, candidates] = [onlyOfTag(earlier), onlyOfTag(later)];
  for (const node of earlier.nodes) {
    if (!node.pair) continue;
    for (const gap of gapsOf(node, node.pair)) {
      const [one, other] = [gap.before[0], gap.after[0]];
      if (!one || !other || gap.before.length > 1 || gap.after.length > 1) continue;
      if (lonely.get(one.tag) !== one || candidates.get(other.tag) !== other) continue;
      if (isChangeOf(one, other, gap)) pair(one, other);
    }
  }
}

function onlyOfTag({ nodes }: MatchTree): ReadonlyMap<string, MatchNode | null> {
  const found = new Map<string, MatchNode | null>();
  for (const node of nodes) {
    if (node.element && !node.pair) found.set(node.tag, found.has(node.tag) ? null : node);
  }
  return found;
}

/** A pair made meanwhile may still be in it: that only makes more uncertain. */
function wholes({ nodes }: MatchTree): ReadonlySet<number> {
  return new Set(nodes.filter((node) => node.element && !node.pair).map(({ whole }) => whole));
}

function pairAll(earlier: MatchTree, later: MatchTree): void {
  for (const [index, node] of earlier.nodes.entries()) {
    const same = later.nodes[index];
    if (same) pair(node, same);
  }
}

function countPairs({ nodes }: MatchTree): number {
  return nodes.reduce((count, node) => count + Number(node.pair !== undefined), 0);
}

function result({ nodes }: MatchTree): ModuleMatch {
  const became = new Map<string, string>();
  const gone = new Set<string>();
  for (const { element, pair: same } of nodes) {
    if (element === undefined) continue;
    if (same?.element) became.set(element.id, same.element.id);
    else gone.add(element.id);
  }
  return { became, gone };
}
