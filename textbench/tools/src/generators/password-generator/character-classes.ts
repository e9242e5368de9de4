import { optionError } from '@textbench/kit';
import { graphemes } from '@textbench/language';

export interface ClassOptions {
  readonly lower: boolean;
  readonly upper: boolean;
  readonly digits: boolean;
  readonly symbols: boolean;
  readonly symbolSet: string;
  readonly lookAlikes: boolean;
}

/** The characters of one class, each once. */
export type CharacterClass = readonly [string, ...string[]];

const lowerCase = 'abcdefghijklmnopqrstuvwxyz';
// Zero and O, one and l and I, five and S, two and Z, eight and B, with the bar and the quotes.
const alike = new Set('0Oo1lI|5S2Z8B\'"`,.;:');

/** The classes a password draws from, without characters of one class that another has too. */
export function characterClasses(options: ClassOptions): CharacterClass[] {
  const classes = [
    options.lower ? lowerCase : '',
    options.upper ? lowerCase.toUpperCase() : '',
    options.digits ? '0123456789' : '',
    options.symbols ? options.symbolSet.replace(/\s/gu, '') : '',
  ];
  const taken = new Set<string>();
  const usable = classes.flatMap((characters) => {
    const [first, ...rest] = graphemes(characters).filter((character) => {
      if (taken.has(character) || (!options.lookAlikes && alike.has(character))) return false;
      taken.add(character);
      return true;
    });
    return first === undefined ? [] : [[first, ...rest] as const];
  });
  if (usable.length > 0) return usable;
  throw optionError('lower', 'There are no characters to draw from: switch on at least one kind.');
}
