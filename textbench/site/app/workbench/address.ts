import {
  changedValues,
  flagName,
  type OptionDeclarations,
  type OptionValue,
  parseOptionValue,
} from '@textbench/kit';

/** Says that all options have their defaults, where an address has no option to say it by. */
const defaultsMark = 'defaults';

/** Options that an address sets; values that do not fit are left out. `null` where it sets none. */
export function optionsFromAddress(
  declarations: OptionDeclarations,
  search: string,
): Record<string, OptionValue> | null {
  const parameters = new URLSearchParams(search);
  const values: Record<string, OptionValue> = {};
  let found = parameters.has(defaultsMark);
  for (const [name, declaration] of Object.entries(declarations)) {
    const raw = parameters.get(flagName(name));
    if (raw === null) continue;
    found = true;
    const parsed = parseOptionValue(declaration, raw);
    if ('value' in parsed) values[name] = parsed.value;
  }
  return found ? values : null;
}

/** The query of an address that holds the options that were changed, beside what else it has. */
export function searchWithOptions(
  declarations: OptionDeclarations,
  values: Readonly<Record<string, OptionValue>>,
  search: string,
): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(defaultsMark);
  for (const name of Object.keys(declarations)) parameters.delete(flagName(name));
  for (const [flag, text] of changedValues(declarations, values)) parameters.set(flag, text);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** The query of a link: it opens the tool with these options, whatever the reader used last. */
export function sharedSearch(
  declarations: OptionDeclarations,
  values: Readonly<Record<string, OptionValue>>,
): string {
  return searchWithOptions(declarations, values, '') || `?${defaultsMark}`;
}
