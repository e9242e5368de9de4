import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Match } from './compare-sequences.ts';
import { compareSequences } from './compare-sequences.ts';
import { workBudget } from './work-budget.ts';

const ids = (text: string) => Int32Array.from(text, (letter) => letter.charCodeAt(0) - 32);

function shared(left: string, right: string): string {
  return compareSequences(ids(left), ids(right), workBudget())
    .map((match) => left.slice(match.left, match.left + match.length))
    .join('');
}

/** Length of a longest common subsequence by the textbook's table: slow, and plainly right. */
function longestCommon(left: ArrayLike<number>, right: ArrayLike<number>): number {
  let row = new Array<number>(right.length + 1).fill(0);
  for (let i = 0; i < left.length; i++) {
    const next = [0];
    for (let j = 0; j < right.length; j++) {
      const diagonal = (row[j] ?? 0) + 1;
      next.push(left[i] === right[j] ? diagonal : Math.max(next[j] ?? 0, row[j + 1] ?? 0));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}

function demandSound(left: Int32Array, right: Int32Array, matches: readonly Match[]): void {
  let reached = { left: 0, right: 0 };
  for (const match of matches) {
    expect(match.length).toBeGreaterThan(0);
    expect(match.left).toBeGreaterThanOrEqual(reached.left);
    expect(match.right).toBeGreaterThanOrEqual(reached.right);
    reached = { left: match.left + match.length, right: match.right + match.length };
    expect(left.slice(match.left, reached.left)).toEqual(right.slice(match.right, reached.right));
  }
  expect(reached.left).toBeLessThanOrEqual(left.length);
  expect(reached.right).toBeLessThanOrEqual(right.length);
}

const sequence = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.array(fc.nat(1_000), { maxLength: 40 }))
  .map(([kinds, items]) => Int32Array.from(items, (item) => item % kinds));

describe('compareSequences', () => {
  it('finds the shared items of the pair in Myers’s paper: 4 of ABCABBA and CBABAC', () => {
    expect(shared('ABCABBA', 'CBABAC')).toHaveLength(4);
  });

  it.each([
    ['', '', ''],
    ['abc', '', ''],
    ['', 'abc', ''],
    ['abc', 'abc', 'abc'],
    ['abc', 'xyz', ''],
    ['kitten', 'sitting', 'ittn'],
    ['aaaa', 'aa', 'aa'],
    ['abcdef', 'abXdef', 'abdef'],
  ])('%j and %j share %j', (left, right, common) => {
    expect(shared(left, right)).toBe(common);
  });

  it('shares as many items as a longest common subsequence has', () => {
    fc.assert(
      fc.property(sequence, sequence, (left, right) => {
        const matches = compareSequences(left, right, workBudget());
        demandSound(left, right, matches);
        const length = matches.reduce((sum, match) => sum + match.length, 0);
        expect(length).toBe(longestCommon(left, right));
      }),
      { numRuns: 2_000 },
    );
  });

  it('stays exact while the budget lasts, and says when it did not', () => {
    const budget = workBudget();
    compareSequences(ids('ABCABBA'), ids('CBABAC'), budget);
    expect(budget.exact).toBe(true);
  });

  it('gives a sound answer for long unlike sequences, and says it is not the shortest', () => {
    const draw = (start: number) => {
      let state = start;
      return Int32Array.from({ length: 60_000 }, () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state >>> 27;
      });
    };
    const budget = workBudget(1_000_000);
    const [left, right] = [draw(1), draw(2)];
    const matches = compareSequences(left, right, budget);
    demandSound(left, right, matches);
    expect(budget.exact).toBe(false);
    expect(matches.reduce((sum, match) => sum + match.length, 0)).toBeGreaterThan(6_000);
  });
});
