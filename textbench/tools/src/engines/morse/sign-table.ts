import type { TablePart } from '@textbench/kit';
import { table } from '@textbench/kit';
import type { Alphabet } from './codes.ts';
import { signCodes } from './codes.ts';
import { sendable } from './sendable.ts';

/** Longest text whose signs are listed, in UTF-16 code units. */
const longestListed = 200_000;

/** Every sign of a text with its code and how often it occurs, the most frequent first. */
export function signTable(text: string, alphabet: Alphabet): readonly TablePart[] {
  if (text.length > longestListed) return [];
  const codes = signCodes(alphabet);
  const times = new Map<string, number>();
  for (const character of text.toUpperCase().normalize('NFC')) {
    if (!/\s/.test(character)) times.set(character, (times.get(character) ?? 0) + 1);
  }
  const rows = [...times]
    .map(([sign, count]) => [sign, sendable(sign, codes)?.codes.join(' '), count] as const)
    .filter(([, code]) => code !== undefined)
    .sort((one, other) => other[2] - one[2])
    .map(([sign, code, count]) => [sign, code ?? '', count]);
  if (rows.length === 0) return [];
  return [
    table({
      title: 'Signs',
      columns: [
        { label: 'Sign', kind: 'text' },
        { label: 'Morse', kind: 'code' },
        { label: 'Times', kind: 'number' },
      ],
      rows,
    }),
  ];
}
