import {
  chart,
  choice,
  defineTool,
  figures,
  integer,
  list,
  type Note,
  result,
  textInput,
  toggle,
  warning,
} from '@textbench/kit';
import { type CountedWord, countedWords } from '../engines/word-frequency/count-words.ts';
import { comparisonTable, frequencyTable } from './word-frequency-counter/frequency-table.ts';

const mostInChart = 30;

export const tool = defineTool({
  title: 'Word Frequency Counter',
  description: 'Lists every word of a text with its count, share and rank, and compares two texts.',
  icon: 'list-ordered',
  keywords: [
    'count words',
    'uniq -c',
    'concordance',
    'word list',
    'vocabulary',
    'keywords',
    'keyness',
  ],
  inputs: {
    text: textInput({ label: 'Text' }),
    other: textInput({
      label: 'Compare with',
      optional: true,
      placeholder: 'Optional: a second text, to see which words set the two apart.',
    }),
  },
  options: {
    order: choice({
      label: 'Order',
      choices: {
        count: 'Count',
        alphabet: 'Alphabet',
        length: 'Length',
        appearance: 'As they appear',
        difference: 'Difference',
      },
      default: 'count',
    }),
    ignoreCase: toggle({ label: 'Ignore case', default: true }),
    mergeForms: toggle({
      label: 'Merge forms',
      help: 'Counts run, runs and running together, by Porter’s stems for English.',
      default: false,
    }),
    leaveOutCommon: toggle({
      label: 'Leave out common words',
      help: 'English function words: the, of, and, is, they and so on.',
      default: false,
    }),
    leaveOutNumbers: toggle({ label: 'Leave out numbers', default: false }),
    shortest: integer({
      label: 'Shortest word',
      unit: 'letters',
      default: 1,
      min: 1,
      max: 50,
      advanced: true,
    }),
    leaveOut: list({
      label: 'Leave out also',
      placeholder: 'One word a line',
      default: [],
      advanced: true,
    }),
  },
  result: 'table',
  examples: [
    {
      title: 'A line of Gertrude Stein',
      inputs: { text: 'Rose is a rose is a rose is a rose.', other: '' },
      output:
        'Rank\tWord\tCount\tShare\tCumulative\n1\trose\t4\t0.4\t0.4\n2\ta\t3\t0.3\t0.7\n2\tis\t3\t0.3\t1\n',
    },
    {
      title: 'Only words that carry a topic',
      inputs: { text: 'The cats sat with a cat on the mats.', other: '' },
      options: { leaveOutCommon: true, mergeForms: true },
      output:
        'Rank\tWord\tCount\tShare\tCumulative\n1\tcats\t2\t0.5\t0.5\n2\tmats\t1\t0.25\t0.75\n2\tsat\t1\t0.25\t1\n',
    },
    {
      title: 'Which words set two texts apart',
      inputs: { text: 'tea tea tea milk', other: 'milk coffee coffee coffee' },
      options: { order: 'difference' },
      output:
        /^Rank\tWord\t.*\n1\ttea\t3\t0\.75\t0\t0\t4\.1588.*\tthis\n\d\tcoffee\t0\t0\t3\t0\.75\t4\.1588.*\tthe other\n/,
    },
  ],
  page: {
    what: 'Finds every word of a text and says how often it occurs, which share of the text it is, and which rank it has. With a second text it shows beside each word how often that one uses it, and by log-likelihood how surely the two differ.',
    how: [
      'Type or paste a text, or open a file.',
      'Choose what counts as the same word and what is left out.',
      'Sort by any column; copy the table or save it as CSV, TSV or JSON.',
      'To compare, put a second text beside it and choose the order Difference.',
    ],
    questions: [
      {
        question: 'What is a word here?',
        answer:
          'A run of letters and digits with the apostrophes, hyphens and decimal points inside it: don’t, well-known and 3.14 are one word each. Chinese, Japanese and Thai are divided by the dictionary of your browser.',
      },
      {
        question: "Are don’t and don't the same?",
        answer:
          'Yes. The typographic and the typewriter apostrophe count as one, and so do é as one character and as e with an accent.',
      },
      {
        question: 'What does log-likelihood tell me?',
        answer:
          'How unlikely the difference between the two texts would be if both used the word alike. From 3.84 on it is under 5 %, from 15.13 on under 0.01 %. Words with high values are the ones that set the texts apart.',
      },
      {
        question: 'How are forms merged?',
        answer:
          'By Porter’s rules, which cut English endings: connect, connected and connection come together. They are shown under the form that occurs most. For other languages leave it off.',
      },
    ],
  },
  related: [
    'word-counter',
    'keyword-density-analyzer',
    'letter-frequency-chart',
    'text-statistics',
    'word-cloud-generator',
  ],
  run({ text, other }, options) {
    const words = countedWords(text, options);
    const others = countedWords(other, options);
    const compares = other.trim() !== '';
    const main = compares
      ? comparisonTable(words, others, options.order)
      : frequencyTable(words, options.order);
    const total = words.reduce((sum, { count }) => sum + count, 0);
    const once = words.filter(({ count }) => count === 1).length;
    return result(main, {
      more: [
        topChart(words),
        figures({
          title: 'Figures',
          figures: [
            { label: 'Words', value: total, lead: true },
            { label: 'Different words', value: words.length, lead: true },
            { label: 'Words that occur once', value: once },
          ],
        }),
      ],
      facts: [
        `${total.toLocaleString('en')} words`,
        `${words.length.toLocaleString('en')} different`,
      ],
      notes: notesOn(options.order, compares, text.trim() !== '' && words.length === 0),
    });
  },
});

function topChart(words: readonly CountedWord[]) {
  const top = words.toSorted((one, other) => other.count - one.count).slice(0, mostInChart);
  return chart({
    title: 'Commonest',
    shape: 'bars',
    categoryLabel: 'Word',
    valueLabel: 'Count',
    points: top.map(({ word, count }) => ({ label: word, value: count })),
  });
}

function notesOn(order: string, compares: boolean, nothingLeft: boolean): Note[] {
  if (nothingLeft) return [warning('Nothing is left to count: every word is left out.')];
  if (order === 'difference' && !compares) {
    return [
      warning('The order by difference needs a second text; the words are in order of count.'),
    ];
  }
  return [];
}
