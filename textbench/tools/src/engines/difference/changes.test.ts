import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from './changes.ts';
import { ChangeFinder } from './changes.ts';
import type { ComparisonRules } from './rules.ts';
import { exactRules } from './rules.ts';
import type { TokenSize } from './tokens.ts';
import { workBudget } from './work-budget.ts';

function changes(
  left: string,
  right: string,
  size: TokenSize,
  rules: Partial<ComparisonRules> = {},
): Change[] {
  const finder = new ChangeFinder(left, right, size, { ...exactRules, ...rules }, workBudget());
  return finder.within({
    leftStart: 0,
    leftEnd: left.length,
    rightStart: 0,
    rightEnd: right.length,
  });
}

/** Each change as what went and what came. */
const told = (left: string, right: string, size: TokenSize, rules: Partial<ComparisonRules> = {}) =>
  changes(left, right, size, rules).map((change) => [
    left.slice(change.leftStart, change.leftEnd),
    right.slice(change.rightStart, change.rightEnd),
  ]);

describe('ChangeFinder', () => {
  it.each([
    ['nothing', 'a b', 'a b', []],
    ['a word', 'a big cat', 'a small cat', [['big', 'small']]],
    ['a word put in', 'a cat', 'a big cat', [['', 'big ']]],
    ['a word taken out', 'a big cat', 'a cat', [['big ', '']]],
    [
      'a sign',
      'Yes, sir.',
      'Yes; sir!',
      [
        [',', ';'],
        ['.', '!'],
      ],
    ],
    ['white space', 'a  b', 'a b', [[' ', '']]],
    ['all of it', 'one', 'two', [['one', 'two']]],
    ['an emoji as a whole', 'a 👨‍👩‍👧 b', 'a 👨‍👩‍👦 b', [['👨‍👩‍👧', '👨‍👩‍👦']]],
    ['words of a script without spaces', '我爱北京', '我爱上海', [['北京', '上海']]],
  ])('finds %s by words', (_what, left, right, expected) => {
    expect(told(left, right, 'word')).toEqual(expected);
  });

  it.each([
    [
      'kitten',
      'sitting',
      [
        ['k', 's'],
        ['e', 'i'],
        ['', 'g'],
      ],
    ],
    ['café', 'cafe', [['é', 'e']]],
    // e and an accent are one character
    ['cafe\u0301', 'cafe', [['e\u0301', 'e']]],
    ['🇩🇪🇫🇷', '🇩🇪🇮🇹', [['🇫🇷', '🇮🇹']]],
  ])('finds changed characters from %s to %s', (left, right, expected) => {
    expect(told(left, right, 'character')).toEqual(expected);
  });

  it.each([
    ['a  b', 'a b', { spaces: 'amount' }],
    ['a b', 'a\nb', { spaces: 'amount' }],
    ['a b ', 'a b', { spaces: 'amount' }],
    ['a , b', 'a, b', { spaces: 'all' }],
    ['Yes, sir', 'yes sir', { ignoreCase: true, ignorePunctuation: true }],
    ['a\r\nb', 'a\nb', { ignoreLineEnds: true }],
    ['e\u0301', 'é', { ignoreForm: true }],
  ] as const)('%j and %j are equal under %j', (left, right, rules) => {
    expect(told(left, right, 'word', rules)).toEqual([]);
    expect(told(left, right, 'character', rules)).toEqual([]);
  });

  it('leaves ignored white space out of the changes it finds', () => {
    expect(told('a sunny day', 'a rainy\nday', 'word', { spaces: 'amount' })).toEqual([
      ['sunny', 'rainy'],
    ]);
    expect(told('a day', 'a\nrainy\nday', 'word', { spaces: 'all' })).toEqual([['', 'rainy']]);
  });

  it('does not show the few letters that unlike words happen to share', () => {
    expect(told('xxxxaxxxx', 'yyyyayyyy', 'character')).toEqual([['xxxxaxxxx', 'yyyyayyyy']]);
    expect(told('xxaxx', 'yyayy', 'character')).toEqual([
      ['xx', 'yy'],
      ['xx', 'yy'],
    ]);
  });

  it('tells in order all there is to make the right text of the left one', () => {
    const word = fc.constantFrom('a', 'b', 'the', 'é', '😀', ' ', '  ', '\n', '\r\n', ',', '.');
    const prose = fc.array(word, { maxLength: 30 }).map((words) => words.join(''));
    fc.assert(
      fc.property(
        prose,
        prose,
        fc.constantFrom('word' as const, 'character' as const),
        (left, right, size) => {
          let [made, reached] = ['', 0];
          for (const change of changes(left, right, size)) {
            expect(change.leftStart).toBeGreaterThanOrEqual(reached);
            made += left.slice(reached, change.leftStart);
            expect(made.length).toBe(change.rightStart);
            made += right.slice(change.rightStart, change.rightEnd);
            reached = change.leftEnd;
          }
          expect(made + left.slice(reached)).toBe(right);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
