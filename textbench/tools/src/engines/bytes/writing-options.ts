import { choice, integer, textOption, toggle } from '@textbench/kit';
import { encodings, legacyEncodings } from './encodings.ts';

/** Forms whose numbers stand for whatever the person chooses. */
const openForms = ['plain', 'literal'];
const byteForms = ['plain', 'literal', 'backslash', 'percent', 'canonical', 'xxd'];

/** The options that every tool that writes a text as numbers has beside `form`. */
export const writingOptions = {
  units: choice({
    label: 'Numbers of',
    help: 'Bytes of the encoded text, Unicode code points, or the 16-bit units that JavaScript and Java count.',
    choices: { bytes: 'Bytes', codePoints: 'Code points', utf16: 'UTF-16 units' },
    default: 'bytes',
    when: { option: 'form', is: openForms },
  }),
  encoding: choice({
    label: 'Encoding',
    help: 'Which bytes a character becomes. Used where the numbers are bytes.',
    choices: encodings,
    default: 'utf-8',
    when: { option: 'form', is: byteForms },
  }),
  separator: choice({
    label: 'Separator',
    choices: {
      usual: 'As usual',
      space: 'Space',
      none: 'None',
      comma: 'Comma',
      newLine: 'New line',
      custom: 'Other',
    },
    default: 'usual',
  }),
  customSeparator: textOption({
    label: 'Other separator',
    help: 'Written between numbers; \\n is a new line and \\t a tab.',
    default: ':',
    maxLength: 20,
    code: true,
    when: { option: 'separator', is: 'custom' },
  }),
  padding: toggle({
    label: 'Leading zeros',
    help: 'Fills every number up to the same width.',
    default: true,
    advanced: true,
    when: { option: 'form', is: openForms },
  }),
  group: integer({
    label: 'Group size',
    help: 'How many numbers stand together without a separator.',
    default: 1,
    min: 1,
    max: 64,
    advanced: true,
    when: { option: 'form', is: openForms },
  }),
  perLine: integer({
    label: 'Numbers a line',
    help: '0 puts everything in one line; a hexdump then has 16 a line.',
    default: 0,
    min: 0,
    max: 256,
    advanced: true,
  }),
  unmappable: choice({
    label: 'Missing characters',
    help: 'What is written for a character that the encoding lacks.',
    choices: { questionMark: '?', reference: '&#…;', stop: 'Stop' },
    default: 'questionMark',
    advanced: true,
    when: { option: 'encoding', is: legacyEncodings },
  }),
};
