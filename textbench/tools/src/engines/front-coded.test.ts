import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frontCodedWords } from './front-coded.ts';

/** The other way round. */
function frontCode(words: readonly (readonly [string, number])[]): string {
  let before = '';
  return words
    .map(([word, digit]) => {
      let shared = 0;
      while (shared < 25 && shared < before.length && before[shared] === word[shared]) shared++;
      before = word;
      return String.fromCharCode(65 + shared) + word.slice(shared) + (digit || '');
    })
    .join('');
}

describe('front-coded words', () => {
  it('take their beginning from the word before', () => {
    expect(frontCodedWords("AableDy2CoutDve1\nAcan'tDAz")).toEqual([
      ['able', 0],
      ['ably', 2],
      ['about', 0],
      ['above', 1],
      ["can't", 0],
      ['can', 0],
      ['z', 0],
    ]);
  });

  it('come back as they were', () => {
    const word = fc.stringMatching(/^[a-e'.-]{1,40}$/);
    const list = fc.array(fc.tuple(word, fc.integer({ min: 0, max: 9 })));
    fc.assert(
      fc.property(list, (words) => {
        expect(frontCodedWords(frontCode(words))).toEqual(words);
      }),
    );
  });
});
