import { optionError } from '@textbench/kit';
import type { SecureRandom } from '../../engines/secure-random.ts';
import type { CharacterClass } from './character-classes.ts';
import { countWays, log2, type PasswordRule, waysByCount } from './counting.ts';

/** Makes secrets of one kind, every possible one equally likely. */
export interface Maker {
  make(): string;
  /** Bits: the logarithm of the number of secrets that are possible. */
  readonly entropy: number;
}

/** Passwords of characters with at least so many of each class. */
export function characterMaker(
  classes: readonly CharacterClass[],
  rule: Omit<PasswordRule, 'sizes'>,
  random: SecureRandom,
): Maker {
  const whole = { ...rule, sizes: classes.map((characters) => characters.length) };
  const ways = countWays(whole);
  const all = ways.at(-1)?.[rule.length] ?? 0n;
  if (all === 0n) throw impossible(whole);
  const make = () => {
    let places = rule.length;
    const drawn: string[] = [];
    // How many of each class is drawn by the share of passwords that have so many; then places.
    for (let c = classes.length - 1; c >= 0; c--) {
      const characters = classes[c];
      if (!characters) continue;
      const count = weightedDraw(waysByCount(whole, ways, c, places), random);
      drawn.push(...drawCharacters(characters, count, rule.distinct, random));
      places -= count;
    }
    return random.shuffled(drawn).join('');
  };
  return { make, entropy: log2(all) };
}

function weightedDraw(weights: readonly bigint[], random: SecureRandom): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  let left = random.belowBig(total);
  return weights.findIndex((weight) => {
    if (left < weight) return true;
    left -= weight;
    return false;
  });
}

function drawCharacters(
  characters: CharacterClass,
  count: number,
  distinct: boolean,
  random: SecureRandom,
): string[] {
  if (distinct) return random.shuffled(characters).slice(0, count);
  return Array.from({ length: count }, () => random.pick(characters));
}

function impossible({ sizes, length, atLeast, distinct }: PasswordRule): Error {
  const needed = sizes.length * atLeast;
  if (needed > length) {
    return optionError(
      'length',
      `${sizes.length} kinds of at least ${atLeast} characters need a length of ${needed}.`,
    );
  }
  const most = sizes.reduce((sum, size) => sum + size, 0);
  const reason = distinct ? `without repetition at most ${most} characters can be drawn` : '';
  return optionError('length', `No password fits: ${reason || 'a kind has too few characters'}.`);
}

export interface PassphraseOptions {
  readonly words: number;
  readonly separator: string;
  readonly capitals: boolean;
  /** A digit behind one of the words. */
  readonly digit: boolean;
}

/** Passphrases of words that are drawn with repetition, as dice draw them. */
export function passphraseMaker(
  list: readonly [string, ...string[]],
  { words, separator, capitals, digit }: PassphraseOptions,
  random: SecureRandom,
): Maker {
  const make = () => {
    const drawn = Array.from({ length: words }, () => random.pick(list));
    const written = capitals ? drawn.map(capitalised) : drawn;
    if (!digit) return written.join(separator);
    const place = random.below(words);
    return written
      .map((word, index) => (index === place ? word + random.below(10) : word))
      .join(separator);
  };
  const extra = digit ? Math.log2(10 * words) : 0;
  return { make, entropy: words * Math.log2(list.length) + extra };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function pinMaker(length: number, random: SecureRandom): Maker {
  const make = () => Array.from({ length }, () => random.below(10)).join('');
  return { make, entropy: length * Math.log2(10) };
}

const consonants: CharacterClass = ['b', ...'cdfghjklmnprstvz'];
const vowels: CharacterClass = ['a', ...'eiou'];

/** Consonant, vowel, consonant, vowel: can be said aloud. */
export function pronounceableMaker(length: number, random: SecureRandom): Maker {
  const make = () =>
    Array.from({ length }, (_, place) => random.pick(place % 2 === 0 ? consonants : vowels)).join(
      '',
    );
  const entropy =
    Math.ceil(length / 2) * Math.log2(consonants.length) +
    Math.floor(length / 2) * Math.log2(vowels.length);
  return { make, entropy };
}
