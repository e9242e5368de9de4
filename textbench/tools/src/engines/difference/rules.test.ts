import { describe, expect, it } from 'vitest';
import type { ComparisonRules } from './rules.ts';
import { comparable, exactRules } from './rules.ts';

const equal = (one: string, other: string, rules: Partial<ComparisonRules>) => {
  const key = comparable({ ...exactRules, ...rules });
  return key(one) === key(other);
};

describe('comparable', () => {
  it.each([
    ['a b', 'a  b', {}, false],
    ['Zürich', 'ZÜRICH', { ignoreCase: true }, true],
    ['Straße', 'STRASSE', { ignoreCase: true }, true],
    ['ΟΔΟΣ', 'οδος', { ignoreCase: true }, true],
    ['kıl', 'kil', { ignoreCase: true }, false],
    // diff -b: any amount of white space is alike, and none counts at the end of a line
    ['a  b ', 'a\tb', { spaces: 'amount' }, true],
    ['ab', 'a b', { spaces: 'amount' }, false],
    [' a', 'a', { spaces: 'amount' }, false],
    // diff -w
    ['ab', ' a b', { spaces: 'all' }, true],
    ['a\u00a0b', 'ab', { spaces: 'all' }, true],
    ['don’t, stop!', 'dont stop', { ignorePunctuation: true }, true],
    ['1 + 1', '1 1', { ignorePunctuation: true }, false],
    ['a\r\n', 'a\n', { ignoreLineEnds: true }, true],
    ['a\r', 'a\n', { ignoreLineEnds: true }, true],
    ['é', 'e\u0301', { ignoreForm: true }, true],
    ['é', 'e\u0301', {}, false],
  ] as const)('%j and %j under %j: %s', (one, other, rules, expected) => {
    expect(equal(one, other, rules)).toBe(expected);
  });
});
