import { hasOnlyPairs, isPlain, likeness } from './likeness.ts';
import type { MatchNode, MatchTree } from './match-node.ts';
import { emptyOnes, pair } from './pair-exact.ts';

/**
 * Pairs components: those of the same name, and those that were renamed, which hold what the other
 * one held and nothing of a third.
 */
export function pairComponents(earlier: MatchTree, later: MatchTree): void {
  const byName = new Map(later.nodes.map((node) => [node.component?.name, node]));
  for (const node of earlier.nodes) {
    if (!node.component || node.pair) continue;
    const same = byName.get(node.component.name);
    if (same && !same.pair) pair(node, same);
  }
  for (const node of earlier.nodes) {
    if (!node.component || node.pair) continue;
    const home = onlyHome(node);
    if (home?.component && !home.pair && onlyHome(home) === node) pair(node, home);
  }
}

/**
 * Pairs elements by what is in them: all children that are left are children of the other, and all
 * of the other's come from here. None may be written like one of them but empty: that one may have
 * taken over the children. Those without words of their own must have nothing else in them.
 */
export function pairByChildren(earlier: MatchTree, later: MatchTree): void {
  const empty = emptyOnes(earlier, later);
  for (const node of earlier.nodes.toReversed()) {
    if (node.pair || !node.element) continue;
    const home = onlyHome(node);
    if (!home?.element || home.pair || home.tag !== node.tag || onlyHome(home) !== node) continue;
    if (isInNewWrapper(node, home) || (likeness(node, home) ?? 0) < 0.5) continue;
    if (empty.has(node.own) || empty.has(home.own)) continue;
    if (!isPlain(node) || (hasOnlyPairs(node) && hasOnlyPairs(home))) pair(node, home);
  }
}

/** The parent of the pairs of a node's children, if all have the same. */
function onlyHome({ elements }: MatchNode): MatchNode | undefined {
  const homes = new Set(elements.flatMap((child) => child.pair?.parent ?? []));
  const [home] = homes;
  return homes.size === 1 ? home : undefined;
}

/** Whether one of them stands in more unpaired elements of its tag, any of which it could be. */
function isInNewWrapper(before: MatchNode, after: MatchNode): boolean {
  return sameTagAround(before) !== sameTagAround(after);
}

function sameTagAround(node: MatchNode): number {
  let depth = 0;
  for (let at = node.parent; at?.element && !at.pair; at = at.parent) {
    if (at.tag === node.tag) depth += 1;
  }
  return depth;
}
