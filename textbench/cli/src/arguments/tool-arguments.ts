import type { InputDeclarations, OptionDeclarations } from '@textbench/kit';
import { flagName, parseOptionValue } from '@textbench/kit';
import { CommandError } from '../command-error.ts';
import type { FlagShape, FlagToken } from './flag-tokens.ts';
import { flagTokens } from './flag-tokens.ts';
import type { GeneralValues } from './general-flags.ts';
import { generalShapes, isGeneralFlag, withGeneralFlag } from './general-flags.ts';
import { unknownFlag } from './leading-arguments.ts';
import type { FlagMeaning } from './tool-flags.ts';
import { toolFlags } from './tool-flags.ts';

/** What of a tool its arguments are read by. */
export interface Declared {
  readonly inputs: InputDeclarations;
  readonly options: OptionDeclarations;
}

export interface ToolArguments {
  readonly general: GeneralValues;
  /** Option name → value as written; not checked yet. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Input name → file, for inputs that were named by a flag. */
  readonly namedInputs: Readonly<Record<string, string>>;
  readonly operands: readonly string[];
}

/**
 * Reads what stands behind a slug. A tool's own flag hides the general one of its name.
 *
 * @param leading general flags that stood before the slug
 */
export function toolArguments(
  declared: Declared,
  args: readonly string[],
  leading: GeneralValues = {},
): ToolArguments {
  const own = toolFlags(declared);
  let general = leading;
  const options: Record<string, unknown> = {};
  const namedInputs: Record<string, string> = {};
  const operands: string[] = [];
  for (const token of flagTokens(args, shapes(own))) {
    if (token.kind === 'operand') {
      operands.push(token.text);
      continue;
    }
    const meaning = own.get(token.name);
    if (meaning?.kind === 'option') {
      options[meaning.option] = optionValue(declared, meaning, token, options[meaning.option]);
    } else if (meaning) {
      namedInputs[meaning.input] = neededValue(token, 'FILE');
    } else if (isGeneralFlag(token.name)) {
      general = withGeneralFlag(general, token);
    } else {
      throw unknownToolFlag(declared, own, token.written);
    }
  }
  return { general, options, namedInputs, operands };
}

function shapes(own: ReadonlyMap<string, FlagMeaning>): Record<string, FlagShape> {
  const all = generalShapes();
  for (const [flag, { takesValue }] of own) all[flag] = { takesValue };
  return all;
}

function optionValue(
  { options }: Declared,
  meaning: FlagMeaning & { kind: 'option' },
  token: FlagToken,
  before: unknown,
): unknown {
  if (meaning.negated) {
    if (token.value === undefined) return false;
    throw new CommandError('command', `${token.written} takes no value.`);
  }
  if (!meaning.takesValue) return token.value ?? true;
  const value = neededValue(token, meaning.takes);
  const declaration = options[meaning.option];
  if (declaration?.kind !== 'list') return value;
  const parsed = parseOptionValue(declaration, value);
  if ('problem' in parsed) return value; // the check of all options says it
  return [...(Array.isArray(before) ? before : []), ...asList(parsed.value)];
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function neededValue({ value, written }: FlagToken, takes: string): string {
  if (value !== undefined) return value;
  throw new CommandError('command', `${written} needs a value: ${written} ${takes}`);
}

function unknownToolFlag(
  { options }: Declared,
  own: ReadonlyMap<string, FlagMeaning>,
  written: string,
): CommandError {
  const word = written.replace(/^-+/, '');
  for (const [name, option] of Object.entries(options)) {
    if (option.kind !== 'choice' || !Object.hasOwn(option.choices, word)) continue;
    const hint = `Did you mean --${flagName(name)} ${word}?`;
    return new CommandError('command', `There is no option ${written} here.`, hint);
  }
  return unknownFlag(written, [...own.keys(), ...Object.keys(generalShapes())]);
}
