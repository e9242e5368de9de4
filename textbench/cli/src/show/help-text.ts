import packageJson from '../../package.json' with { type: 'json' };
import type { GeneralFlag } from '../arguments/general-flags.ts';
import { generalFlags } from '../arguments/general-flags.ts';
import { wrap } from './wrap.ts';

/** What `textbench --version` says. */
export const versionText = `textbench ${packageJson.version}\n`;

/** What `textbench` alone says. */
export const shortHelp = `Usage: textbench <tool> [OPTION]… [FILE]…

  textbench list               names every tool
  textbench describe <tool>    says what it does and which options it has
  textbench --help             says all about the command
`;

const usage = `Text tools, on the command line.

Usage
  textbench <tool> [OPTION]… [FILE]…        run a tool
  textbench run RECIPE.json [FILE]…         run several tools in a row
  textbench list [--json] [WORD]…           name every tool, or those about these words
  textbench describe <tool> [--json]        say what a tool does and which options it has
  textbench completion bash|zsh|fish        write a completion script for a shell
`;

const reading = [
  'Without FILE, or where it is -, standard input is read. Several files of a tool that takes one text are read one after another, as cat gives them.',
  'The result goes to standard output. Notes go to standard error when that is a terminal.',
];

const codes = `Exit codes
  0   done, also when the reader of a pipe has gone
  1   the input is wrong; the message says where
  2   the command is wrong; the message says what would work
  70  a bug in a tool
  74  the output cannot be written: the disk is full, say
`;

/** What `textbench --help` says. */
export function helpText(width: number): string {
  const flags: [string, GeneralFlag][] = Object.entries(generalFlags);
  const lines = flags.map(([name, { short, takes, help }]) => {
    const flag = `${short ? `-${short}, ` : ''}--${name}${takes ? ` ${takes}` : ''}`;
    return `  ${flag}\n${wrap(help, width, '      ')}`;
  });
  return [
    usage,
    reading.map((paragraph) => wrap(paragraph, width)).join('\n'),
    `Options of every tool (before its name, where it has its own of this name)\n${lines.join('')}`,
    codes,
  ].join('\n');
}
