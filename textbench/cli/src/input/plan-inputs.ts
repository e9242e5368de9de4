import type { InputDeclaration, InputDeclarations } from '@textbench/kit';
import { inputFlag } from '../arguments/tool-flags.ts';
import { CommandError } from '../command-error.ts';
import type { Source } from './source.ts';
import { sourceOf } from './source.ts';

type Entry = readonly [name: string, input: InputDeclaration];

/** Input name → where it comes from, in order. */
export type InputPlan = Readonly<Record<string, readonly Source[]>>;

/** Whether the tool does without this input. */
export function isOptional(input: InputDeclaration): boolean {
  return input.kind === 'text' && input.optional === true;
}

const stdin: Source = { kind: 'stdin' };

/**
 * Says which operand feeds which input. A tool of one text takes any number of files one after
 * another, as `cat` gives them; several inputs take theirs in order, and one that takes many texts
 * all that the others leave. Without operands the only input that is needed reads standard input.
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
  entries: readonly Entry[],
  operands: readonly string[],
  named: Readonly<Record<string, string>>,
): InputPlan {
  const open = entries.filter(([name]) => named[name] === undefined);
  const left = operands.length > 0 ? [...operands] : impliedOperands(entries, open);
  const plan: Record<string, readonly Source[]> = {};
  for (const [name, operand] of Object.entries(named)) plan[name] = [sourceOf(operand)];
  for (const [index, [name, input]] of open.entries()) {
    const needed = open.slice(index + 1).filter(([, later]) => needsOne(later)).length;
    plan[name] = left.splice(0, share(input, left.length, needed)).map(sourceOf);
  }
  if (left.length > 0) throw tooMany(operands.length - left.length, operands);
  for (const [name, input] of entries) demandGiven(name, input, plan[name] ?? []);
  return plan;
}

/** Standard input, where only one input is needed and no flag has named it. */
function impliedOperands(entries: readonly Entry[], open: readonly Entry[]): string[] {
  const [needed, second] = entries.filter(([, input]) => !isOptional(input));
  return needed && !second && open.includes(needed) ? ['-'] : [];
}

/** How many of the operands that are left an input takes when later ones need so many. */
function share(input: InputDeclaration, left: number, needed: number): number {
  const spare = Math.max(0, left - needed);
  if (input.kind === 'texts') return spare;
  return Math.min(1, needsOne(input) ? left : spare);
}

function needsOne(input: InputDeclaration): boolean {
  return input.kind !== 'texts' && !isOptional(input);
}

function demandGiven(name: string, input: InputDeclaration, sources: readonly Source[]): void {
  if (sources.length === 0 && !isOptional(input)) throw missing(name, input);
  if (input.kind === 'texts') demandCount(input, sources);
}

function demandCount(
  { label, min, max }: InputDeclaration & { kind: 'texts' },
  named: readonly unknown[],
): void {
  const count = named.length;
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
