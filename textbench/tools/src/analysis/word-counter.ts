import { defineTool, oneText } from '@textbench/kit';
import { options } from './word-counter/options.ts';
import { countsReport } from './word-counter/report.ts';
import { textCounter } from './word-counter/text-counts.ts';

export const tool = defineTool({
  title: 'Word Counter',
  description:
    'Counts words, characters, sentences, paragraphs and lines, with reading time, goals and the limits of platforms.',
  icon: 'whole-word',
  keywords: [
    'wc',
    'character count',
    'letter count',
    'tweet length',
    'sms length',
    'pages',
    'speaking time',
    'essay',
    'meta description',
  ],
  inputs: oneText,
  options,
  result: 'figures',
  examples: [
    {
      title: 'A paragraph',
      inputs: {
        text: "It's raining again — the third day. We'll stay in, read, and drink tea.\nNobody minds.\n",
      },
      output: /^Words\t15\nCharacters\t86\nSentences\t3\nReading time\t4 s\n/,
    },
    {
      title: 'What counts as one word',
      inputs: { text: "don't, e-mail, 3.14, 1,000, 12:30, U.S., snake_case" },
      output: /^Words\t7\n/,
    },
    {
      title: 'Emoji and other scripts',
      inputs: { text: '👨‍👩‍👧 sagt 你好' },
      output: /^Words\t2\nCharacters\t9\n/,
    },
    {
      title: 'Towards a goal',
      inputs: { text: 'Once upon a time there was a word count.' },
      options: { goal: 'words', goalAmount: 1000 },
      output: /\nGoal\t9 words\n/,
    },
  ],
  page: {
    what: 'Counts words, characters, sentences, paragraphs and lines while you type, and works out reading time, speaking time and pages. A second tab lists the commonest words, a third holds the text against the limits of posts, titles, descriptions and text messages, counted as each platform counts.',
    how: [
      'Type or paste a text, or open a file of any size.',
      'Read the figures; set a goal in words or characters to see how much is left.',
      'Look at the tabs for the commonest words and the limits of platforms.',
    ],
    questions: [
      {
        question: 'What counts as a word?',
        answer:
          'A run of letters and digits with the apostrophes, hyphens and decimal points inside it: `don’t`, `e-mail`, `3.14`, `1,000` and `12:30` are one word each. A dash between spaces and an emoji are none; `and/or` is two. Chinese, Japanese, Thai, Lao, Khmer and Burmese are divided by the dictionary of your browser.',
      },
      {
        question: 'Why does Word or `wc` give another number?',
        answer:
          'They count everything between spaces, so that a dash standing alone is a word and `and/or` is one. In plain prose the numbers are the same.',
      },
      {
        question: 'What counts as a character?',
        answer:
          'What you see as one: é is one however it is stored, and so is a family emoji or a flag, which are several code points. The last figure is the size of the text in UTF-8 bytes.',
      },
      {
        question: 'How does it know where a sentence ends?',
        answer:
          'At full stops, question and exclamation marks, but not after abbreviations such as Dr. or e.g., initials, decimals, or a quotation that goes on. Headings, list items and blank lines end a sentence without a full stop.',
      },
      {
        question: 'How is the reading time worked out?',
        answer:
          'From 238 words a minute, the average of adults reading English prose silently (Brysbaert 2019), and 183 for reading aloud. Both can be changed.',
      },
      {
        question: 'How does X count a post?',
        answer:
          'Every link counts 23 characters, emoji and Chinese, Japanese and Korean characters count 2, most others 1; 280 are allowed. The tab Limits counts like that.',
      },
    ],
  },
  related: [
    'count-metrics',
    'text-statistics',
    'read-time',
    'word-frequency-counter',
    'readability',
  ],
  run({ text }, values, { progress }) {
    const counter = textCounter(values.paragraphs === 'lines');
    counter.push(text, progress);
    return countsReport(counter.end(), values);
  },
  summaryStream(values) {
    const counter = textCounter(values.paragraphs === 'lines');
    return { push: (piece) => counter.push(piece), end: () => countsReport(counter.end(), values) };
  },
});
