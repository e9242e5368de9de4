import { type Gap, gapsOf } from './gaps.ts';
import { childrenAgree, contentLikeness, hasOnlyPairs, isPlain, likeness } from './likeness.ts';
import type { MatchNode } from './match-node.ts';
import { type IsTold, ownWeight, pair, pairWithContent, telling } from './pair-exact.ts';

/** Beyond so many candidates on either side, only what is written the same way is compared. */
const mostCompared = 24;

/** What two nodes must have in common to be one that was changed. */
const enough = 0.5;

/** And where even the tag is another. */
const enoughForOtherTag = 0.75;

/** Nothing else around may have so much of what they have in common: one may have taken in another. */
const clearly = 0.8;

/** What is known of both versions as a whole. */
export interface Around {
  readonly isTold: IsTold;
  /** Whether an element without a pair is written like this, with all that is in it. */
  readonly hasBefore: (whole: number) => boolean;
  readonly hasAfter: (whole: number) => boolean;
}

/** Pairs children of a pair with each other as far as that is certain. */
export function alignChildren(before: MatchNode, after: MatchNode, around: Around): void {
  for (const gap of gapsOf(before, after)) pairSame(gap, around);
  for (const gap of gapsOf(before, after)) pairAllButOne(gap);
  for (const gap of gapsOf(before, after)) pairAlike(gap, around);
}

/**
 * Pairs what is written the same way, where it occurs as often in both: in order, unless that would
 * cross other pairs; then only what nothing else is written like.
 */
function pairSame({ before, after }: Gap, { isTold }: Around): void {
  const earlier = byPlaced(before);
  const later = byPlaced(after);
  const found = [...earlier].flatMap(([placed, nodes]) => {
    const same = later.get(placed);
    if (same?.length !== nodes.length) return [];
    return nodes.map((node, index) => ({ node, same: same[index], isOnly: nodes.length === 1 }));
  });
  const order = new Map(after.map((node, index) => [node, index]));
  const places = new Map(found.map(({ node, same }) => [node, same ? order.get(same) : undefined]));
  const rising = before.flatMap((node) => places.get(node) ?? []);
  const isInOrder = rising.every((place, index) => place > (rising[index - 1] ?? -1));
  for (const { node, same, isOnly } of found) {
    if (same && (isInOrder || (isOnly && isTold(node, same)))) pairWithContent(node, same);
  }
}

/** Pairs two rows of the same length and tags in which one place alone was changed. */
function pairAllButOne({ before, after }: Gap): void {
  if (before.length !== after.length || before.length < 2) return;
  const changed = before.filter((node, index) => node.placed !== after[index]?.placed);
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
function pairAlike(gap: Gap, around: Around): void {
  const { before, after } = gap;
  if (before.length > mostCompared || after.length > mostCompared) return;
  const isMoved = ({ whole }: MatchNode) => around.hasAfter(whole);
  const isCopied = ({ whole }: MatchNode) => around.hasBefore(whole);
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
  if (isPlain(before) && isPlain(after) && !isSamePlace(before, after, gap)) return false;
  if (own === undefined) return isPlainAndAlone(before, after, gap);
  if (own < (before.tag === after.tag ? enough : enoughForOtherTag)) return false;
  if (!isSameAndTelling(before, after, gap) && !childrenAgree(before, after)) return false;
  const rivals = [...gap.before, ...gap.beside].filter((node) => node !== before);
  const tooMuch = own * clearly;
  if (rivals.some((rival) => (likeness(rival, after) ?? 0) >= tooMuch)) return false;
  if (gap.after.some((rival) => rival !== after && (likeness(before, rival) ?? 0) >= tooMuch)) {
    return false;
  }
  return !hasRivalInside(before, after, own);
}

/**
 * Elements without attributes and text of their own are told by what is in them, which may have moved:
 * so they must be at the same place of their row, or nothing else in either.
 */
function isSamePlace(before: MatchNode, after: MatchNode, gap: Gap): boolean {
  const isLike = ({ tag }: MatchNode) => tag === before.tag;
  const [earlier, later] = [gap.before.filter(isLike), gap.after.filter(isLike)];
  if (earlier.length === later.length) return earlier.indexOf(before) === later.indexOf(after);
  return hasOnlyPairs(before) && hasOnlyPairs(after);
}

/** Whether both are written the same way, in enough characters to tell them from others. */
function isSameAndTelling(before: MatchNode, after: MatchNode, gap: Gap): boolean {
  const isAlone = gap.before.length === 1 && gap.after.length === 1;
  return before.own === after.own && ownWeight(before) >= (isAlone ? 1 : telling);
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
  if (after.content === '' && before.content !== '') return false;
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

function byPlaced(nodes: readonly MatchNode[]): ReadonlyMap<number, readonly MatchNode[]> {
  const found = new Map<number, MatchNode[]>();
  for (const node of nodes) {
    const same = found.get(node.placed) ?? [];
    same.push(node);
    found.set(node.placed, same);
  }
  return found;
}
