import { choice, type OptionValues } from '@textbench/kit';

export const options = {
  language: choice({
    label: 'Language',
    help: 'Decides on syllables, abbreviations and formulas.',
    choices: { auto: 'As found', en: 'English', de: 'German', es: 'Spanish', fr: 'French' },
    default: 'auto',
  }),
  marks: choice({
    label: 'Mark in the text',
    choices: { hard: 'Hard sentences', all: 'All sentences', words: 'Hard words', none: 'Nothing' },
    default: 'hard',
  }),
} as const;

export type ReadabilityOptions = OptionValues<typeof options>;
