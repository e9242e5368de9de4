import type { InputDeclaration, InputDeclarations } from '@textbench/kit';
import { inputFlag } from '../arguments/tool-flags.ts';
import { CommandError } from '../command-error.ts';
import type { Source } from './source.ts';
import { sourceOf } from './source.ts';

/** Input name → where it comes from, in order. */
export type InputPlan = Readonly<Record<string, readonly Source[]>>;

const stdin: Source = { kind: 'stdin' };

/**
 * Says which operand feeds which input. A tool of one text takes any number of files one after
 * another, as `cat` gives them; several inputs take theirs in order, and one that takes many texts
 * all that the others leave. Without operands a single input reads standard input.
 *
 * @param named input name → operand, for inputs that were named by a flag
 */
export function planInputs(
  declarations: InputDeclarations,
  operands: readonly string[],
  named: Readonly<Record<string, string>> = {},
): InputPlan {
  const entries = Object.entries(declarations);
  const [only] = entries;
  if (!only) {
    if (operands.length > 0) throw tooMany(0, operands);
    return {};
  }
  const plan =
    entries.length === 1
      ? { [only[0]]: planOnlyInput(only[1], operands) }
      : planSeveral(entries, operands, named);
  const fromStdin = Object.values(plan)
    .flat()
    .filter(({ kind }) => kind === 'stdin');
  if (fromStdin.length > 1) {
    throw new CommandError('command', 'Standard input (-) can be read once only.');
  }
  return plan;
}

function planOnlyInput(input: InputDeclaration, operands: readonly string[]): readonly Source[] {
  if (input.kind === 'file' && operands.length > 1) throw tooMany(1, operands);
  if (operands.length > 0) {
    if (input.kind === 'texts') demandCount(input, operands);
    return operands.map(sourceOf);
  }
  if (input.kind === 'texts' && input.min > 1) demandCount(input, operands);
  return [stdin];
}

function planSeveral(
  entries: readonly (readonly [string, InputDeclaration])[],
  operands: readonly string[],
  named: Readonly<Record<string, string>>,
): InputPlan {
  const plan: Record<string, readonly Source[]> = {};
  const left = [...operands];
  const open = entries.filter(([name]) => named[name] === undefined);
  const singles = open.filter(([, { kind }]) => kind !== 'texts').length;
  let spare = operands.length - singles;
  for (const [name, input] of entries) {
    const given = named[name];
    const share = given !== undefined ? 0 : input.kind === 'texts' ? Math.max(0, spare) : 1;
    if (input.kind === 'texts' && given === undefined) spare = 0;
    const own = given === undefined ? left.splice(0, share) : [given];
    if (own.length === 0) throw missing(name, input);
    if (input.kind === 'texts') demandCount(input, own);
    plan[name] = own.map(sourceOf);
  }
  if (left.length > 0) throw tooMany(singles, operands);
  return plan;
}

function demandCount(
  { label, min, max }: InputDeclaration & { kind: 'texts' },
  operands: readonly string[],
): void {
  const count = operands.length;
  if (count >= min && count <= max) return;
  const wanted = count < min ? `at least ${min}` : `at most ${max.toLocaleString('en')}`;
  throw new CommandError(
    'command',
    `${label} takes ${wanted} files; ${count} ${count === 1 ? 'is' : 'are'} named.`,
  );
}

function missing(name: string, { label }: InputDeclaration): CommandError {
  const hint = `Name a file for it, or - for standard input; --${inputFlag(name)} FILE works too.`;
  return new CommandError('command', `${label} is missing.`, hint);
}

function tooMany(takes: number, operands: readonly string[]): CommandError {
  const wanted = takes === 0 ? 'no file' : takes === 1 ? 'one file' : `${takes} files`;
  const extra = operands.slice(takes).join(', ');
  return new CommandError('command', `This takes ${wanted}; left over: ${extra}.`);
}
