import { choice, defineTool, oneText, toggle } from '@textbench/kit';
import { writingOf } from '../engines/bytes/number-forms.ts';
import { reportedResult } from '../engines/bytes/reporting.ts';
import { numbersFromText } from '../engines/bytes/text-to-numbers.ts';
import { writingOptions } from '../engines/bytes/writing-options.ts';

const { units, encoding, separator, customSeparator, padding, group, perLine, unmappable } =
  writingOptions;

export const tool = defineTool({
  title: 'Text to Hex',
  description:
    'Writes text as hexadecimal: bytes in any encoding, code points, escapes such as \\xE9 and U+00E9, or a hexdump.',
  icon: 'hash',
  keywords: [
    'hexadecimal',
    'hexdump',
    'xxd',
    'od',
    'base 16',
    'bytes',
    'utf-8',
    'ascii to hex',
    'string to hex',
    'unicode escape',
  ],
  inputs: oneText,
  options: {
    form: choice({
      label: 'Written as',
      choices: {
        plain: '48 69',
        literal: '0x48, 0x69',
        backslash: '\\x48\\x69',
        percent: '%48%69',
        backslashU: '\\u0048\\u0069',
        braced: '\\u{48}\\u{69}',
        unicode: 'U+0048 U+0069',
        reference: '&#x48;&#x69;',
        canonical: 'Hexdump (hexdump -C)',
        xxd: 'Hexdump (xxd)',
      },
      default: 'plain',
    }),
    units,
    encoding,
    separator,
    customSeparator,
    upperCase: toggle({ label: 'Capital letters', default: false }),
    padding,
    group,
    perLine,
    unmappable,
  },
  result: 'text',
  examples: [
    {
      title: 'Each letter as the bytes of UTF-8',
      inputs: { text: 'Café €5' },
      output: '43 61 66 c3 a9 20 e2 82 ac 35',
    },
    {
      title: 'An emoji as a code point',
      inputs: { text: 'Hi 😀' },
      options: { form: 'unicode' },
      output: 'U+0048 U+0069 U+0020 U+1F600',
    },
    {
      title: 'A string for source code',
      inputs: { text: 'naïve' },
      options: { form: 'backslash' },
      output: '\\x6e\\x61\\xc3\\xaf\\x76\\x65',
    },
    {
      title: 'What a file holds, as xxd shows it',
      inputs: { text: 'To be, or not to be\n' },
      options: { form: 'xxd' },
      output:
        '00000000: 546f 2062 652c 206f 7220 6e6f 7420 746f  To be, or not to\n00000010: 2062 650a                                 be.\n',
    },
    {
      title: 'A word in the Japanese encoding Shift_JIS',
      inputs: { text: 'カナ' },
      options: { encoding: 'shift_jis', upperCase: true, separator: 'none' },
      output: '834A8369',
    },
  ],
  page: {
    what: 'Writes every character of a text as hexadecimal numbers. The numbers are the bytes of the text in UTF-8 or any other encoding that browsers know, or its Unicode code points, or its UTF-16 units, dressed the way you need them: bare pairs, `0x48`, `\\x48`, `%48`, `\\u0048`, `U+0048`, HTML references, or a whole hexdump with offsets.',
    how: [
      'Type or paste the text, or open a file of any size.',
      'Choose under “Written as” how the numbers should look; for plain numbers, also what they count: bytes, code points or UTF-16 units.',
      'Set the encoding, the separator, capital letters, groups and line length if the place they go to asks for them.',
      'Copy or download the result, or go on to Hex to Text to turn it back.',
    ],
    questions: [
      {
        question: 'Why does “é” become two numbers, c3 a9, and not e9?',
        answer:
          'Because UTF-8 writes every character beyond ASCII with two to four bytes. `e9` is the code point of é, and also its byte in Windows-1252 (Latin 1). Choose “Code points” or that encoding to get `e9`.',
      },
      {
        question: 'What is the difference between bytes, code points and UTF-16 units?',
        answer:
          'A code point is the number Unicode gives a character: 😀 is 1f600. Bytes are what a file holds: in UTF-8 the same emoji is f0 9f 98 80. UTF-16 units are what JavaScript, Java and Windows count: d83d de00.',
      },
      {
        question: 'What happens to characters an encoding does not have?',
        answer:
          'They are written as “?” and reported, with a mark at each place. Under more options you can have them written as references such as `&#8364;` or treated as an error. The UTF encodings have a place for every character.',
      },
      {
        question: 'Is the hexdump the same as the one my terminal prints?',
        answer:
          'Yes, to the byte: `xxd` for the one form, `hexdump -Cv` for the other. Lines that repeat are written out in full.',
      },
    ],
  },
  related: ['hex-to-text', 'text-to-binary', 'text-to-decimal', 'code-point-csv', 'text-encoding'],
  run({ text }, options) {
    const writing = writingOf(16, options);
    const columns = 'style' in writing.layout || writing.layout.perLine > 0;
    return reportedResult(numbersFromText(writing), text, [], { fixedLayout: columns });
  },
  textStream: (options) => numbersFromText(writingOf(16, options)),
  inverse: { slug: 'hex-to-text', over: 'unicode' },
});
