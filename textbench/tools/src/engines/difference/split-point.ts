import type { WorkBudget } from './work-budget.ts';
import { allowance } from './work-budget.ts';

/** Two stretches of two sequences that are held against each other. Ends are excluded. */
export interface Region {
  readonly leftStart: number;
  readonly leftEnd: number;
  readonly rightStart: number;
  readonly rightEnd: number;
}

export interface Point {
  readonly left: number;
  readonly right: number;
}

/** Stands where no path inside the region reaches a diagonal. */
const outside = -0x4000_0000;

/**
 * Finds points between the corners of regions on a shortest path through them: E. W. Myers, "An O(ND)
 * difference algorithm and its variations" (1986), searched from both ends. Where that takes more
 * steps than the budget allows, the point furthest along is given, and the budget is no longer exact.
 */
export class SplitSearch {
  private readonly left: Int32Array;
  private readonly right: Int32Array;
  private readonly budget: WorkBudget;
  /** Furthest positions by diagonal (left minus right), from the start and from the end. */
  private readonly ahead: Int32Array;
  private readonly back: Int32Array;
  private width = 0;
  private height = 0;

  constructor(left: Int32Array, right: Int32Array, budget: WorkBudget) {
    this.left = left;
    this.right = right;
    this.budget = budget;
    this.ahead = new Int32Array(left.length + right.length + 3);
    this.back = new Int32Array(left.length + right.length + 3);
  }

  /** The region has to differ at its first and at its last items and be empty on neither side. */
  find(region: Region): Point {
    this.width = region.leftEnd - region.leftStart;
    this.height = region.rightEnd - region.rightStart;
    const odd = ((this.width - this.height) & 1) !== 0;
    const mayTake = allowance(this.budget);
    let steps = 0;
    for (let round = 0; ; round++) {
      this.openRound(round);
      const low = lowestDiagonal(this.height, round);
      const high = highestDiagonal(this.width, round);
      const met = this.goAhead(region, low, high, odd ? round : -1);
      if (met) return this.spend(steps, met);
      const metBack = this.goBack(region, low, high, odd ? -1 : round);
      if (metBack) return this.spend(steps, metBack);
      steps += high - low + 2;
      if (steps > mayTake && round > 0) {
        this.budget.exact = false;
        return this.spend(steps, this.furthest(region, low, high));
      }
    }
  }

  private spend(steps: number, point: Point): Point {
    this.budget.stepsLeft -= steps;
    return point;
  }

  /** Marks the diagonals that this round reads and none before it has written. */
  private openRound(round: number): void {
    const origin = this.height + 1;
    if (round <= this.height) {
      this.ahead[origin - round - 1] = outside;
      this.back[origin - round - 1] = outside;
    }
    if (round <= this.width) {
      this.ahead[origin + round + 1] = round === 0 ? 0 : outside;
      this.back[origin + round + 1] = round === 0 ? 0 : outside;
    }
  }

  /** Goes on from the start by one difference; gives the point where it meets the other end, if it is asked to look. */
  private goAhead(
    region: Region,
    low: number,
    high: number,
    lookWithin: number,
  ): Point | undefined {
    const { leftStart, leftEnd, rightStart, rightEnd } = region;
    const { left, right, ahead } = this;
    const origin = this.height + 1;
    for (let diagonal = low; diagonal <= high; diagonal += 2) {
      const x = this.nextStart(ahead, diagonal);
      if (x === outside) continue;
      let i = leftStart + x;
      let j = rightStart + x - diagonal;
      while (i < leftEnd && j < rightEnd && left[i] === right[j]) {
        i++;
        j++;
      }
      ahead[origin + diagonal] = i - leftStart;
      if (this.meets(this.back, diagonal, i - leftStart, lookWithin)) return { left: i, right: j };
    }
    return undefined;
  }

  private goBack(region: Region, low: number, high: number, lookWithin: number): Point | undefined {
    const { leftStart, leftEnd, rightStart, rightEnd } = region;
    const { left, right, back } = this;
    const origin = this.height + 1;
    for (let diagonal = low; diagonal <= high; diagonal += 2) {
      const x = this.nextStart(back, diagonal);
      if (x === outside) continue;
      let i = leftEnd - x;
      let j = rightEnd - x + diagonal;
      while (i > leftStart && j > rightStart && left[i - 1] === right[j - 1]) {
        i--;
        j--;
      }
      back[origin + diagonal] = leftEnd - i;
      if (this.meets(this.ahead, diagonal, leftEnd - i, lookWithin)) return { left: i, right: j };
    }
    return undefined;
  }

  /** Where the path on a diagonal goes on after one more difference. */
  private nextStart(reached: Int32Array, diagonal: number): number {
    const at = this.height + 1 + diagonal;
    const fromBelow = (reached[at - 1] ?? outside) + 1;
    const fromAbove = reached[at + 1] ?? outside;
    const x = fromBelow > fromAbove ? fromBelow : fromAbove;
    const y = x - diagonal;
    return x < 0 || y < 0 || x > this.width || y > this.height ? outside : x;
  }

  /** Whether the path of the other end has come to or past x on the diagonal they share. */
  private meets(other: Int32Array, diagonal: number, x: number, within: number): boolean {
    const shared = this.width - this.height - diagonal;
    if (shared < -within || shared > within) return false;
    const reached = other[this.height + 1 + shared] ?? outside;
    return reached >= 0 && x + reached >= this.width;
  }

  private furthest(region: Region, low: number, high: number): Point {
    const origin = this.height + 1;
    let covered = 0;
    let point = { left: region.leftStart, right: region.rightStart };
    for (let diagonal = low; diagonal <= high; diagonal += 2) {
      const forward = this.ahead[origin + diagonal] ?? outside;
      if (2 * forward - diagonal > covered) {
        covered = 2 * forward - diagonal;
        point = {
          left: region.leftStart + forward,
          right: region.rightStart + forward - diagonal,
        };
      }
      const backward = this.back[origin + diagonal] ?? outside;
      if (2 * backward - diagonal > covered) {
        covered = 2 * backward - diagonal;
        point = { left: region.leftEnd - backward, right: region.rightEnd - backward + diagonal };
      }
    }
    return point;
  }
}

/** Diagonals of one round are those of its parity that cross the region. */
function lowestDiagonal(height: number, round: number): number {
  return round <= height ? -round : -height + ((round - height) & 1);
}

function highestDiagonal(width: number, round: number): number {
  return round <= width ? round : width - ((round - width) & 1);
}
