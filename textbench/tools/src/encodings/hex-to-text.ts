import { choice, defineTool, oneText } from '@textbench/kit';
import { readingOptions } from '../engines/bytes/reading-options.ts';
import { reportedResult } from '../engines/bytes/reporting.ts';
import { textFromNumbers } from '../engines/bytes/text-from-numbers.ts';

const { units, encoding, unknown, invalid } = readingOptions;

export const tool = defineTool({
  title: 'Hex to Text',
  description:
    'Reads hexadecimal as text: bytes in any encoding, code points, \\x, \\u, % and U+ escapes, C arrays and whole hexdumps.',
  icon: 'file-digit',
  keywords: [
    'hexadecimal',
    'hex decoder',
    'hexdump',
    'xxd -r',
    'base 16',
    'unescape',
    'utf-8',
    'hex to ascii',
    'hex to string',
  ],
  inputs: oneText,
  options: {
    layout: choice({
      label: 'Read',
      help: 'Automatic tells a hexdump from numbers. “Escapes only” leaves all text between escapes as it is.',
      choices: {
        auto: 'Automatic',
        numbers: 'Numbers',
        hexdump: 'Hexdump',
        escapes: 'Escapes only',
      },
      default: 'auto',
    }),
    units,
    encoding,
    unknown,
    invalid,
  },
  result: 'text',
  examples: [
    {
      title: 'Bytes of UTF-8',
      inputs: { text: '43 61 66 c3 a9 20 e2 82 ac 35' },
      output: 'Café €5',
    },
    {
      title: 'An array from source code',
      inputs: { text: '{ 0x48, 0x65, 0x6c, 0x6c, 0x6f }' },
      output: 'Hello',
    },
    {
      title: 'A hexdump, offsets and all',
      inputs: {
        text: '00000000: 546f 2062 652c 206f 7220 6e6f 7420 746f  To be, or not to\n00000010: 2062 650a                                 be.\n',
      },
      output: 'To be, or not to be\n',
    },
    {
      title: 'Escapes inside a text',
      inputs: { text: 'caf\\u00e9 at the \\xc3\\x89lys\\u{e9}e' },
      options: { layout: 'escapes' },
      output: 'café at the Élysée',
    },
    {
      title: 'Code points',
      inputs: { text: 'U+0048 U+0069 U+0020 U+1F600' },
      output: 'Hi 😀',
    },
  ],
  page: {
    what: 'Turns hexadecimal numbers back into the text they stand for. It reads them in whatever dress they come: with spaces, commas, colons or nothing between them, as `0x48`, `\\x48`, `48h`, `%48`, `\\u0048`, `\\u{48}`, `U+0048` or `&#x48;`, and as the dumps that xxd, hexdump, od, Wireshark and PowerShell print.',
    how: [
      'Paste the numbers, or open a file that holds them.',
      'Choose what plain numbers stand for: bytes, code points or UTF-16 units. For bytes, choose the encoding they were written in.',
      'Where something is no number you are shown the place; choose “Skip” to leave such things out.',
      'Copy or download the text.',
    ],
    questions: [
      {
        question: 'My result is full of � or odd characters such as Ã©. What is wrong?',
        answer:
          'The bytes were written in another encoding than the one chosen. � shows bytes that cannot be read at all; “Ã©” is UTF-8 read as Windows-1252. Try Windows-1252 for Western files, Windows-1251 for Cyrillic, UTF-16 LE for files from Windows with 00 in every second place.',
      },
      {
        question: 'What if there is an odd number of digits?',
        answer:
          'A byte has two hexadecimal digits, so an odd run means that a digit is missing or that the numbers are not bytes; the message shows which run it is. A single digit that stands alone, as in `9 a d`, is read as a byte of its own.',
      },
      {
        question: 'How do I read a hexdump with an ASCII column?',
        answer:
          'Paste it as it is. Offsets and the column of characters are recognised and left out, and a line with `*` is filled with the repeated bytes. If a dump begins in the middle, choose “Hexdump”.',
      },
      {
        question: 'Can it decode only the \\u00e9 and \\x41 in a text and leave the rest alone?',
        answer: 'Yes: choose “Escapes only”. Everything without a prefix stays as it is.',
      },
    ],
  },
  related: [
    'text-to-hex',
    'binary-to-text',
    'url-encoder-decoder',
    'text-encoding',
    'code-point-csv',
  ],
  run({ text }, options) {
    return reportedResult(textFromNumbers(wanted(options)), text);
  },
  textStream: (options) => textFromNumbers(wanted(options)),
  inverse: { slug: 'text-to-hex', over: /^(?:[0-7][0-9a-f](?: [0-7][0-9a-f]){0,30})?$/ },
});

type Options = Omit<Parameters<typeof textFromNumbers>[0], 'radix' | 'unit'> & {
  readonly units: Parameters<typeof textFromNumbers>[0]['unit'];
};

function wanted({ units: unit, ...rest }: Options) {
  return { ...rest, radix: 16, unit } as const;
}
