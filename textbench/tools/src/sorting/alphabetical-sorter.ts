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
import { delimiters } from '../engines/lines-rows.ts';
import { articles } from '../engines/sort-articles.ts';
import { comparison } from '../engines/sort-comparison.ts';
import { sortLanguages } from '../engines/sort-languages.ts';
import { keyMaker } from './alphabetical-sorter/keys.ts';
import { personName, surnameFirst } from './alphabetical-sorter/names.ts';
import type { SortedList } from './alphabetical-sorter/sort-list.ts';
import { sortList } from './alphabetical-sorter/sort-list.ts';

export const tool = defineTool({
  title: 'Alphabetical Sorter',
  description:
    'Puts a list in alphabetical order: titles without their articles, people by last name, under letter headings.',
  icon: 'arrow-down-a-z',
  keywords: [
    'alphabetize',
    'abc order',
    'sort a-z',
    'sort lines',
    'sort names',
    'last name first',
    'glossary',
    'bibliography',
    'index',
    'word by word',
  ],
  inputs: oneText,
  options: {
    order: choice({ label: 'Order', choices: { az: 'A to Z', za: 'Z to A' }, default: 'az' }),
    separator: choice({
      label: 'Entries are',
      choices: {
        line: 'Lines',
        comma: 'Between commas',
        semicolon: 'Between semicolons',
        other: 'Between other signs',
      },
      default: 'line',
    }),
    otherSeparator: textOption({
      label: 'Sign between entries',
      help: 'Write \\t for a tab.',
      default: '/',
      code: true,
      when: { option: 'separator', is: 'other' },
    }),
    by: choice({
      label: 'Sort by',
      choices: { entry: 'Entry', surname: 'Last name' },
      default: 'entry',
    }),
    articles: choice({
      label: 'Ignore articles',
      choices: {
        none: 'No',
        en: 'English: the, a',
        fr: 'French: le, l’, un',
        de: 'German: der, ein',
        es: 'Spanish: el, un',
        it: 'Italian: il, l’, un',
        pt: 'Portuguese: o, um',
        nl: 'Dutch: de, het',
        own: 'Own list',
      },
      default: 'none',
      when: { option: 'by', is: 'entry' },
    }),
    ownArticles: list({
      label: 'Articles',
      help: 'One a line; end one that takes no space with an apostrophe.',
      default: ['the', 'le', 'la', 'les', "l'", 'der', 'die', 'das', 'el', 'los', 'las', 'il'],
      when: { option: 'articles', is: 'own' },
    }),
    surnameFirst: toggle({
      label: 'Write the last name first',
      default: false,
      when: { option: 'by', is: 'surname' },
    }),
    withParticles: toggle({
      label: 'Van Gogh under V',
      help: 'Off sorts by the word behind van, von, de, di and their kin: Gogh, Vincent van.',
      default: true,
      when: { option: 'by', is: 'surname' },
    }),
    headings: choice({
      label: 'Letter headings',
      choices: { none: 'No', letters: 'A', counts: 'A (3)' },
      default: 'none',
      when: { option: 'separator', is: 'line' },
    }),
    unique: toggle({ label: 'Remove duplicates', default: false }),
    keepMarkers: toggle({
      label: 'Leave bullets and numbers',
      help: 'Where every entry begins with one, they stay in place while the entries move.',
      default: true,
    }),
    language: choice({ label: 'Alphabet', choices: sortLanguages, default: 'en' }),
    method: choice({
      label: 'Method',
      help: 'Word by word sorts New York before Newark, letter by letter behind it.',
      choices: { word: 'Word by word', letter: 'Letter by letter' },
      default: 'word',
      advanced: true,
    }),
    natural: toggle({
      label: 'Numbers by value',
      help: 'Sorts item 2 before item 10.',
      default: true,
      advanced: true,
    }),
    ignorePunctuation: toggle({
      label: 'Ignore punctuation',
      help: 'Quotation marks, brackets and apostrophes do not count; hyphens part words.',
      default: true,
      advanced: true,
    }),
    capitalsFirst: toggle({
      label: 'Capitals first',
      help: 'Of words that differ in case alone.',
      default: false,
      advanced: true,
    }),
    mcAsMac: toggle({ label: 'Mc as Mac', default: false, advanced: true }),
    stAsSaint: toggle({ label: 'St. as Saint', default: false, advanced: true }),
    blank: choice({
      label: 'Blank lines',
      choices: { remove: 'Remove', start: 'To the start', end: 'To the end' },
      default: 'remove',
      advanced: true,
    }),
  },
  result: 'text',
  examples: [
    {
      title: 'A shopping list',
      inputs: { text: 'pears\nÄpfel\nbread\n10 eggs\n2 lemons\nApples\n' },
      output: '2 lemons\n10 eggs\nÄpfel\nApples\nbread\npears\n',
    },
    {
      title: 'Film titles',
      inputs: { text: 'The Third Man\nA Night at the Opera\nMetropolis\nThe Apartment' },
      options: { articles: 'en', headings: 'letters' },
      output: 'A\nThe Apartment\n\nM\nMetropolis\n\nN\nA Night at the Opera\n\nT\nThe Third Man',
    },
    {
      title: 'Composers by last name',
      inputs: { text: 'Ludwig van Beethoven\nJohann Sebastian Bach\nClara Schumann' },
      options: { by: 'surname', withParticles: false, surnameFirst: true },
      output: 'Bach, Johann Sebastian\nBeethoven, Ludwig van\nSchumann, Clara',
    },
    {
      title: 'A numbered list',
      inputs: { text: '1. pear\n2. fig\n3. apple' },
      output: '1. apple\n2. fig\n3. pear',
    },
    {
      title: 'Inside a sentence',
      inputs: { text: 'Peru, Chile, Brazil, Ecuador' },
      options: { separator: 'comma' },
      output: 'Brazil, Chile, Ecuador, Peru',
    },
  ],
  page: {
    what: 'Alphabetises a list as a librarian would: a glossary, a bibliography, an index, names of people. It knows the alphabets of thirty languages, passes over articles and quotation marks, sorts people by last name, puts letters with counts above the groups, and leaves bullets and numbers in place while the entries move.',
    how: [
      'Type, paste or open the list, one entry a line or with commas between them.',
      'Choose the order, the alphabet, and whether to sort by the entry or by the last name.',
      'For titles, choose the language whose articles are passed over; for a glossary, add letter headings.',
      'Copy or download the list.',
    ],
    questions: [
      {
        question: 'What is the difference between word by word and letter by letter?',
        answer:
          'Word by word, a space comes before every letter, so New York stands before Newark. Letter by letter, spaces do not count, so Newark stands before New York. Dictionaries mostly use the second, library catalogues the first.',
      },
      {
        question: 'Where do Å, Ä, Ñ and Ø go?',
        answer:
          'Where the language puts them. In English and German, Ä stands with A; in Swedish, Å, Ä and Ö follow Z; in Spanish, Ñ follows N; in traditional Spanish and in Czech, Ch is a letter of its own. Choose the alphabet to match your readers.',
      },
      {
        question: 'How are last names found?',
        answer:
          'The last word is the last name, with van, von, de, di and their kin before it if you like. Jr., III and PhD are passed over. A name with a comma, such as Beethoven, Ludwig van, is read as it stands. Chinese, Japanese, Korean and Hungarian names begin with the family name: sort them by entry.',
      },
      {
        question: 'Why do my numbers come in the right order?',
        answer:
          'Digits are compared by value, so that item 2 stands before item 10. Switch “Numbers by value” off to compare them sign by sign.',
      },
      {
        question: 'What happens to capitals and to equal entries?',
        answer:
          'Case only decides between words that are otherwise the same. Entries that are equal in every respect keep the order they had, and “Remove duplicates” leaves one of each.',
      },
    ],
  },
  related: [
    'text-sorter',
    'alphabetical-text-sorter',
    'remove-duplicates',
    'bullet-point-generator',
    'text-merger',
  ],
  run({ text: input }, options) {
    const { by, language } = options;
    const known =
      options.articles === 'own' ? options.ownArticles : knownArticles(options.articles);
    const sorted = sortList(input, {
      ...options,
      descending: options.order === 'za',
      separator: separatorOf(options.separator, options.otherSeparator),
      comparison: comparison({ ...options, language }),
      keyOf: keyMaker({ ...options, articles: by === 'entry' ? known : [] }),
      written: (entry) =>
        by === 'surname' && options.surnameFirst
          ? surnameFirst(personName(entry), options.withParticles)
          : entry,
    });
    return result(text(sorted.text, { title: 'List' }), {
      facts: factsOf(sorted),
      more: letterTable(sorted),
    });
  },
});

