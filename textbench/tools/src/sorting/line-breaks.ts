import {
  choice,
  defineTool,
  integer,
  oneText,
  result,
  table,
  text,
  textOption,
  toggle,
} from '@textbench/kit';
import { BreakCount, breakKinds } from './line-breaks/breaks.ts';
import { breakStream, breakWhole } from './line-breaks/convert.ts';
import { markNames } from './line-breaks/marks.ts';

const endings = {
  lf: breakKinds.lf.label,
  crlf: breakKinds.crlf.label,
  cr: breakKinds.cr.label,
  nel: breakKinds.nel.label,
  ls: breakKinds.ls.label,
  ps: breakKinds.ps.label,
} as const;

/** Longest text whose line ends are counted before and after, in UTF-16 code units. */
const longestCounted = 2_000_000;

const atText = ['after', 'before'] as const;
const marking = ['toMarks', 'fromMarks'] as const;

export const tool = defineTool({
  title: 'Line Breaks',
  description:
    'Wraps lines at a width, breaks at a text or every few words, and converts line ends: LF, CRLF, <br>, \\n.',
  icon: 'corner-down-left',
  keywords: [
    'newline',
    'word wrap',
    'fold',
    'dos2unix',
    'unix2dos',
    'carriage return',
    'insert line breaks',
    'split lines',
    'double spacing',
    'br to newline',
  ],
  inputs: oneText,
  options: {
    action: choice({
      label: 'Do',
      choices: {
        wrap: 'Wrap at a width',
        after: 'Break after a text',
        before: 'Break before a text',
        every: 'Break every few',
        convert: 'Convert line ends',
        double: 'Single to double',
        halve: 'Double to single',
        toMarks: 'Line ends to marks',
        fromMarks: 'Marks to line ends',
      },
      default: 'wrap',
    }),
    width: integer({
      label: 'Width',
      unit: 'columns',
      default: 72,
      min: 1,
      max: 10_000,
      when: { option: 'action', is: 'wrap' },
    }),
    joinLines: toggle({
      label: 'Join lines first',
      help: 'Fills paragraphs anew; blank lines, list items, headings and indented lines stay apart.',
      default: false,
      when: { option: 'action', is: 'wrap' },
    }),
    cutLongWords: toggle({
      label: 'Cut long words',
      help: 'Off lets a word or an address that is longer than a line stick out.',
      default: false,
      when: { option: 'action', is: 'wrap' },
    }),
    find: textOption({
      label: 'Text',
      help: 'Write \\t for a tab.',
      default: ', ',
      code: true,
      when: { option: 'action', is: atText },
    }),
    nth: integer({
      label: 'Every nth time',
      default: 1,
      min: 1,
      max: 100_000,
      when: { option: 'action', is: atText },
    }),
    ignoreCase: toggle({
      label: 'Ignore case',
      default: false,
      when: { option: 'action', is: atText },
    }),
    trim: toggle({
      label: 'Remove spaces at breaks',
      default: true,
      when: { option: 'action', is: atText },
    }),
    count: integer({
      label: 'Every',
      default: 10,
      min: 1,
      max: 1_000_000,
      when: { option: 'action', is: 'every' },
    }),
    unit: choice({
      label: 'Of',
      choices: { characters: 'Characters', words: 'Words', sentences: 'Sentences' },
      default: 'words',
      when: { option: 'action', is: 'every' },
    }),
    to: choice({
      label: 'To',
      help: 'LF for Unix and macOS, CRLF for Windows and mail, CR for old Macs.',
      choices: endings,
      default: 'lf',
      when: { option: 'action', is: 'convert' },
    }),
    finalBreak: choice({
      label: 'At the end of the text',
      choices: { keep: 'Keep', add: 'Add', remove: 'Remove' },
      default: 'keep',
      when: { option: 'action', is: 'convert' },
    }),
    mark: choice({
      label: 'Mark',
      choices: markNames,
      default: 'br',
      when: { option: 'action', is: marking },
    }),
    otherMark: textOption({
      label: 'Other mark',
      default: ' / ',
      code: true,
      when: { option: 'mark', is: 'other' },
    }),
    keepsBreaks: toggle({
      label: 'Keep the line ends too',
      default: false,
      when: { option: 'action', is: 'toMarks' },
    }),
    ending: choice({
      label: 'Line ends',
      help: 'New ones are like the first one in the text; any other choice converts all.',
      choices: { same: 'As in the text', ...endings },
      default: 'same',
      advanced: true,
    }),
    atHyphens: toggle({
      label: 'Break at hyphens',
      default: true,
      when: { option: 'action', is: 'wrap' },
      advanced: true,
    }),
    keepIndent: toggle({
      label: 'Keep indentation',
      help: 'New lines begin with the spaces their line begins with.',
      default: false,
      when: { option: 'action', is: 'wrap' },
      advanced: true,
    }),
    wideAsTwo: toggle({
      label: 'Wide characters count two',
      help: 'Chinese, Japanese and Korean letters and emoji take two columns in a monospaced face.',
      default: true,
      when: { option: 'action', is: 'wrap' },
      advanced: true,
    }),
    keepBraces: toggle({
      label: 'Never break in {…}',
      help: 'Placeholders such as {first name} stay whole.',
      default: true,
      when: { option: 'action', is: ['wrap', 'after', 'before'] },
      advanced: true,
    }),
    rareBreaks: toggle({
      label: 'VT, FF, FS, GS, RS are line ends',
      help: 'Off reads LF, CRLF, CR, NEL, LS and PS as line ends.',
      default: false,
      advanced: true,
    }),
  },
  result: 'text',
  examples: [
    {
      title: 'Wrap for mail',
      inputs: {
        text: 'The quick brown fox jumps over the lazy dog, and the well-known dog sleeps on.',
      },
      options: { width: 24 },
      output: 'The quick brown fox\njumps over the lazy dog,\nand the well-known dog\nsleeps on.',
    },
    {
      title: 'A list from a row',
      inputs: { text: 'apples, pears, plums {red, blue}, figs' },
      options: { action: 'after' },
      output: 'apples,\npears,\nplums {red, blue},\nfigs',
    },
    {
      title: 'One sentence a line',
      inputs: { text: 'It rains. Does it? It does!' },
      options: { action: 'every', count: 1, unit: 'sentences' },
      output: 'It rains.\nDoes it?\nIt does!',
    },
    {
      title: 'For a web page',
      inputs: { text: 'Roses are red,\r\nviolets are blue.' },
      options: { action: 'toMarks' },
      output: 'Roses are red,<br>violets are blue.',
    },
    {
      title: 'From Windows to Unix',
      inputs: { text: 'one\r\ntwo\rthree\n' },
      options: { action: 'convert' },
      output: 'one\ntwo\nthree\n',
    },
  ],
  page: {
    what: 'Adds line breaks and converts them. It wraps lines at a width without cutting words, breaks a text after or before a sign of your choice, after every few characters, words or sentences, turns single spacing into double and back, and writes line ends in the way of another system, of HTML or of a program.',
    how: [
      'Type, paste or open the text.',
      'Choose what to do, and set the width, the sign or the count.',
      'Look at the facts under the result: they say which kinds of line ends the text has and how many breaks were added.',
      'Copy or download the result.',
    ],
    questions: [
      {
        question: 'Which line end do I need?',
        answer:
          'LF for Linux, macOS and almost all programs; CRLF for Windows Notepad of old, mail and many network protocols; CR only for files from Macs before 2001. NEL, LS and PS come from mainframes and from Unicode texts.',
      },
      {
        question: 'Does wrapping change breaks that are already there?',
        answer:
          'No. Every line is wrapped by itself, unless you turn on “Join lines first”, which fills each paragraph anew, as for a text that was wrapped at another width.',
      },
      {
        question: 'What counts as a character?',
        answer:
          'What a person sees as one: an accented letter, an emoji family or a flag is never cut. When wrapping, Chinese, Japanese and Korean letters and emoji count two columns, as they do in a terminal.',
      },
      {
        question: 'Where may a line be wrapped?',
        answer:
          'At spaces but not at non-breaking ones, after hyphens between letters and after dashes, between Chinese and Japanese characters but not before their closing signs, and between words of Thai, Lao, Khmer and Burmese. Placeholders such as `{first name}` stay whole.',
      },
      {
        question: 'How do I get a line break from the letters `\\n`?',
        answer:
          'Choose “Marks to line ends” and the mark `\\n`. It reads `\\r\\n` and `\\r` as well and leaves `\\\\n`, an escaped backslash, alone. `<br>` is read in all its spellings.',
      },
    ],
  },
  related: [
    'text-line-break-remover',
    'extra-spaces-remover',
    'sentence-splitter',
    'chunkify-text',
    'text-alignment',
  ],
  run({ text: input }, options) {
    const { converted, found, facts } = breakWhole(input, options);
    const main = text(converted, { title: 'Text' });
    if (input.length > longestCounted) return result(main, { facts });
    const after = new BreakCount().addAll(converted);
    const kinds = new Map([...found.kinds, ...after.kinds]);
    if (kinds.size === 0) return result(main, { facts });
    const columns = [
      { label: 'Line end', kind: 'text' },
      { label: 'In the text', kind: 'number' },
      { label: 'In the result', kind: 'number' },
    ] as const;
    const rows = [...kinds].map(([kind, label]) => [label, found.of(kind), after.of(kind)]);
    return result(main, { facts, more: [table({ title: 'Line ends', columns, rows })] });
  },
  textStream: breakStream,
  inverse: {
    slug: 'line-breaks',
    given: { action: 'double' },
    options: { action: 'halve' },
    over: 'unicode',
  },
});
