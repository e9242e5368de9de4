import { choice } from '@textbench/kit';
import { encodings } from './encodings.ts';

/** The options that every tool that reads numbers as a text has. */
export const readingOptions = {
  units: choice({
    label: 'Numbers are',
    help: 'What plain numbers stand for. Escapes such as \\u00e9 or U+00E9 say it themselves.',
    choices: { bytes: 'Bytes', codePoints: 'Code points', utf16: 'UTF-16 units' },
    default: 'bytes',
  }),
  encoding: choice({
    label: 'Encoding',
    help: 'The encoding the bytes were written in.',
    choices: encodings,
    default: 'utf-8',
  }),
  unknown: choice({
    label: 'Other characters',
    help: 'What is neither a number nor a separator is an error, or is left out and reported.',
    choices: { stop: 'Stop', skip: 'Skip' },
    default: 'stop',
  }),
  invalid: choice({
    label: 'Invalid bytes',
    help: 'Bytes that stand for nothing in the encoding are shown as �, or are an error.',
    choices: { replace: 'Show �', stop: 'Stop' },
    default: 'replace',
    advanced: true,
  }),
};
