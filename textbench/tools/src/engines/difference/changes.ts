import { withoutChaff } from './chaff.ts';
import type { Match } from './compare-sequences.ts';
import { compareSequences } from './compare-sequences.ts';
import { ItemNumbers } from './number-items.ts';
import type { Comparable, ComparisonRules } from './rules.ts';
import { comparable } from './rules.ts';
import { slideChanges } from './slide-changes.ts';
import type { Region } from './split-point.ts';
import type { TokenSize, Tokens } from './tokens.ts';
import { TokenReader } from './tokens.ts';
import type { WorkBudget } from './work-budget.ts';

/**
 * A stretch of the left text in whose place the right one has another; one of the two may be empty.
 * Offsets are UTF-16 code units of the whole texts.
 */
export type Change = Region;

/** Longest pair of stretches, in code units, compared character by character; longer ones go by words. */
const longestByCharacter = 1_000_000;

/** What counts of a stretch between two shared tokens; white space at the end may count less. */
type GapKey = (gap: string, atEnd: boolean) => string;

/** Finds what changes between stretches of two texts. */
export class ChangeFinder {
  private readonly left: string;
  private readonly right: string;
  private readonly size: TokenSize;
  private readonly budget: WorkBudget;
  private readonly spaces: ComparisonRules['spaces'];
  private readonly key: Comparable;
  private readonly gapKey: GapKey;

  constructor(
    left: string,
    right: string,
    size: TokenSize,
    rules: ComparisonRules,
    budget: WorkBudget,
  ) {
    this.left = left;
    this.right = right;
    this.size = size;
    this.budget = budget;
    this.spaces = rules.spaces;
    this.key = comparable(rules);
    this.gapKey = gapKey(rules);
  }

  /** The changes from a stretch of the left text to one of the right, in order, never touching. */
  within(region: Region): Change[] {
    const numbers = new ItemNumbers();
    const size = this.affordableSize(region);
    const here = new TokenReader(size, this.key, numbers);
    const there = new TokenReader(size, this.key, numbers);
    here.read(this.left, region.leftStart, region.leftEnd);
    there.read(this.right, region.rightStart, region.rightEnd);
    const matches = sharedTokens(here.tokens, there.tokens, this.budget);
    const counting = this.betweenMatches(here.tokens, there.tokens, matches, region);
    return withoutChaff(counting.map((change) => this.tightened(change)));
  }

  private affordableSize(region: Region): TokenSize {
    const length = region.leftEnd - region.leftStart + region.rightEnd - region.rightStart;
    if (this.size === 'word' || length <= longestByCharacter) return this.size;
    this.budget.exact = false;
    return 'word';
  }

  /** What differs between tokens that are shared, white space and all; also where no token is missing. */
  private betweenMatches(
    here: Tokens,
    there: Tokens,
    matches: readonly Match[],
    region: Region,
  ): Change[] {
    const changes: Change[] = [];
    let { leftStart, rightStart } = region;
    for (const match of matches) {
      for (let i = 0; i < match.length; i++) {
        const leftEnd = here.starts[match.left + i] ?? leftStart;
        const rightEnd = there.starts[match.right + i] ?? rightStart;
        if (leftEnd > leftStart || rightEnd > rightStart) {
          const change = { leftStart, leftEnd, rightStart, rightEnd };
          if (this.counts(change, false)) changes.push(change);
        }
        leftStart = here.ends[match.left + i] ?? leftEnd;
        rightStart = there.ends[match.right + i] ?? rightEnd;
      }
    }
    const { leftEnd, rightEnd } = region;
    const last = { leftStart, leftEnd, rightStart, rightEnd };
    if (this.counts(last, true)) changes.push(last);
    return changes;
  }

  private counts({ leftStart, leftEnd, rightStart, rightEnd }: Change, atEnd: boolean): boolean {
    const one = this.left.slice(leftStart, leftEnd);
    const other = this.right.slice(rightStart, rightEnd);
    return one !== other && this.gapKey(one, atEnd) !== this.gapKey(other, atEnd);
  }

  /** The change without the white space at its edges that both sides have or that does not count. */
  private tightened(change: Change): Change {
    const { left, right, spaces } = this;
    let { leftStart, leftEnd, rightStart, rightEnd } = change;
    const bothFilled = () => leftStart < leftEnd && rightStart < rightEnd;
    while (bothFilled() && alikeBlanks(left[leftStart], right[rightStart])) {
      leftStart++;
      rightStart++;
    }
    while (bothFilled() && alikeBlanks(left[leftEnd - 1], right[rightEnd - 1])) {
      leftEnd--;
      rightEnd--;
    }
    const free = (one: number, other: number) =>
      spaces === 'all' ||
      (spaces === 'amount' && bothFilled() && isBlank(left[one]) && isBlank(right[other]));
    if (free(leftStart, rightStart)) {
      while (leftStart < leftEnd && isBlank(left[leftStart])) leftStart++;
      while (rightStart < rightEnd && isBlank(right[rightStart])) rightStart++;
    }
    if (free(leftEnd - 1, rightEnd - 1)) {
      while (leftStart < leftEnd && isBlank(left[leftEnd - 1])) leftEnd--;
      while (rightStart < rightEnd && isBlank(right[rightEnd - 1])) rightEnd--;
    }
    return { leftStart, leftEnd, rightStart, rightEnd };
  }
}

function isBlank(unit: string | undefined): boolean {
  return unit !== undefined && /\s/.test(unit);
}

function alikeBlanks(one: string | undefined, other: string | undefined): boolean {
  return one === other && isBlank(one);
}

/** What two runs of tokens share. */
export function sharedTokens(left: Tokens, right: Tokens, budget: WorkBudget): Match[] {
  const [here, there] = [Int32Array.from(left.ids), Int32Array.from(right.ids)];
  return slideChanges(here, there, compareSequences(here, there, budget));
}

function gapKey(rules: ComparisonRules): GapKey {
  const key = comparable({ ...rules, spaces: 'exact' });
  if (rules.spaces === 'exact') return key;
  if (rules.spaces === 'all') return (gap) => key(gap).replace(/\s+/g, '');
  return (gap, atEnd) => {
    const single = key(gap).replace(/\s+/g, ' ');
    return atEnd ? single.trimEnd() : single;
  };
}
