import { type Gap, gapsOf } from './gaps.ts';
import { childrenAgree, contentLikeness, likeness } from './likeness.ts';
import type { MatchNode } from './match-node.ts';
import { pair, pairWithContent } from './pair-exact.ts';

/** Beyond so many candidates on either side, only what is written the same way is compared. */
const mostCompared = 24;

/** What two nodes must have in common to be one that was changed. */
const enough = 0.5;

/** And where even the tag is another. */
const enoughForOtherTag = 0.75;

/** Which elements of the whole file have no pair, by how they are written. */
export interface Unpaired {
  /** Whether an element without a pair is written like this, with all that is in it. */
  readonly hasBefore: (whole: number) => boolean;
  readonly hasAfter: (whole: number) => boolean;
}

/** Pairs children of a pair with each other as far as that is certain. */
export function alignChildren(before: MatchNode, after: MatchNode, unpaired: Unpaired): void {
  for (const gap of gapsOf(before, after)) pairSame(gap);
  for (const gap of gapsOf(before, after)) pairAllButOne(gap);
  for (const gap of gapsOf(before, after)) pairAlike(gap, unpaired);
}

/**
 * Pairs what is written the same way, where it occurs as often in both: in order, unless that would
 * cross other pairs.
 */
function pairSame({ before, after }: Gap): void {
  const earlier = byWhole(before);
  const later = byWhole(after);
  const found = [...earlier].flatMap(([whole, nodes]) => {
    const same = later.get(whole);
    if (same?.length !== nodes.length) return [];
    return nodes.map((node, index) => ({ node, same: same[index], isOnly: nodes.length === 1 }));
  });
  const order = new Map(after.map((node, index) => [node, index]));
  const places = new Map(found.map(({ node, same }) => [node, same ? order.get(same) : undefined]));
  const rising = before.flatMap((node) => places.get(node) ?? []);
  const isInOrder = rising.every((place, index) => place > (rising[index - 1] ?? -1));
  for (const { node, same, isOnly } of found) {
    if (same && (isOnly || isInOrder)) pairWithContent(node, same);
  }
}

/** Pairs two rows of the same length and tags in which one place alone was changed. */
function pairAllButOne({ before, after }: Gap): void {
  if (before.length !== after.length || before.length < 2) return;
  const changed = before.filter((node, index) => node.whole !== after[index]?.whole);
  const isSameTags = before.every((node, index) => node.tag === after[index]?.tag);
  const [only] = changed;
  if (changed.length !== 1 || only === undefined || !isSameTags) return;
  const now = after[before.indexOf(only)];
  if (now === undefined || before.some(({ whole }) => whole === now.whole)) return;
  for (const [index, node] of before.entries()) {
    const same = after[index];
    if (same && node !== only) pairWithContent(node, same);
  }
  if (isChangeOf(only, now, { before, after, beside: [] })) pair(only, now);
}

/** Pairs what was changed: each is more like the other than like anything else around. */
function pairAlike(gap: Gap, unpaired: Unpaired): void {
  const { before, after } = gap;
  if (before.length > mostCompared || after.length > mostCompared) return;
  const isMoved = ({ whole }: MatchNode) => unpaired.hasAfter(whole);
  const isCopied = ({ whole }: MatchNode) => unpaired.hasBefore(whole);
  const found = before.flatMap((node) => {
    if (node.pair || isMoved(node)) return [];
    const [best] = after.filter((same) => !same.pair && isBest(node, same, gap));
    return best === undefined || isCopied(best) ? [] : [{ node, best }];
  });
  const order = new Map(after.map((node, index) => [node, index]));
  const places = found.map(({ best }) => order.get(best) ?? -1);
  const isInOrder = places.every((place, index) => place > (places[index - 1] ?? -1));
  if (isInOrder) for (const { node, best } of found) pair(node, best);
}

function isBest(before: MatchNode, after: MatchNode, gap: Gap): boolean {
  const own = likeness(before, after);
  if (own === undefined) return isPlainAndAlone(before, after, gap);
  if (own < (before.tag === after.tag ? enough : enoughForOtherTag)) return false;
  if (!childrenAgree(before, after)) return false;
  const rivals = [...gap.before, ...gap.beside].filter((node) => node !== before);
  if (rivals.some((rival) => (likeness(rival, after) ?? 0) >= own)) return false;
  if (gap.after.some((rival) => rival !== after && (likeness(before, rival) ?? 0) >= own)) {
    return false;
  }
  return !hasRivalInside(before, after, own);
}

/** An element without attributes and text of its own: only its place tells it. */
function isPlainAndAlone(before: MatchNode, after: MatchNode, gap: Gap): boolean {
  return (
    before.tag === after.tag &&
    gap.before.length === 1 &&
    gap.after.length === 1 &&
    countInside(before, before.tag) === countInside(after, after.tag)
  );
}

/** Whether an element that stands alone at the place of another is that one with new text or attributes. */
export function isChangeOf(before: MatchNode, after: MatchNode, gap: Gap): boolean {
  if (before.tag !== after.tag || !childrenAgree(before, after)) return false;
  const isSameContent = before.content === after.content;
  if (before.attributes !== after.attributes && !isSameContent) return false;
  if (countInside(before, before.tag) !== countInside(after, after.tag)) return false;
  const own = contentLikeness(before, after);
  const isElsewhere =
    inside(after).some((rival) => contentLikeness(before, rival) > own) ||
    inside(before).some((rival) => contentLikeness(rival, after) > own);
  if (isElsewhere) return false;
  return gap.beside.every((other) => {
    const likeOther = contentLikeness(other, after);
    return likeOther === 0 || likeOther < own;
  });
}

/** Whether something inside one of them could as well be the other: one of them is a new wrapper. */
function hasRivalInside(before: MatchNode, after: MatchNode, own: number): boolean {
  return (
    inside(after).some((rival) => isAsLike(before, rival, own)) ||
    inside(before).some((rival) => isAsLike(rival, after, own))
  );
}

function isAsLike(before: MatchNode, after: MatchNode, own: number): boolean {
  return (likeness(before, after) ?? Number(before.tag === after.tag)) >= own;
}

function countInside(node: MatchNode, tag: string): number {
  return inside(node).filter((inner) => inner.tag === tag).length;
}

/** The elements without a pair inside a node, at any depth. */
function inside(node: MatchNode): MatchNode[] {
  return node.children.flatMap((child) =>
    child.element && !child.pair ? [child, ...inside(child)] : inside(child),
  );
}

function byWhole(nodes: readonly MatchNode[]): ReadonlyMap<number, readonly MatchNode[]> {
  const found = new Map<number, MatchNode[]>();
  for (const node of nodes) {
    const same = found.get(node.whole) ?? [];
    same.push(node);
    found.set(node.whole, same);
  }
  return found;
}
