import { wordsOf } from '@textbench/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestWord, wordReader } from './word-reader.ts';

function wordsIn(pieces: readonly string[]): string[] {
  const words: string[] = [];
  const reader = wordReader((word) => words.push(word));
  for (const piece of pieces) reader.push(piece);
  reader.end();
  return words;
}

describe('wordReader', () => {
  it('reads the words of the whole, however it is cut', () => {
    const signs = fc.string({
      unit: fc.constantFrom(
        'a',
        'b',
        '1',
        ' ',
        "'",
        '-',
        '.',
        '_',
        '漢字',
        'かな',
        '。',
        '😀',
        '\u0301',
        '\ufe0f',
      ),
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 6 }), (pieces) => {
        expect(wordsIn(pieces)).toEqual(wordsOf(pieces.join('')));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([1, 7, 199, 200, 201, 1_999, 2_001, 10_000])(
    'knows a long word by its beginning, in pieces of %i',
    (size) => {
      const text = `one ${'a'.repeat(longestWord)} ${'b'.repeat(5_000)} two ${'😀x'.repeat(3)}${'𝕬'.repeat(3_000)}`;
      const pieces = Array.from(text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? []);
      expect(wordsIn(pieces)).toEqual([
        'one',
        'a'.repeat(200),
        `${'b'.repeat(200)}…`,
        'two',
        'x',
        'x',
        `x${'𝕬'.repeat(99)}…`,
      ]);
    },
  );
});
