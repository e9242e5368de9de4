import type { Recipe } from './recipe.ts';
import type { SecureIntegers } from './secure-integers.ts';

// Without c, q, x and y, whose sound is a question of language.
const consonants = [...'bdfghjklmnprstvwz'];
const vowels = [...'aeiou'];

/** Letters that can be said: consonants and vowels in turn, with either first, and digits behind them. */
export function pronounceableRecipe(length: number, capital: boolean, digits: number): Recipe {
  const letters = length - digits;
  const [more, fewer] = [Math.ceil(letters / 2), Math.floor(letters / 2)];
  const consonantFirst = ways(more, fewer);
  const total = consonantFirst + ways(fewer, more);
  return {
    total: total * 10n ** BigInt(digits),
    description: `${letters} letters in turn${digits > 0 ? ` and ${digits} digits` : ''}`,
    draw(integers) {
      const first = integers.belowLarge(total) < consonantFirst ? 0 : 1;
      const said = spoken(letters, first, integers);
      const number = Array.from({ length: digits }, () => integers.below(10)).join('');
      return (capital ? said.charAt(0).toUpperCase() + said.slice(1) : said) + number;
    },
  };
}

function ways(consonantCount: number, vowelCount: number): bigint {
  return (
    BigInt(consonants.length) ** BigInt(consonantCount) *
    BigInt(vowels.length) ** BigInt(vowelCount)
  );
}

function spoken(length: number, first: number, integers: SecureIntegers): string {
  return Array.from({ length }, (_, index) =>
    integers.pick((index + first) % 2 === 0 ? consonants : vowels),
  ).join('');
}
