import { choice, integer, type OptionValues, toggle } from '@textbench/kit';

export const options = {
  goal: choice({
    label: 'Goal',
    choices: { none: 'None', words: 'Words', characters: 'Characters' },
    default: 'none',
  }),
  goalAmount: integer({
    label: 'Amount',
    default: 500,
    min: 1,
    max: 10_000_000,
    when: { option: 'goal', is: ['words', 'characters'] },
  }),
  topWords: integer({ label: 'Top words', default: 20, min: 0, max: 1_000 }),
  leaveOutCommon: toggle({
    label: 'Leave out common words',
    help: 'English function words such as the, of and is; they are counted, but not listed.',
    default: true,
  }),
  readingSpeed: integer({
    label: 'Reading speed',
    help: 'Adults read English prose silently at 238 words a minute on average (Brysbaert 2019).',
    unit: 'words a minute',
    default: 238,
    min: 20,
    max: 2_000,
    advanced: true,
  }),
  speakingSpeed: integer({
    label: 'Speaking speed',
    help: 'Reading aloud takes 183 words a minute on average; 130 to 150 suits a talk.',
    unit: 'words a minute',
    default: 183,
    min: 20,
    max: 2_000,
    advanced: true,
  }),
  wordsPerPage: integer({
    label: 'Words a page',
    help: 'About 500 on a page with single spacing, 250 with double spacing.',
    default: 500,
    min: 1,
    max: 10_000,
    advanced: true,
  }),
  paragraphs: choice({
    label: 'Paragraphs end at',
    choices: { blank: 'Blank lines', lines: 'Every line end' },
    default: 'blank',
    advanced: true,
  }),
} as const;

export type WordCounterOptions = OptionValues<typeof options>;
