import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSequences } from './compare-sequences.ts';
import { slideChanges } from './slide-changes.ts';
import { workBudget } from './work-budget.ts';

const ids = (text: string) => Int32Array.from(text, (letter) => letter.charCodeAt(0) - 32);

/** Both texts with what is not shared in upper case. */
function slid(left: string, right: string): [string, string] {
  const [one, other] = [ids(left), ids(right)];
  const matches = slideChanges(one, other, compareSequences(one, other, workBudget()));
  const show = (text: string, side: 'left' | 'right') => {
    const letters = [...text.toUpperCase()];
    for (const match of matches) {
      for (let i = 0; i < match.length; i++) letters[match[side] + i] = text[match[side] + i] ?? '';
    }
    return letters.join('');
  };
  return [show(left, 'left'), show(right, 'right')];
}

describe('slideChanges', () => {
  // printf '%s\n' a b c > l; printf '%s\n' a b b c > r; diff -u l r: the second b is added, and so on
  it.each([
    ['abc', 'abbc', 'abc', 'abBc'],
    ['abbc', 'abc', 'abBc', 'abc'],
    ['ab', 'abab', 'ab', 'abAB'],
    ['xaby', 'xababy', 'xaby', 'xabABy'],
    ['{a}{b}', '{a}{n}{b}', '{a}{b}', '{a}{N}{b}'],
  ])('moves what one side adds down: %s, %s', (left, right, shownLeft, shownRight) => {
    expect(slid(left, right)).toEqual([shownLeft, shownRight]);
  });

  it('stops where the other side changes as well, so that both show at one place', () => {
    expect(slid('abxc', 'abbyc')).toEqual(['abXc', 'abBYc']);
  });

  it('keeps the shared items equal and as many', () => {
    const sequence = fc.array(fc.nat(3), { maxLength: 25 }).map((items) => Int32Array.from(items));
    fc.assert(
      fc.property(sequence, sequence, (left, right) => {
        const before = compareSequences(left, right, workBudget());
        const after = slideChanges(left, right, before);
        const length = (matches: typeof before) =>
          matches.reduce((sum, match) => sum + match.length, 0);
        expect(length(after)).toBe(length(before));
        for (const match of after) {
          expect(left.slice(match.left, match.left + match.length)).toEqual(
            right.slice(match.right, match.right + match.length),
          );
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
