import type { Example, Tool } from '@textbench/kit';
import { changedValues, flagName, parseOptions } from '@textbench/kit';
import { isOptional } from '../input/plan-inputs.ts';

/** A word as a POSIX shell reads it back. */
export function shellWord(word: string): string {
  return /^[A-Za-z0-9_@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Flags and values that ask for the options of an example. */
export function exampleArguments({ options }: Tool, example: Example): string[] {
  const values = parseOptions(options, example.options ?? {});
  return changedValues(options, values).flatMap(([flag, value]) => {
    const declared = Object.entries(options).find(([name]) => flagName(name) === flag);
    if (declared?.[1].kind === 'toggle') return [`--${value === 'true' ? '' : 'no-'}${flag}`];
    return [`--${flag}`, value];
  });
}

/** Longest input that is shown, in UTF-16 code units. */
const longestShown = 200;

/** An example as a command line; `undefined` where its input cannot stand in one. */
export function exampleCommand(slug: string, tool: Tool, example: Example): string | undefined {
  const words = [slug, ...exampleArguments(tool, example)].map(shellWord);
  const command = ['textbench', ...words].join(' ');
  const [first, second] = Object.entries(tool.inputs).flatMap(([name, input]) => {
    const value = example.inputs[name];
    const leftOut = value === undefined || (value === '' && isOptional(input));
    return leftOut ? [] : [value];
  });
  if (first === undefined) return command;
  const fits = second === undefined && typeof first === 'string' && first.length <= longestShown;
  return fits ? `printf %s ${shellWord(first)} | ${command}` : undefined;
}
