import { seededRandom } from '@textbench/language';
import { describe, expect, it } from 'vitest';
import type { CharacterKind } from './character-recipe.ts';
import { characterRecipe } from './character-recipe.ts';
import { SecureIntegers } from './secure-integers.ts';

/** Every string of the length, counted by trying: slow, and plainly right. */
function allowed(kinds: readonly CharacterKind[], length: number, repeats: boolean): string[] {
  let strings = [''];
  const characters = kinds.flatMap((kind) => kind.characters);
  for (let i = 0; i < length; i++) {
    strings = strings.flatMap((start) => characters.map((character) => start + character));
  }
  return strings.filter((string) => {
    const signs = [...string];
    if (!repeats && new Set(signs).size < length) return false;
    return kinds.every(
      (kind) => signs.filter((sign) => kind.characters.includes(sign)).length >= kind.least,
    );
  });
}

const kind = (characters: string, least = 0): CharacterKind => ({
  characters: [...characters],
  least,
});
const seeded = (seed: string) => {
  const random = seededRandom(seed);
  return new SecureIntegers((count) => Uint8Array.from({ length: count }, () => random.below(256)));
};

const cases: readonly (readonly [CharacterKind[], number, boolean])[] = [
  [[kind('ab')], 3, true],
  [[kind('ab', 1), kind('1', 1)], 3, true],
  [[kind('ab', 1), kind('12', 2)], 4, true],
  [[kind('abc', 1), kind('1', 1), kind('!?', 1)], 3, true],
  [[kind('abc'), kind('12', 1)], 3, false],
  [[kind('abc', 2), kind('12', 1), kind('!')], 4, false],
  [[kind('ab', 2), kind('12', 2)], 4, false],
  [[kind('a😀', 1), kind('1')], 2, true],
];

describe('characterRecipe', () => {
  it.each(cases)('counts all passwords of %j, %i long', (kinds, length, repeats) => {
    expect(characterRecipe(kinds, length, repeats).total).toBe(
      BigInt(allowed(kinds, length, repeats).length),
    );
  });

  it.each(cases)('draws each of them, and evenly: %j, %i long', (kinds, length, repeats) => {
    const recipe = characterRecipe(kinds, length, repeats);
    const counts = new Map(allowed(kinds, length, repeats).map((string) => [string, 0]));
    const integers = seeded('draws');
    const each = 300;
    for (let i = 0; i < each * counts.size; i++) {
      const drawn = recipe.draw(integers);
      const count = counts.get(drawn);
      expect(count, drawn).toBeDefined();
      counts.set(drawn, (count ?? 0) + 1);
    }
    const square = [...counts.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
    // The mean of chi-square is its degrees of freedom, its variance twice that; five deviations.
    const freedom = counts.size - 1;
    expect(square).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom) + 5);
  });

  it('counts long ones exactly: 94¹² less those without a digit, by inclusion and exclusion', () => {
    const others = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
    const symbols = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
    const recipe = characterRecipe([kind(others + symbols), kind('0123456789', 1)], 12, true);
    expect(recipe.total).toBe(94n ** 12n - 84n ** 12n);
  });

  it('counts as many arrangements as there are when nothing may repeat: 26!/(26-5)!', () => {
    expect(characterRecipe([kind('abcdefghijklmnopqrstuvwxyz')], 5, false).total).toBe(
      26n * 25n * 24n * 23n * 22n,
    );
  });
});
