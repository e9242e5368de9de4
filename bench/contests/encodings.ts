import type { Contest } from '../contest.ts';
import { plainFromHex, plainHex } from './plain-bytes.ts';
import { plainMorse } from './plain-morse.ts';

const hex = (mixed: string) => [plainHex(mixed)];

export const encodings: readonly Contest[] = [
  {
    tool: 'text-to-hex',
    task: 'bytes with spaces',
    cyberChef: { operation: 'toHex', args: { delimiter: 'Space' } },
    gnu: { line: 'od -An -v -tx1 "$1"', differs: 'writes sixteen numbers to a line' },
    plain: { what: 'one loop over the bytes', run: ([text = '']) => plainHex(text) },
  },
  {
    tool: 'text-to-hex',
    task: 'hexdump',
    options: { form: 'canonical' },
    cyberChef: { operation: 'toHexdump', differs: 'has no line with the length at the end' },
    gnu: { line: 'hexdump -Cv "$1"' },
  },
  {
    tool: 'hex-to-text',
    task: 'bytes with spaces',
    texts: hex,
    cyberChef: { operation: 'fromHex', args: { delimiter: 'Space' } },
    gnu: { line: 'xxd -r -p "$1"' },
    plain: { what: 'one loop over the digits', run: ([text = '']) => plainFromHex(text) },
  },
  {
    tool: 'morse-code-converter',
    task: 'to Morse',
    options: { direction: 'to' },
    cyberChef: {
      operation: 'toMorseCode',
      args: ['-/.', 'Space', 'Forward slash'],
      differs: 'leaves out every accented letter and every other sign it does not know',
    },
  },
  {
    tool: 'morse-code-converter',
    task: 'from Morse',
    options: { direction: 'from' },
    texts: (mixed) => [plainMorse(mixed)],
    cyberChef: {
      operation: 'fromMorseCode',
      args: ['Space', 'Forward slash'],
      differs: 'leaves spaces around line ends',
    },
  },
];
