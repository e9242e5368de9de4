import type { Mark } from '@textbench/kit';
import {
  choice,
  defineTool,
  integer,
  oneText,
  result,
  streamWhole,
  text,
  toggle,
} from '@textbench/kit';
import { spaceStream } from './extra-spaces-remover/space-stream.ts';

/** Marks are drawn, so there are none over long texts and not too many. */
const longestMarkedText = 200_000;
const mostMarks = 5_000;

export const tool = defineTool({
  title: 'Extra Spaces Remover',
  description:
    'Turns several spaces into one, trims lines, removes blank lines and spaces before punctuation, converts tabs.',
  icon: 'space',
  keywords: [
    'whitespace',
    'trim',
    'double spaces',
    'blank lines',
    'empty lines',
    'tabs to spaces',
    'expand',
    'unexpand',
    'strip spaces',
    'non-breaking space',
  ],
  inputs: oneText,
  options: {
    collapse: toggle({ label: 'Several spaces to one', default: true }),
    trim: choice({
      label: 'Trim lines',
      help: '“End” keeps the indentation.',
      choices: { both: 'Both ends', end: 'End', none: 'No' },
      default: 'both',
    }),
    blankLines: choice({
      label: 'Blank lines',
      choices: { keep: 'Keep', one: 'At most one', none: 'Remove' },
      default: 'one',
    }),
    punctuation: choice({
      label: 'Before punctuation',
      help: 'French takes spaces before commas away and puts fixed ones before ; : ! ? and inside « ».',
      choices: { keep: 'Keep spaces', remove: 'Remove', french: 'French' },
      default: 'keep',
    }),
    tabs: choice({
      label: 'Tabs',
      help: '“Keep” leaves columns of tables alone; “From spaces” indents with tabs.',
      choices: { space: 'As spaces', keep: 'Keep', expand: 'To spaces', unexpand: 'From spaces' },
      default: 'space',
    }),
    tabWidth: integer({
      label: 'Tab width',
      unit: 'columns',
      default: 4,
      min: 1,
      max: 32,
      when: { option: 'tabs', is: ['expand', 'unexpand'] },
    }),
    plainSpaces: toggle({
      label: 'Other spaces to plain ones',
      help: 'Non-breaking, thin, wide and ideographic spaces become the ordinary one.',
      default: false,
    }),
    keepCode: toggle({
      label: 'Leave code blocks',
      help: 'Lines between ``` or ~~~ stay as they are.',
      default: true,
      advanced: true,
    }),
    keepHardBreaks: toggle({
      label: 'Keep Markdown line breaks',
      help: 'Leaves two spaces at the end of a line that has two or more.',
      default: false,
      advanced: true,
    }),
    outerBlankLines: toggle({
      label: 'Keep blank lines at start and end',
      default: false,
      advanced: true,
    }),
  },
  result: 'text',
  examples: [
    {
      title: 'A pasted paragraph',
      inputs: { text: '  Two  words,\tone   tab  \n\n\n\nand a new\u00a0 paragraph ' },
      output: 'Two words, one tab\n\nand a new paragraph',
    },
    {
      title: 'Spaces before punctuation',
      inputs: { text: 'Well , that is it . Really ? :)' },
      options: { punctuation: 'remove' },
      output: 'Well, that is it. Really? :)',
    },
    {
      title: 'Source with tabs',
      inputs: { text: 'if x:\n\treturn  1   \n' },
      options: { collapse: false, trim: 'end', tabs: 'expand' },
      output: 'if x:\n    return  1\n',
    },
    {
      title: 'French',
      inputs: { text: '« Bonjour ! » dit-il , ravi .' },
      options: { punctuation: 'french' },
      output: '«\u00a0Bonjour\u202f!\u00a0» dit-il, ravi.',
    },
  ],
  page: {
    what: 'Cleans the white space of a text that was copied from a PDF, a web page, a mail or a table. Each rule can be set by itself, every removed space is marked in your text, and a text that is clean already stays as it is to the last character.',
    how: [
      'Type, paste or open the text.',
      'Choose what goes: repeated spaces, spaces at the ends of lines, blank lines, spaces before punctuation.',
      'For source code, trim the end only and leave several spaces alone; for tables, keep the tabs.',
      'See the marks over your text, then copy or download the result.',
    ],
    questions: [
      {
        question: 'Which characters count as spaces?',
        answer:
          'The ordinary space, the tab, the non-breaking space and the spaces of other widths in Unicode, such as the thin and the ideographic one. Zero-width characters are not spaces; the invisible character remover finds those.',
      },
      {
        question: 'Are non-breaking spaces kept?',
        answer:
          'A single one is kept, as French and numbers with units need it. Several of the same kind become one of that kind, and a mixture becomes an ordinary space. “Other spaces to plain ones” turns them all into ordinary spaces.',
      },
      {
        question: 'How do I keep the indentation of code?',
        answer:
          'Set “Trim lines” to “End”. Spaces at the start of lines then stay. Blocks between ``` or ~~~ are never touched unless you switch that off.',
      },
      {
        question: 'Does it remove line breaks?',
        answer:
          'Only those of blank lines: at most one blank line in a row stays, or none, or all, as you choose. To join lines, use the line break remover.',
      },
      {
        question: 'Why do two spaces at the end of a Markdown line vanish?',
        answer:
          'They are trimmed like others, although Markdown reads them as a line break. Switch on “Keep Markdown line breaks” to leave exactly two.',
      },
    ],
  },
  related: [
    'text-line-break-remover',
    'whitespace-visualizer',
    'invisible-character-remover',
    'line-breaks',
    'text-noise-remover',
  ],
  run({ text: input }, options) {
    const marks: Mark[] = [];
    const isMarked = input.length <= longestMarkedText;
    const stream = spaceStream(options, (start, end, tone, label) => {
      if (isMarked && marks.length < mostMarks) marks.push({ start, end, label: label(), tone });
    });
    const cleaned = streamWhole(stream, input);
    marks.sort((one, other) => one.start - other.start);
    return result(text(cleaned), {
      facts: stream.facts?.() ?? [],
      inputMarks: [{ input: 'text', marks }],
    });
  },
  textStream: (options) => spaceStream(options),
});
