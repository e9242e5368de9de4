import type { OptionDeclarations, OptionValues } from '@textbench/kit';
import { flagName, parseOptions, ToolInputError } from '@textbench/kit';
import { CommandError } from '../command-error.ts';
import { nearest } from './nearest.ts';

/**
 * Options of a tool, checked, with defaults for what was not given.
 *
 * @throws CommandError that names the flag
 */
export function checkedOptions(
  declarations: OptionDeclarations,
  raw: Readonly<Record<string, unknown>>,
): OptionValues {
  try {
    return parseOptions(declarations, raw);
  } catch (error) {
    if (!(error instanceof ToolInputError) || error.option === undefined) throw error;
    const message = `--${flagName(error.option)}: ${error.message}`;
    throw new CommandError('command', message, nearestChoice(declarations, raw, error.option));
  }
}

function nearestChoice(
  declarations: OptionDeclarations,
  raw: Readonly<Record<string, unknown>>,
  option: string,
): string | undefined {
  const declaration = declarations[option];
  if (declaration?.kind !== 'choice') return undefined;
  const close = nearest(String(raw[option]), Object.keys(declaration.choices));
  return close.length > 0 ? `Did you mean ${close.join(' or ')}?` : undefined;
}
