import {
  choice,
  defineTool,
  list,
  oneText,
  optionError,
  result,
  table,
  text,
  textOption,
  toggle,
} from '@textbench/kit';
import { unescapeSigns } from '../engines/escapes.ts';
import { delimiters, likelyDelimiter } from '../engines/lines-rows.ts';
import type { Deduped } from './remove-duplicates/dedupe.ts';
import { withoutDuplicates } from './remove-duplicates/dedupe.ts';
import { marksOfGone } from './remove-duplicates/marks.ts';
import { unitNames } from './remove-duplicates/units.ts';

const byLine = ['lines', 'rows'] as const;

/** Most rows of the table of what is repeated. */
const mostRepeated = 1_000;

export const tool = defineTool({
  title: 'Remove Duplicates',
  description:
    'Keeps the first of every line, word, item, sentence or CSV row that occurs more than once.',
  icon: 'list-x',
  keywords: [
    'unique',
    'uniq',
    'distinct',
    'dedupe',
    'deduplicate',
    'repeated lines',
    'duplicate lines',
    'duplicate words',
    'find duplicates',
    'unique values',
  ],
  inputs: oneText,
  options: {
    unit: choice({
      label: 'Compare',
      choices: {
        lines: 'Lines',
        words: 'Words',
        items: 'Items',
        sentences: 'Sentences',
        rows: 'CSV rows',
      },
      default: 'lines',
    }),
    separator: choice({
      label: 'Items end at',
      choices: { comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab', pipe: '|', other: 'Other' },
      default: 'comma',
      when: { option: 'unit', is: 'items' },
    }),
    otherSeparator: textOption({
      label: 'Other separator',
      help: 'Write \\t for a tab.',
      default: '/',
      code: true,
      when: { option: 'separator', is: 'other' },
    }),
    kept: choice({
      label: 'Keep',
      choices: {
        first: 'First',
        last: 'Last',
        unique: 'Only unique',
        repeated: 'Only duplicates',
      },
      default: 'first',
    }),
    ignoreCase: toggle({ label: 'Ignore case', default: false }),
    ignoreAccents: toggle({ label: 'Ignore accents', default: false }),
    ignoreSpaces: toggle({
      label: 'Ignore extra spaces',
      help: 'Spaces at the ends do not count, and several inside count as one.',
      default: true,
    }),
    ignorePunctuation: toggle({ label: 'Ignore punctuation', default: false }),
    columns: list({
      label: 'Key columns',
      help: 'Names or numbers, one a line; rows with the same content there are duplicates. Empty for all.',
      default: [],
      placeholder: 'email',
      when: { option: 'unit', is: 'rows' },
    }),
    header: toggle({
      label: 'First row is a header',
      default: true,
      when: { option: 'unit', is: 'rows' },
    }),
    delimiter: choice({
      label: 'Columns end at',
      choices: { detect: 'Detect', comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab', pipe: '|' },
      default: 'detect',
      when: { option: 'unit', is: 'rows' },
    }),
    order: choice({
      label: 'Order',
      choices: { found: 'As found', alphabetical: 'A to Z', frequency: 'Most often first' },
      default: 'found',
    }),
    counts: toggle({
      label: 'Write counts',
      help: 'Begins each line with how often it occurs, as `uniq -c` does.',
      default: false,
      when: { option: 'unit', is: byLine },
    }),
    blank: choice({
      label: 'Blank lines',
      choices: { keep: 'Keep all', same: 'As others', remove: 'Remove' },
      default: 'keep',
      when: { option: 'unit', is: byLine },
      advanced: true,
    }),
    adjacent: toggle({
      label: 'Only neighbours',
      help: 'Removes duplicates only where they follow each other directly, as `uniq` does.',
      default: false,
      advanced: true,
    }),
  },
  result: 'text',
  examples: [
    {
      title: 'A list of trees',
      inputs: { text: 'alder\nbeech\nAlder\nbirch\nhazel\nbeech \nrowan\nbirch\nyew' },
      options: { ignoreCase: true },
      output: 'alder\nbeech\nbirch\nhazel\nrowan\nyew',
    },
    {
      title: 'Keywords',
      inputs: { text: 'red, green, Red, blue, green' },
      options: { unit: 'items', ignoreCase: true },
      output: 'red, green, blue',
    },
    {
      title: 'One row for each address',
      inputs: {
        text: 'name,email\nAda,ada@example.com\n"Byron, Ada",ADA@example.com\nGrace,grace@example.com\n',
      },
      options: { unit: 'rows', columns: ['email'], ignoreCase: true },
      output: 'name,email\nAda,ada@example.com\nGrace,grace@example.com\n',
    },
    {
      title: 'What occurs more than once',
      inputs: { text: 'pear\napple\npear\nfig\napple\npear\n' },
      options: { kept: 'repeated', counts: true, order: 'frequency' },
      output: '3 pear\n2 apple\n',
    },
  ],
  page: {
    what: 'Finds lines, words, items of a list, sentences or CSV rows that occur more than once and keeps one of each, only those that occur once, or only those that are repeated. Every duplicate is marked in your text with the place of its double, so that you see what goes before you take the result.',
    how: [
      'Type, paste or open the text.',
      'Choose what to compare: lines, words, items between commas, sentences or CSV rows.',
      'Say what does not count: case, accents, extra spaces, punctuation.',
      'Check the marks over your text and the table of what is repeated, then copy or download the result.',
    ],
    questions: [
      {
        question: 'Does the order of my list change?',
        answer:
          'No. What stays keeps its place and its line end. If you want it sorted, choose A to Z or the most frequent first.',
      },
      {
        question: 'Two lines look the same but both stay. Why?',
        answer:
          'They differ in case, in an accent, in a sign or in a character that cannot be seen. Spaces at the ends are ignored from the start; switch on “Ignore case” and the others one by one to see which it is. An é written as one character and one written as e with an accent always count as the same.',
      },
      {
        question: 'How do I compare a spreadsheet by one column?',
        answer:
          'Save or copy it as CSV, choose CSV rows and enter the name or number of the column, or several. Quoted fields may hold commas and line ends, and `"a"` is the same as `a`.',
      },
      {
        question: 'What is the difference between “First” and “Only unique”?',
        answer:
          '“First” keeps one of each. “Only unique” keeps what occurs exactly once, so that of a pair neither stays. “Only duplicates” keeps one of each that occurs at least twice.',
      },
      {
        question: 'How does it compare with `uniq` and `awk`?',
        answer:
          "`awk '!seen[$0]++'` is “First” with blank lines as others and nothing ignored; `sort | uniq -c` is “Write counts”. `uniq` alone only sees lines that follow each other: that is “Only neighbours”.",
      },
    ],
  },
  related: [
    'duplicate-word-remover',
    'duplicate-sentence-finder',
    'alphabetical-sorter',
    'word-frequency-counter',
    'text-sorter',
  ],
  run({ text: input }, options) {
    const { unit, separator, otherSeparator, delimiter } = options;
    const other = unescapeSigns(otherSeparator);
    if (unit === 'items' && separator === 'other' && other === '') {
      throw optionError('otherSeparator', 'Enter what stands between two items, such as "/".');
    }
    const isByLine = unit === 'lines' || unit === 'rows';
    const found = withoutDuplicates(input, {
      ...options,
      separator: separator === 'other' ? other : delimiters[separator],
      delimiter: delimiter === 'detect' ? likelyDelimiter(input) : delimiters[delimiter],
      blank: isByLine ? options.blank : 'same',
      counts: isByLine && options.counts,
    });
    const [plural, singular] = unitNames[unit];
    const marks = marksOfGone(input, { ...found, kept: options.kept, noun: singular });
    const removed = found.units.starts.length - found.kept.length;
    return result(text(found.text, { title: 'Text' }), {
      facts: [
        count(found.kept.length, singular, plural),
        `${removed.toLocaleString('en')} removed`,
      ],
      inputMarks: [{ input: 'text', marks }],
      more: repeatedTable(input, found, singular),
    });
  },
});

function count(number: number, singular: string, plural: string): string {
  return `${number.toLocaleString('en')} ${number === 1 ? singular : plural}`;
}

/** What occurs more than once, most often first. */
function repeatedTable(input: string, { units, groups }: Deduped, singular: string) {
  const several: number[] = [];
  groups.sizes.forEach((size, group) => {
    if (size > 1) several.push(group);
  });
  const repeated = several
    .sort((one, other) => (groups.sizes[other] ?? 0) - (groups.sizes[one] ?? 0))
    .slice(0, mostRepeated);
  if (repeated.length === 0) return [];
  const rows = repeated.map((group) => {
    const first = groups.first[group] ?? 0;
    const content = input.slice(units.starts[first], units.ends[first]);
    return [content, groups.sizes[group] ?? 0, first + 1];
  });
  const columns = [
    { label: 'Text', kind: 'text' },
    { label: 'Times', kind: 'number' },
    { label: `First ${singular}`, kind: 'number' },
  ] as const;
  return [table({ title: 'Repeated', columns, rows })];
}
