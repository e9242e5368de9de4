import type { OptionCondition, OptionDeclarations, OptionValues } from '@textbench/kit';
import { flagName, sameValue } from '@textbench/kit';

/**
 * A sentence for each option that was given but has no effect, because an option that it belongs to
 * has another value.
 *
 * @param given names of the options that were given
 */
export function ignoredOptions(
  declarations: OptionDeclarations,
  given: readonly string[],
  values: OptionValues,
): string[] {
  return given.flatMap((name) => {
    const value = values[name];
    const declaration = declarations[name];
    if (!declaration || value === undefined || sameValue(value, declaration.default)) return [];
    const unmet = unmetCondition(declarations, name, values);
    return unmet ? [`--${flagName(name)} has no effect. ${conditionText(unmet)}`] : [];
  });
}

/** `Only with --until line or word.` */
export function conditionText({ option, is }: OptionCondition): string {
  const flag = flagName(option);
  if (typeof is === 'boolean') return `Only with --${is ? '' : 'no-'}${flag}.`;
  const values = typeof is === 'string' ? [is] : is;
  if (values.length <= mostValues) return `Only with --${flag} ${values.join(' or ')}.`;
  return `Only with some values of --${flag}.`;
}

/** Most values of another option that a condition names. */
const mostValues = 12;

function unmetCondition(
  declarations: OptionDeclarations,
  name: string,
  values: OptionValues,
): OptionCondition | undefined {
  const condition = declarations[name]?.when;
  if (!condition) return undefined;
  const value = values[condition.option];
  const allowed = Array.isArray(condition.is) ? condition.is : [condition.is];
  if (!allowed.some((one) => one === value)) return condition;
  return unmetCondition(declarations, condition.option, values);
}
