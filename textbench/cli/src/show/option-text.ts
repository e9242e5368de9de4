import type { OptionDeclaration } from '@textbench/kit';
import { flagName } from '@textbench/kit';
import { conditionText } from '../arguments/ignored-options.ts';
import { placeholder } from '../arguments/tool-flags.ts';
import { wrap } from './wrap.ts';

/** An option as help shows it: the flag on a line, what it does below. */
export function optionText(name: string, option: OptionDeclaration, width: number): string {
  const flag =
    option.kind === 'toggle'
      ? `--[no-]${flagName(name)}`
      : `--${flagName(name)} ${placeholder(option)}`;
  const sentences = [`${option.label}${bounds(option)}.`];
  if (option.help) sentences.push(option.help);
  sentences.push(`Default: ${defaultText(option)}.`);
  if (option.when) sentences.push(conditionText(option.when));
  return `  ${flag}\n${wrap(sentences.join(' '), width, '      ')}${choicesText(option, width)}`;
}

function bounds(option: OptionDeclaration): string {
  if (option.kind !== 'integer' && option.kind !== 'number') return '';
  return `, ${option.min} to ${option.max}${option.unit ? ` ${option.unit}` : ''}`;
}

function defaultText({ kind, default: value }: OptionDeclaration): string {
  if (kind === 'toggle') return value ? 'on' : 'off';
  if (typeof value === 'object') return value.length === 0 ? 'none' : value.join(', ');
  return value === '' ? 'none' : quotedIfOdd(String(value));
}

/** Values that would be hard to see as they are stand in quotes with escapes. */
function quotedIfOdd(value: string): string {
  return /^\s|\s$|[\n\t]|^[.,;]/.test(value) ? JSON.stringify(value) : value;
}

function choicesText(option: OptionDeclaration, width: number): string {
  if (option.kind !== 'choice') return '';
  const choices = Object.entries(option.choices);
  const longest = Math.max(...choices.map(([value]) => value.length));
  return choices
    .map(([value, label]) => {
      const column = value.padEnd(longest + 2, '\u00a0'); // not a place to break the line
      return wrap(column + label, width, '        ').replaceAll('\u00a0', ' ');
    })
    .join('');
}
