import { choice, defineTool, list, oneText, result, table, text, toggle } from '@textbench/kit';
import { caseLanguages } from '../engines/case-mapping.ts';
import { caseNames, caseStream, convertWhole, everyCase } from './case-converter/convert.ts';

const prose = ['sentence', 'title', 'capitalised'] as const;
const names = [
  'camel',
  'pascal',
  'snake',
  'kebab',
  'constant',
  'dot',
  'path',
  'train',
  'header',
] as const;

export const tool = defineTool({
  title: 'Case Converter',
  description:
    'Changes a text to upper, lower, sentence or title case, or lines to camelCase, snake_case and seven more name styles.',
  icon: 'case-sensitive',
  keywords: [
    'uppercase',
    'lowercase',
    'capitalize',
    'capital letters',
    'caps lock',
    'small letters',
    'kebab-case',
    'PascalCase',
    'swap case',
    'toggle case',
  ],
  inputs: oneText,
  options: {
    case: choice({ label: 'Case', choices: caseNames, default: 'upper' }),
    kept: choice({
      label: 'Other capitals',
      help: 'Capitals inside the text that stay as they are written; addresses always stay.',
      choices: {
        none: 'Lower',
        mixed: 'Keep iPhone',
        acronyms: 'Keep NASA',
        all: 'Keep all',
      },
      default: 'none',
      when: { option: 'case', is: prose },
    }),
    eachLine: toggle({
      label: 'A new line begins a sentence',
      help: 'Off for text whose sentences run over several lines; then a blank line begins one.',
      default: true,
      when: { option: 'case', is: 'sentence' },
    }),
    splitNumbers: toggle({
      label: 'Numbers are words',
      help: 'Writes version2 as version_2.',
      default: false,
      when: { option: 'case', is: names },
    }),
    language: choice({
      label: 'Language',
      help: 'Turkish i and İ, Dutch IJ, Greek accents, Lithuanian dots, Armenian ligatures, English I.',
      choices: caseLanguages,
      default: 'en',
    }),
    smallWords: list({
      label: 'Small words',
      help: 'Stay small in titles, but for the first and the last word.',
      default:
        'a an and as at but by for from in into nor of off on or over per the to up via vs with'.split(
          ' ',
        ),
      when: { option: 'case', is: 'title' },
      advanced: true,
    }),
    capitalSharpS: toggle({
      label: 'Capital ß is ẞ',
      help: 'Off writes SS, as most German texts do.',
      default: false,
      advanced: true,
    }),
  },
  result: 'text',
  examples: [
    {
      title: 'Capitals throughout',
      inputs: { text: 'Große Straße, naïve café' },
      output: 'GROSSE STRASSE, NAÏVE CAFÉ',
    },
    {
      title: 'A headline',
      inputs: { text: "it's a long way to the top: the story of o'reilly" },
      options: { case: 'title' },
      output: "It's a Long Way to the Top: The Story of O'Reilly",
    },
    {
      title: 'Caps Lock was on',
      inputs: { text: 'HELLO AGAIN. I THINK IT’S FIXED, E.G. HERE! THANKS' },
      options: { case: 'sentence' },
      output: 'Hello again. I think it’s fixed, e.g. here! Thanks',
    },
    {
      title: 'Names for a program',
      inputs: { text: 'parseURLsFromText\nlast modified (UTC)\nDon’t retry' },
      options: { case: 'snake' },
      output: 'parse_urls_from_text\nlast_modified_utc\ndont_retry',
    },
    {
      title: 'Turkish capitals',
      inputs: { text: 'istanbul ışık' },
      options: { language: 'tr' },
      output: 'İSTANBUL IŞIK',
    },
  ],
  page: {
    what: 'Writes a text in another case. Upper, lower, sentence, title, every word, alternating and inverse work on running text of any length. The nine name styles, from camelCase to Header-Case, turn each line into one name. Beside the result, a table shows the first line in all sixteen cases.',
    how: [
      'Type, paste or open the text.',
      'Choose the case. For sentences and titles, say which capitals should stay, such as those of iPhone and NASA.',
      'Choose the language if it is Turkish, Dutch, Greek, Lithuanian or Armenian: their capitals differ.',
      'Copy or download the result, or pick another case from the table.',
    ],
    questions: [
      {
        question: 'Why does it not write It’S or NaïVe?',
        answer:
          'A word ends where a person sees it end. Apostrophes between letters and accented letters of every script are part of the word, so it’s becomes It’s and naïve becomes Naïve.',
      },
      {
        question: 'What is the difference between Title Case and Every Word?',
        answer:
          'Every Word gives each word a capital. Title Case leaves small words such as `of`, `the` and `to` small unless they begin or end a title or follow a colon. The list of small words can be changed.',
      },
      {
        question: 'Can I keep names and abbreviations when I go to sentence case?',
        answer:
          'Yes. “Keep iPhone” leaves words with capitals inside, “Keep NASA” also leaves words in capitals throughout, and “Keep all” only adds capitals and removes none. A text typed with Caps Lock on is best converted with “Lower”.',
      },
      {
        question: 'How are names split into words?',
        answer:
          'At spaces and signs, before a capital that follows a small letter or a digit, and before the last capital of a run: `XMLHttpRequest` is XML, Http and Request, and `userIDs` is user and IDs. Apostrophes disappear, every letter and digit stays.',
      },
      {
        question: 'What happens to ß, ﬁ, ǆ and ς?',
        answer:
          'They follow Unicode: ß becomes SS (or ẞ if you choose), the ligature ﬁ becomes FI or Fi, ǆ becomes Ǆ or, at the start of a word, ǅ, and a sigma at the end of a word is written ς in lower case.',
      },
    ],
  },
  related: [
    'title-capitalization',
    'sentence-capitalization',
    'camelcase-converter',
    'snake-case-converter',
    'text-to-slug',
  ],
  run({ text: input }, options) {
    const main = text(convertWhole(input, options), { title: 'Text' });
    const rows = everyCase(input, options);
    if (rows.length === 0) return result(main);
    const columns = [
      { label: 'Case', kind: 'text' },
      { label: 'First line', kind: 'text' },
    ] as const;
    return result(main, { more: [table({ title: 'All cases', columns, rows })] });
  },
  textStream: caseStream,
});
