import type { Match } from '../../engines/difference/compare-sequences.ts';
import type { Tokens } from '../../engines/difference/tokens.ts';

/** A unit of the left text that became one of the right. Indexes into the lists that were compared. */
export interface Pair {
  readonly left: number;
  readonly right: number;
}

/** Tokens of several units one after the other, and the unit each belongs to. */
export interface UnitTokens {
  readonly tokens: Tokens;
  readonly unitOf: readonly number[];
  /** Length of the tokens of each unit, in code units. */
  readonly lengths: readonly number[];
}

interface Link extends Pair {
  readonly weight: number;
}

/** A third of what both units say has to be shared for them to be the same unit, changed. */
const leastSimilarity = 1 / 3;

/**
 * Which removed units became which added ones, in order: the pairs that share most, then, where as
 * many are left on either side between two pairs, those by position.
 */
export function pairUnits(left: UnitTokens, right: UnitTokens, matches: readonly Match[]): Pair[] {
  const similar = links(left, right, matches).filter(({ left: i, right: j, weight }) => {
    const length = (left.lengths[i] ?? 0) + (right.lengths[j] ?? 0);
    return 2 * weight >= leastSimilarity * length;
  });
  return withNeighbours(heaviestChain(similar), left.lengths.length, right.lengths.length);
}

/** Units that share tokens, with the length they share. Both indexes never fall. */
function links(left: UnitTokens, right: UnitTokens, matches: readonly Match[]): Link[] {
  const found: { left: number; right: number; weight: number }[] = [];
  for (const match of matches) {
    for (let k = 0; k < match.length; k++) {
      const i = left.unitOf[match.left + k] ?? 0;
      const j = right.unitOf[match.right + k] ?? 0;
      const { starts, ends } = left.tokens;
      const weight = (ends[match.left + k] ?? 0) - (starts[match.left + k] ?? 0);
      const last = found.at(-1);
      if (last?.left === i && last.right === j) last.weight += weight;
      else found.push({ left: i, right: j, weight });
    }
  }
  return found;
}

/** The links of greatest weight in all in which every unit has one partner. */
function heaviestChain(candidates: readonly Link[]): Link[] {
  const weights = new Float64Array(candidates.length);
  const previous = new Int32Array(candidates.length).fill(-1);
  const bestUpTo = new Int32Array(candidates.length);
  let firstOfLeft = 0;
  let firstOfRight = 0;
  candidates.forEach((link, index) => {
    if (candidates[firstOfLeft]?.left !== link.left) firstOfLeft = index;
    if (candidates[firstOfRight]?.right !== link.right) firstOfRight = index;
    const before = Math.min(firstOfLeft, firstOfRight) - 1;
    const joined = before < 0 ? -1 : (bestUpTo[before] ?? -1);
    previous[index] = joined;
    weights[index] = link.weight + (joined < 0 ? 0 : (weights[joined] ?? 0));
    const best = index === 0 ? index : (bestUpTo[index - 1] ?? index);
    bestUpTo[index] = (weights[index] ?? 0) > (weights[best] ?? 0) ? index : best;
  });
  const chain: Link[] = [];
  for (let at = bestUpTo.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const link = candidates[at];
    if (link) chain.push(link);
  }
  return chain.reverse();
}

function withNeighbours(chain: readonly Pair[], leftCount: number, rightCount: number): Pair[] {
  const pairs: Pair[] = [];
  let left = 0;
  let right = 0;
  for (const pair of [...chain, { left: leftCount, right: rightCount }]) {
    if (pair.left - left === pair.right - right) {
      for (; left < pair.left; left++, right++) pairs.push({ left, right });
    }
    if (pair.left < leftCount) pairs.push({ left: pair.left, right: pair.right });
    left = pair.left + 1;
    right = pair.right + 1;
  }
  return pairs;
}
