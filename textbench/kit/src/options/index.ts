import type { Choice } from './choice.ts';
import { parseChoice } from './choice.ts';
import type { ColourOption } from './colour.ts';
import { parseColour } from './colour.ts';
import type { Parsed } from './declaration.ts';
import type { ListOption } from './list.ts';
import { parseList } from './list.ts';
import type { IntegerOption, NumberOption } from './number.ts';
import { parseNumber } from './number.ts';
import type { SeedOption } from './seed.ts';
import { parseSeed } from './seed.ts';
import type { MultilineOption, TextOption } from './text.ts';
import { parseText } from './text.ts';
import type { Toggle } from './toggle.ts';
import { parseToggle } from './toggle.ts';

/** An option of any kind. The declaration is plain data: it survives JSON. */
export type OptionDeclaration =
  | Toggle
  | IntegerOption
  | NumberOption
  | Choice
  | TextOption
  | MultilineOption
  | ListOption
  | ColourOption
  | SeedOption;

export type OptionKind = OptionDeclaration['kind'];

/** Options by name. Names are in camelCase; the flag and the address use kebab-case. */
export type OptionDeclarations = Readonly<Record<string, OptionDeclaration>>;

export type OptionValue = boolean | number | string | readonly string[];

/** The type of a value of the declared option. */
export type ValueOf<D extends OptionDeclaration> = D extends Toggle
  ? boolean
  : D extends IntegerOption | NumberOption
    ? number
    : D extends Choice<infer Value>
      ? Value
      : D extends ListOption
        ? readonly string[]
        : string;

export type OptionValues<O extends OptionDeclarations = OptionDeclarations> = {
  readonly [Name in keyof O]: ValueOf<O[Name]>;
};

/** Reads one value, from text as typed in a flag or an address, or from JSON. */
export function parseOptionValue(
  declaration: OptionDeclaration,
  raw: unknown,
): Parsed<OptionValue> {
  switch (declaration.kind) {
    case 'toggle':
      return parseToggle(declaration, raw);
    case 'integer':
    case 'number':
      return parseNumber(declaration, raw);
    case 'choice':
      return parseChoice(declaration, raw);
    case 'text':
    case 'multiline':
      return parseText(declaration, raw);
    case 'list':
      return parseList(declaration, raw);
    case 'colour':
      return parseColour(declaration, raw);
    case 'seed':
      return parseSeed(declaration, raw);
  }
}
