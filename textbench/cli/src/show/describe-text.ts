import type { InputDeclaration, Tool } from '@textbench/kit';
import { formExtensions } from '@textbench/kit';
import type { CatalogueEntry } from '@textbench/tools/catalogue';
import { generalFlags, isGeneralFlag } from '../arguments/general-flags.ts';
import { inputFlag, toolFlags } from '../arguments/tool-flags.ts';
import { isOptional } from '../input/plan-inputs.ts';
import { exampleCommand } from './example-command.ts';
import { optionText } from './option-text.ts';
import { wrap } from './wrap.ts';

/** The help of one tool: usage, inputs, options, result, examples. */
export function describeText(entry: CatalogueEntry, tool: Tool, width: number): string {
  const { slug, title, description } = entry;
  const sections = [
    `${title}\n${wrap(description, width)}`,
    `Usage: textbench ${slug} [OPTION]…${operands(tool)}\n`,
    inputsText(tool, width),
    optionsText(tool, width),
    wrap(resultText(tool), width),
    examplesText(slug, tool),
    generalText(slug, tool, width),
  ];
  return sections.filter((section) => section !== '').join('\n');
}

function operands({ inputs }: Tool): string {
  const entries = Object.entries(inputs);
  const [first, second] = entries;
  if (first && !second) return first[1].kind === 'file' ? ' [FILE]' : ' [FILE]…';
  const names = entries.map(([name, input]) => {
    const operand = `${name.toUpperCase()}${input.kind === 'texts' ? '…' : ''}`;
    return isOptional(input) ? ` [${operand}]` : ` ${operand}`;
  });
  return names.join('');
}

function inputsText({ inputs }: Tool, width: number): string {
  const entries = Object.entries(inputs);
  if (entries.length === 0) return 'It reads nothing.\n';
  const lines = entries.map(([name, input]) => {
    const kind = isOptional(input) ? `${inputKind(input)}, optional` : inputKind(input);
    const several = `; the file that stands for ${name.toUpperCase()}, or --${inputFlag(name)} FILE`;
    const whence = entries.length > 1 ? several : stdinText(input);
    return wrap(`${input.label}: ${kind}${whence}.`, width, '  ');
  });
  return `Input\n${lines.join('')}`;
}

function stdinText(input: InputDeclaration): string {
  const readsNone = input.kind === 'texts' && input.min > 1;
  return readsNone ? '; - is standard input' : '; standard input where no file is named';
}

function inputKind(input: InputDeclaration): string {
  switch (input.kind) {
    case 'text':
      return 'text';
    case 'texts':
      return `${input.min} to ${input.max} texts, a file each`;
    case 'file':
      return `a file (${input.accept.join(', ')})`;
  }
}

function optionsText({ options }: Tool, width: number): string {
  const entries = Object.entries(options);
  if (entries.length === 0) return '';
  return `Options\n${entries.map(([name, option]) => optionText(name, option, width)).join('')}`;
}

function resultText({ result, textStream, summaryStream }: Tool): string {
  const streams = textStream || summaryStream;
  const size = streams ? ' Reads piece by piece: a file may have any size.' : '';
  const forms = formExtensions[result];
  return `Result: ${result}, written as ${forms.join(', ')}.${size}`;
}

const shownExamples = 3;

function examplesText(slug: string, tool: Tool): string {
  const commands = tool.examples
    .map((example) => exampleCommand(slug, tool, example))
    .filter((command) => command !== undefined);
  if (commands.length === 0) return '';
  const lines = commands.slice(0, shownExamples).map((command) => `  ${command}\n`);
  return `Examples\n${lines.join('')}`;
}

function generalText(slug: string, tool: Tool, width: number): string {
  const all = Object.keys(generalFlags).map((flag) => `--${flag}`);
  const hidden = [...toolFlags(tool).keys()].filter(isGeneralFlag).map((flag) => `--${flag}`);
  const hides =
    hidden.length > 1
      ? 'hide the general options, which go'
      : 'hides the general option, which goes';
  const general = `Every tool also has ${all.join(', ')}: see "textbench --help".`;
  const own = `Its own ${hidden.join(' and ')} ${hides} before the name: "textbench ${hidden[0]} … ${slug}".`;
  return wrap(hidden.length === 0 ? general : `${general} ${own}`, width);
}