function knownArticles(language: keyof typeof articles | 'none'): readonly string[] {
  return language === 'none' ? [] : articles[language];
}

function separatorOf(
  separator: 'line' | 'comma' | 'semicolon' | 'other',
  typed: string,
): string | undefined {
  if (separator === 'line') return undefined;
  if (separator !== 'other') return delimiters[separator];
  if (typed === '') {
    throw optionError('otherSeparator', 'Enter what stands between two entries, such as "/".');
  }
  return unescapeSigns(typed);
}

function factsOf({ entries, duplicates, blanks }: SortedList): string[] {
  const counted = (count: number, singular: string, plural: string) =>
    `${count.toLocaleString('en')} ${count === 1 ? singular : plural}`;
  const facts = [counted(entries, 'entry', 'entries')];
  if (duplicates > 0) facts.push(`${counted(duplicates, 'duplicate', 'duplicates')} removed`);
  if (blanks > 0) facts.push(counted(blanks, 'blank line', 'blank lines'));
  return facts;
}

/** How many entries each letter has. */
function letterTable({ groups }: SortedList) {
  if (groups.length === 0) return [];
  const columns = [
    { label: 'Letter', kind: 'text' },
    { label: 'Entries', kind: 'number' },
  ] as const;
  const rows = groups.map(({ heading, lines }) => [heading, lines.length]);
  return [table({ title: 'Letters', columns, rows })];
}
