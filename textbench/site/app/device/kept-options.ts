import {
  changedValues,
  type OptionDeclarations,
  type OptionValue,
  parseOptionValue,
} from '@textbench/kit';
import { forget, keep, readKept } from './device-storage.ts';

/** The options a person last used with a tool, as far as they still fit. */
export function keptOptions(
  slug: string,
  declarations: OptionDeclarations,
): Record<string, OptionValue> {
  const kept = readKept(`options-${slug}`);
  const values: Record<string, OptionValue> = {};
  if (typeof kept !== 'object' || kept === null) return values;
  for (const [name, raw] of Object.entries(kept)) {
    const declaration = Object.hasOwn(declarations, name) ? declarations[name] : undefined;
    const parsed = declaration && parseOptionValue(declaration, raw);
    if (parsed && 'value' in parsed) values[name] = parsed.value;
  }
  return values;
}

/** Keeps the options that differ from the defaults. */
export function keepOptions(
  slug: string,
  declarations: OptionDeclarations,
  values: Readonly<Record<string, OptionValue>>,
): void {
  const changed = changedValues(declarations, values).length > 0;
  if (changed) keep(`options-${slug}`, values);
  else forget(`options-${slug}`);
}
