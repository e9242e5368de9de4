import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

describe('editDistance', () => {
  it.each([
    ['kitten', 'sitting', 3], // Levenshtein's own example: two substitutions, one insertion
    ['', 'abc', 3],
    ['abc', 'abc', 0],
    ['form', 'from', 1], // one swap
    ['ca', 'abc', 3], // optimal string alignment never edits a swapped pair again
    ['flaw', 'lawn', 2],
  ])('%s → %s takes %i', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
  });

  it('is the same both ways, and 0 only for equal words', () => {
    const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one));
        expect(editDistance(one, other) === 0).toBe(one === other);
      }),
    );
  });
});

describe('nearest', () => {
  const slugs = ['word-counter', 'text-to-hex', 'hex-to-text', 'case-converter'];

  it('finds what was mistyped', () => {
    expect(nearest('word-conter', slugs)).toEqual(['word-counter']);
    expect(nearest('case-convertor', slugs)).toEqual(['case-converter']);
    expect(nearest('WORD-COUNTER', slugs)).toEqual(['word-counter']);
  });

  it('names all that are equally near, at most three', () => {
    expect(nearest('aa', ['ab', 'ac', 'ad', 'ae'])).toEqual(['ab', 'ac', 'ad']);
  });

  it('names none where all are far', () => {
    expect(nearest('banana', slugs)).toEqual([]);
    expect(nearest('x', [])).toEqual([]);
  });
});
