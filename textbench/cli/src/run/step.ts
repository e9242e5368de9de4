import type { OptionValues, Tool } from '@textbench/kit';
import { flagName, ToolInputError } from '@textbench/kit';
import { checkedOptions } from '../arguments/checked-options.ts';
import { ignoredOptions } from '../arguments/ignored-options.ts';
import { CommandError, ReaderGone, ToolBug } from '../command-error.ts';

/** A tool with its options, ready to run. */
export interface Step {
  readonly slug: string;
  readonly tool: Tool;
  readonly options: OptionValues;
  /** Sentences about options that were given and have no effect. */
  readonly ignored: readonly string[];
  /** Number in a recipe, from 1; none for a single tool. */
  readonly number?: number;
}

/**
 * A step with its options checked.
 *
 * @param raw option name → value, as text or JSON
 */
export function preparedStep(
  slug: string,
  tool: Tool,
  raw: Readonly<Record<string, unknown>>,
): Step {
  const options = checkedOptions(tool.options, raw);
  return { slug, tool, options, ignored: ignoredOptions(tool.options, Object.keys(raw), options) };
}

/** Says where in its input a step stopped: `notes.txt:3:14`. */
export type Locate = (input: string, offset: number) => string;

/** `step 2 (hex-to-text): ` in a recipe, nothing for a single tool. */
export function stepPrefix({ number, slug }: Pick<Step, 'number' | 'slug'>): string {
  return number === undefined ? '' : `step ${number} (${slug}): `;
}

/** The error of a step as the command ends with it; errors of what the step reads stay theirs. */
export function stepError(step: Step, error: unknown, locate: Locate): Error {
  const known = [CommandError, ToolBug, ReaderGone].some((kind) => error instanceof kind);
  if (error instanceof Error && known) return error;
  const prefix = stepPrefix(step);
  if (error instanceof ToolInputError) {
    if (error.option !== undefined) {
      return new CommandError('command', `${prefix}--${flagName(error.option)}: ${error.message}`);
    }
    const place = error.position ? `${locate(error.position.input, error.position.offset)}: ` : '';
    return new CommandError('input', `${prefix}${place}${error.message}`);
  }
  const limit = error instanceof RangeError ? limitReached(error) : undefined;
  return limit === undefined
    ? new ToolBug(step.slug, error)
    : new CommandError('input', prefix + limit);
}

/** What V8's messages about its limits mean for the person; `undefined` for other errors. */
function limitReached({ message }: RangeError): string | undefined {
  if (message === 'Invalid string length') return 'The result is longer than one text can be.';
  const outgrown = /^(Invalid array length|Map maximum size exceeded|Set maximum size exceeded)$/;
  return outgrown.test(message) ? 'This input is too large for this tool.' : undefined;
}
