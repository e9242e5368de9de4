import { optionError } from '@textbench/kit';
import { graphemes } from '@textbench/language';
import type { CharacterKind } from './character-recipe.ts';
import type { Options } from './options.ts';

const small = 'abcdefghijklmnopqrstuvwxyz';
const lookAlikes = 'Il1|O0oS5Z2B8';

/**
 * The kinds of characters that the options ask for, each character in one of them.
 *
 * @throws ToolInputError where no password can be made so
 */
export function characterKinds(options: Options): CharacterKind[] {
  const wanted: readonly (readonly [string, boolean, string, number])[] = [
    ['leastLower', options.lower, small, options.leastLower],
    ['leastUpper', options.upper, small.toUpperCase(), options.leastUpper],
    ['leastNumerals', options.numerals, '0123456789', options.leastNumerals],
    ['leastSymbols', options.symbols, options.symbolSet, options.leastSymbols],
    ['also', true, options.also, 0],
  ];
  const taken = new Set(graphemes(options.without + (options.lookAlikes ? lookAlikes : '')));
  const kinds: CharacterKind[] = [];
  for (const [option, chosen, set, least] of wanted) {
    if (!chosen) continue;
    const characters = [...new Set(graphemes(set))].filter((character) => !taken.has(character));
    for (const character of characters) taken.add(character);
    demandEnough(option, characters.length, least, options);
    if (characters.length > 0) kinds.push({ characters, least });
  }
  demandPossible(kinds, options);
  return kinds;
}

function demandEnough(option: string, size: number, least: number, { repeats }: Options): void {
  if (size === 0 && least > 0) {
    throw optionError(option, 'All characters of this kind are left out, so none can be demanded.');
  }
  if (!repeats && least > size) {
    throw optionError(
      option,
      `There are only ${size} different ones, and characters may not repeat.`,
    );
  }
}

function demandPossible(kinds: readonly CharacterKind[], { length, repeats }: Options): void {
  const size = kinds.reduce((sum, { characters }) => sum + characters.length, 0);
  if (size === 0) throw optionError('lower', 'Choose at least one kind of character.');
  const demanded = kinds.reduce((sum, { least }) => sum + least, 0);
  if (demanded > length) {
    throw optionError(
      'length',
      `${demanded} characters are demanded of the kinds, which is more than the length of ${length}.`,
    );
  }
  if (!repeats && length > size) {
    throw optionError(
      'length',
      `There are only ${size} different characters, and none may repeat. Make it shorter or allow repeats.`,
    );
  }
}
