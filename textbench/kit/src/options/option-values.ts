import { optionError } from '../tool-input-error.ts';
import type { OptionDeclarations, OptionValue, OptionValues } from './index.ts';
import { parseOptionValue } from './index.ts';
import { listText } from './list.ts';

/** `ignoreCase` → `ignore-case`: the name of an option as a flag and in an address. */
export function flagName(optionName: string): string {
  return optionName.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function defaultValues<O extends OptionDeclarations>(declarations: O): OptionValues<O> {
  const entries = Object.entries(declarations).map(([name, option]) => [name, option.default]);
  return Object.fromEntries(entries) as OptionValues<O>;
}

/**
 * Values for every declared option: the given ones checked, the default for the rest.
 *
 * @param raw option name (camelCase) → value, as text or JSON
 * @throws ToolInputError that names the option, for an unknown name or a value that does not fit
 */
export function parseOptions<O extends OptionDeclarations>(
  declarations: O,
  raw: Readonly<Record<string, unknown>>,
): OptionValues<O> {
  const values: Record<string, OptionValue> = { ...defaultValues(declarations) };
  for (const [name, given] of Object.entries(raw)) {
    if (given === undefined) continue;
    const declaration = Object.hasOwn(declarations, name) ? declarations[name] : undefined;
    if (!declaration) throw optionError(name, `There is no option "${name}" here.`);
    const parsed = parseOptionValue(declaration, given);
    if ('problem' in parsed) throw optionError(name, `${declaration.label} ${parsed.problem}.`);
    values[name] = parsed.value;
  }
  return values as OptionValues<O>;
}

/** The values that differ from the defaults, as they stand in an address: flag name → texts. */
export function changedValues(
  declarations: OptionDeclarations,
  values: Readonly<Record<string, OptionValue>>,
): [flag: string, text: string][] {
  return Object.entries(declarations).flatMap(([name, { default: unchanged }]) => {
    const value = values[name];
    if (value === undefined || sameValue(value, unchanged)) return [];
    if (typeof value === 'object') return [[flagName(name), listText(value)]];
    return [[flagName(name), String(value)]];
  });
}

export function sameValue(one: OptionValue, other: OptionValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Whether an option is shown, given the values of the others. */
export function isShown(
  declarations: OptionDeclarations,
  values: Readonly<Record<string, OptionValue>>,
  name: string,
): boolean {
  const condition = declarations[name]?.when;
  if (!condition) return true;
  const value = values[condition.option];
  const fits = Array.isArray(condition.is)
    ? condition.is.some((allowed) => allowed === value)
    : condition.is === value;
  return fits && isShown(declarations, values, condition.option);
}
