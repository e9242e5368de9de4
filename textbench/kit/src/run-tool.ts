import type { RunContext, Tool } from './define-tool.ts';
import type { InputDeclarations, InputValue, InputValues, TextsInput } from './inputs.ts';
import type { OptionValues } from './options/index.ts';
import { parseOptions } from './options/option-values.ts';
import type { Result } from './result/result.ts';
import { ToolInputError } from './tool-input-error.ts';

/**
 * Runs a tool on inputs and options that come from outside: options are checked, missing ones take
 * their defaults, and inputs have to be those that the tool declares; optional ones may be missing.
 *
 * @throws ToolInputError for what the person can put right
 */
export async function runTool(
  tool: Pick<Tool, 'inputs' | 'options' | 'run'>,
  inputs: Readonly<Record<string, InputValue>>,
  options: Readonly<Record<string, unknown>>,
  context: RunContext,
): Promise<Result> {
  const values: OptionValues = parseOptions(tool.options, options);
  return tool.run(checkedInputs(tool.inputs, inputs), values, context);
}

function checkedInputs(
  declarations: InputDeclarations,
  inputs: Readonly<Record<string, InputValue>>,
): InputValues {
  const given: Record<string, InputValue> = { ...inputs };
  for (const [name, declaration] of Object.entries(declarations)) {
    if (declaration.kind === 'text' && declaration.optional) given[name] ??= '';
    const value = given[name];
    const fits =
      declaration.kind === 'text'
        ? typeof value === 'string'
        : declaration.kind === 'texts'
          ? Array.isArray(value)
          : typeof value === 'object' && value !== null && 'bytes' in value;
    if (!fits) throw new ToolInputError(`${declaration.label} is missing.`);
    if (declaration.kind === 'texts' && Array.isArray(value)) checkCount(declaration, value.length);
  }
  return given as InputValues;
}

function checkCount({ label, min, max }: TextsInput, count: number): void {
  if (count >= min && count <= max) return;
  const [word, bound] = count < min ? ['least', min] : ['most', max];
  const texts = bound === 1 ? 'text' : 'texts';
  const given = count === 1 ? 'is given' : 'are given';
  throw new ToolInputError(`${label} takes at ${word} ${bound} ${texts}; ${count} ${given}.`);
}
