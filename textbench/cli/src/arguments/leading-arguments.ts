import { CommandError } from '../command-error.ts';
import { flagTokens } from './flag-tokens.ts';
import type { GeneralValues } from './general-flags.ts';
import { generalFlags, generalShapes, isGeneralFlag, withGeneralFlag } from './general-flags.ts';
import { nearest } from './nearest.ts';

export interface LeadingArguments {
  /** General flags that stand before the first operand. */
  readonly general: GeneralValues;
  /** The first operand: a command, a tool's slug, a recipe. */
  readonly word: string | undefined;
  /** Everything behind it, not looked at. */
  readonly rest: readonly string[];
}

/** Reads general flags up to the first operand: what comes before a slug is never the tool's. */
export function leadingArguments(args: readonly string[]): LeadingArguments {
  const tokens = flagTokens(args, generalShapes());
  let general: GeneralValues = {};
  for (const token of tokens) {
    if (token.kind === 'operand') {
      return { general, word: token.text, rest: args.slice(token.index + 1) };
    }
    if (!isGeneralFlag(token.name)) throw unknownFlag(token.written, Object.keys(generalFlags));
    general = withGeneralFlag(general, token);
  }
  return { general, word: undefined, rest: [] };
}

/** @param flags names of the flags that there are, without dashes */
export function unknownFlag(
  written: string,
  flags: readonly string[],
  hint?: string,
): CommandError {
  const close = nearest(written.replace(/^-+/, ''), flags).map((flag) => `--${flag}`);
  const suggestion = close.length > 0 ? `Did you mean ${close.join(' or ')}?` : hint;
  return new CommandError('command', `There is no option ${written} here.`, suggestion);
}
