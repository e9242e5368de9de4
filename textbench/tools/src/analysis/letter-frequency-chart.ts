import { choice, defineTool, integer, oneText, toggle } from '@textbench/kit';
import { frequencyReport } from './letter-frequency-chart/frequency-report.ts';
import { letterCounter } from './letter-frequency-chart/letter-counts.ts';

export const tool = defineTool({
  title: 'Letter Frequency Chart',
  description:
    'Counts letters, pairs or characters of a text, charts them and compares with a language.',
  icon: 'chart-column',
  keywords: [
    'histogram',
    'cipher',
    'cryptanalysis',
    'bigram',
    'alphabet',
    'index of coincidence',
    'count letters',
  ],
  inputs: oneText,
  options: {
    unit: choice({
      label: 'Count',
      choices: { letters: 'Letters', pairs: 'Pairs', characters: 'Characters' },
      default: 'letters',
    }),
    compare: choice({
      label: 'Compare with',
      choices: {
        none: 'Nothing',
        english: 'English',
        german: 'German',
        french: 'French',
        spanish: 'Spanish',
      },
      default: 'english',
      when: { option: 'unit', is: 'letters' },
    }),
    order: choice({
      label: 'Order',
      choices: { alphabet: 'Alphabet', frequency: 'Frequency' },
      default: 'alphabet',
    }),
    ignoreCase: toggle({ label: 'Ignore case', default: true }),
    ignoreAccents: toggle({ label: 'Ignore accents', default: false }),
    most: integer({
      label: 'In the chart at most',
      help: 'The table always has all of them.',
      default: 60,
      min: 1,
      max: 200,
      advanced: true,
    }),
  },
  result: 'chart',
  examples: [
    {
      title: 'A short sentence',
      inputs: { text: 'Sea shells.' },
      options: { compare: 'none' },
      output:
        'Letter\tPercent\na\t11.11111111111111\ne\t22.22222222222222\nh\t11.11111111111111\nl\t22.22222222222222\ns\t33.333333333333336\n',
    },
    {
      title: 'Pairs of letters',
      inputs: { text: 'banana' },
      options: { unit: 'pairs', order: 'frequency' },
      output: 'Pair\tPercent\nan\t40\nna\t40\nba\t20\n',
    },
    {
      title: 'A cipher to look at',
      inputs: { text: 'WKH TXLFN EURZQ IRA MXPSV RYHU WKH ODCB GRJ' },
      options: { order: 'frequency', compare: 'english' },
      output: /^Letter\tPercent\tEnglish\nr\t11\.428571428571429\t6\.28\n/,
    },
  ],
  page: {
    what: 'Counts how often each letter, pair of letters or character occurs and draws the counts as a chart, with the usual frequencies of a language beside them. The figures of cryptanalysis stand with it: index of coincidence, entropy and chi-square.',
    how: [
      'Type or paste a text, or open a file of any size.',
      'Choose what is counted, and the language to compare with.',
      'Read the chart or the table; copy it, or save it as CSV, SVG or PNG.',
    ],
    questions: [
      {
        question: 'What does the index of coincidence say?',
        answer:
          'The chance that two letters drawn from the text are the same. English text has about 0.067, evenly random letters have 0.038. A cipher that replaces letter by letter keeps the first value, one with many alphabets comes near the second.',
      },
      {
        question: 'Are é and e the same letter?',
        answer:
          'Not unless you switch on `Ignore accents`. An é written as e with a combining accent counts as é: the text is composed first.',
      },
      {
        question: 'Do pairs reach across words?',
        answer:
          'No. A pair is two letters next to each other; a space, a digit or a hyphen between them ends it.',
      },
      {
        question: 'Where do the expected frequencies come from?',
        answer:
          'English from Peter Norvig’s count over 3.6 trillion letters of Google Books (2012); German and Spanish from Practical Cryptography’s counts over newspapers and the web (Leipzig Wortschatz), French from Thomas Tempé’s corpus of 1.5 million letters. Accents that those counts leave out are from Wikipedia.',
      },
    ],
  },
  related: [
    'word-frequency-counter',
    'vowel-consonant-counter',
    'rot13-encoder-decoder',
    'text-statistics',
  ],
  run({ text: input }, options) {
    const counter = letterCounter(options);
    counter.push(input);
    return frequencyReport(counter.end(), options);
  },
  summaryStream(options) {
    const counter = letterCounter(options);
    return {
      push: (piece) => counter.push(piece),
      end: () => frequencyReport(counter.end(), options),
    };
  },
});
