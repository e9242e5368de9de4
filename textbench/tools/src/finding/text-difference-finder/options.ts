import type { OptionValues } from '@textbench/kit';
import { choice, integer, textOption, toggle } from '@textbench/kit';

export const options = {
  by: choice({
    label: 'Compare by',
    help: 'Lines and words suits lists, code and tables; words suits prose whose lines may break anywhere.',
    choices: {
      'lines-words': 'Lines and words',
      lines: 'Lines',
      words: 'Words',
      characters: 'Characters',
      sentences: 'Sentences',
    },
    default: 'lines-words',
  }),
  ignoreCase: toggle({ label: 'Ignore case', default: false }),
  spaces: choice({
    label: 'Spaces',
    help: 'Any amount: one space is as good as ten, and spaces at the end of a line do not count.',
    choices: { exact: 'Count', amount: 'Any amount', all: 'Ignore' },
    default: 'exact',
  }),
  ignorePunctuation: toggle({ label: 'Ignore punctuation', default: false }),
  ignoreLineEnds: toggle({
    label: 'Ignore line ends',
    help: 'Windows, Unix and old Mac line ends are equal, and a missing last one does not matter.',
    default: false,
  }),
  moves: toggle({
    label: 'Find moved lines',
    help: 'Lines or sentences that stand elsewhere in the other text are shown as moved.',
    default: true,
    when: { option: 'by', is: ['lines-words', 'lines', 'sentences'] },
  }),
  merge: choice({
    label: 'Merged text',
    help: 'One text of two: what differs from both, or between conflict markers as Git writes them.',
    choices: { none: 'No', both: 'Keep both', markers: 'With markers' },
    default: 'none',
  }),
  ignoreForm: toggle({
    label: 'Ignore Unicode form',
    help: 'An é of one code point equals an é of letter and accent.',
    default: false,
    advanced: true,
  }),
  context: integer({
    label: 'Lines around changes in the patch',
    default: 3,
    min: 0,
    max: 1_000,
    advanced: true,
  }),
  fileName: textOption({
    label: 'File name in the patch',
    help: 'With notes.txt the patch names a/notes.txt and b/notes.txt, as Git does; apply it with patch -p1.',
    default: '',
    placeholder: 'notes.txt',
    maxLength: 255,
    advanced: true,
  }),
} as const;

export type Options = OptionValues<typeof options>;
