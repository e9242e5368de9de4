import {
  choice,
  defineTool,
  integer,
  result,
  text,
  textOption,
  textsInput,
  toggle,
} from '@textbench/kit';
import { usualLineEnding } from '@textbench/language';
import { unescapeSigns } from '../engines/escapes.ts';
import { oneAfterTheOther } from './text-merger/concatenation.ts';
import { keyedJoin } from './text-merger/keyed-join.ts';
import { alternatingLines, sideBySide } from './text-merger/line-by-line.ts';
import { linesOfAll, linesOfFirstOnly, linesOfSome } from './text-merger/line-sets.ts';
import { preparedTexts } from './text-merger/prepared-texts.ts';

const lineModes = ['columns', 'alternate', 'union', 'intersection', 'difference', 'join'];

export const tool = defineTool({
  title: 'Text Merger',
  description:
    'Merges texts or files one after the other, side by side, as sets of lines or by a key.',
  icon: 'merge',
  keywords: [
    'combine',
    'concatenate',
    'append',
    'cat',
    'paste',
    'join',
    'comm',
    'union',
    'columns',
  ],
  inputs: { texts: textsInput({ label: 'Texts', min: 2, max: 20 }) },
  options: {
    mode: choice({
      label: 'Merge',
      choices: {
        sequence: 'One after the other',
        columns: 'Side by side, line by line',
        alternate: 'Lines in turn',
        union: 'Lines of any text, once each',
        intersection: 'Lines that all texts have',
        difference: 'Lines that only the first has',
        join: 'Rows with the same key',
      },
      default: 'sequence',
    }),
    between: choice({
      label: 'Between texts',
      choices: { line: 'New line', 'blank-line': 'Blank line', nothing: 'Nothing', other: 'Other' },
      default: 'line',
      when: { option: 'mode', is: 'sequence' },
    }),
    otherBetween: textOption({
      label: 'Separator',
      help: 'Write \\n for a new line and \\t for a tab.',
      default: '\\n---\\n',
      code: true,
      when: { option: 'between', is: 'other' },
    }),
    headings: toggle({
      label: 'Names as headings',
      help: 'Puts the name of each text on a line of its own above it.',
      default: false,
      when: { option: 'mode', is: 'sequence' },
    }),
    delimiter: textOption({
      label: 'Between columns',
      help: 'Write \\t for a tab.',
      default: '\\t',
      code: true,
      when: { option: 'mode', is: ['columns', 'join'] },
    }),
    shorter: choice({
      label: 'Shorter texts',
      choices: { blank: 'Leave blank', stop: 'Stop there', cycle: 'Begin again' },
      default: 'blank',
      when: { option: 'mode', is: ['columns', 'alternate'] },
    }),
    key: integer({
      label: 'Key column',
      default: 1,
      min: 1,
      max: 1_000,
      when: { option: 'mode', is: 'join' },
    }),
    unmatched: choice({
      label: 'Rows without a match',
      choices: { drop: 'Leave out', first: 'Keep the first text’s', all: 'Keep all' },
      default: 'drop',
      when: { option: 'mode', is: 'join' },
    }),
    ignoreCase: toggle({
      label: 'Ignore case',
      default: false,
      when: { option: 'mode', is: ['union', 'intersection', 'difference', 'join'] },
    }),
    trim: toggle({ label: 'Trim lines', default: false, when: { option: 'mode', is: lineModes } }),
    dropBlank: toggle({
      label: 'Drop blank lines',
      default: false,
      when: { option: 'mode', is: lineModes },
    }),
  },
  result: 'text',
  examples: [
    {
      title: 'Two lists into one, each line once',
      inputs: {
        texts: [
          { name: 'monday.txt', text: 'bread\nmilk\neggs\n' },
          { name: 'tuesday.txt', text: 'milk\napples\n' },
        ],
      },
      options: { mode: 'union' },
      output: 'bread\nmilk\neggs\napples\n',
    },
    {
      title: 'Names beside numbers',
      inputs: {
        texts: [
          { name: 'names', text: 'Ada\nGrace\nEdsger' },
          { name: 'numbers', text: '1815\n1906\n1930' },
        ],
      },
      options: { mode: 'columns', delimiter: ', ' },
      output: 'Ada, 1815\nGrace, 1906\nEdsger, 1930\n',
    },
    {
      title: 'Chapters with their names',
      inputs: {
        texts: [
          { name: 'One', text: 'It begins.' },
          { name: 'Two', text: 'It ends.' },
        ],
      },
      options: { headings: true, between: 'blank-line' },
      output: 'One\nIt begins.\n\nTwo\nIt ends.',
    },
    {
      title: 'Rows with the same key',
      inputs: {
        texts: [
          { name: 'prices', text: 'tea,3\ncake,5\n' },
          { name: 'stock', text: 'cake,12\ntea,40\n' },
        ],
      },
      options: { mode: 'join', delimiter: ',' },
      output: 'tea,3,40\ncake,5,12\n',
    },
  ],
  page: {
    what: 'Brings two to twenty texts together: one after the other, side by side in columns, line by line in turn, as sets of lines, or row by row where a column has the same value. It does the work of cat, paste, comm and join on texts you type, paste or open as files.',
    how: [
      'Put each text into a box of its own, or open or drop several files at once; the arrows change their order.',
      'Choose how they are merged, and what stands between.',
      'Copy or download the result.',
    ],
    questions: [
      {
        question: 'What happens where one text has fewer lines than the others?',
        answer:
          'In columns its places stay blank, unless you choose to stop at the shortest text or to let the shorter one begin again.',
      },
      {
        question: 'Do the files need the same line ends?',
        answer:
          'No. Lines are compared without their ends, and a merged text of lines has the ends that the first text uses most. One after the other leaves each text as it is.',
      },
      {
        question: 'In which order do lines come when texts are merged as sets?',
        answer:
          'In the order in which they first appear, the first text first. Nothing is sorted; send the result on to a sorter for that.',
      },
      {
        question: 'Do the rows have to be sorted before they are joined by a key?',
        answer:
          'No. The join command of Unix needs sorted files, this does not. Where a key occurs several times, every combination of its rows is given. Between commas, semicolons, tabs or bars, cells may stand in quotation marks.',
      },
    ],
  },
  related: [
    'text-difference-finder',
    'remove-duplicates',
    'alphabetical-sorter',
    'interweave-text-fragments',
  ],
  run({ texts }, options) {
    const delimiter = unescapeSigns(options.delimiter);
    if (options.mode === 'sequence') {
      const typed = unescapeSigns(options.otherBetween);
      return result(text(oneAfterTheOther(texts, options.between, typed, options.headings)));
    }
    const prepared = preparedTexts(texts, options);
    const lineEnding = usualLineEnding(texts.find((one) => /[\r\n]/.test(one.text))?.text ?? '');
    const written = (lines: readonly string[]) => {
      const whole = lines.length === 0 ? '' : lines.join(lineEnding) + lineEnding;
      return result(text(whole), { facts: [`${texts.length} texts merged`] });
    };
    switch (options.mode) {
      case 'columns':
        return written(sideBySide(prepared, delimiter, options.shorter));
      case 'alternate':
        return written(alternatingLines(prepared, options.shorter));
      case 'union':
        return written(linesOfSome(prepared, options.ignoreCase));
      case 'intersection':
        return written(linesOfAll(prepared, options.ignoreCase));
      case 'difference':
        return written(linesOfFirstOnly(prepared, options.ignoreCase));
      case 'join':
        return written(keyedJoin(prepared, { ...options, delimiter }));
    }
  },
});
