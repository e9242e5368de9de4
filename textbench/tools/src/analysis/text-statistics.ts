import { choice, defineTool, oneText, toggle } from '@textbench/kit';
import { readText } from './text-statistics/read-text.ts';
import { statisticsReport } from './text-statistics/report.ts';

export const tool = defineTool({
  title: 'Text Statistics',
  description:
    'Means, medians and spread of word, sentence and paragraph lengths, richness of vocabulary, entropy and a Zipf plot.',
  icon: 'chart-no-axes-column',
  keywords: [
    'lexical diversity',
    'type-token ratio',
    'mtld',
    'hapax',
    'average sentence length',
    'standard deviation',
    'stylometry',
  ],
  inputs: oneText,
  options: {
    ignoreCase: toggle({ label: 'Ignore case', default: true }),
    language: choice({
      label: 'Abbreviations of',
      help: 'After which abbreviations a sentence goes on.',
      choices: { en: 'English', de: 'German', fr: 'French', es: 'Spanish' },
      default: 'en',
    }),
  },
  result: 'figures',
  examples: [
    {
      title: 'Two sentences',
      inputs: { text: 'The cat saw the dog. The dog slept.' },
      output:
        /^Words\t8\nDifferent words\t5\nSentences\t2\nWords a sentence\t4\.0\nParagraphs\t1\nLetters a word\t3\.25\nWords that occur once\t3\nType-token ratio\t0\.625\n/,
    },
    {
      title: 'Always the same word',
      inputs: { text: 'no '.repeat(50) },
      output: /\nMTLD\t2\.0\nHD-D\t0\.024\nYule’s K\t9800\.0\n/,
    },
    {
      title: 'Too short for diversity',
      inputs: { text: 'A rose is a rose.' },
      output: /\nMTLD\tnot defined: needs at least 50 words\n/,
    },
  ],
  page: {
    what: 'Measures a text: how long its words, sentences and paragraphs are on average and how much that varies, how rich the vocabulary is by six measures, how evenly words and characters are used, and how much of it repeats. Charts show the lengths and the Zipf plot, a table lists the longest words and sentences.',
    how: [
      'Type or paste a text, or open a file.',
      'Choose the language whose abbreviations it uses, so that sentences are cut right.',
      'Read the figures; the tabs hold lengths, charts, and the longest words.',
    ],
    questions: [
      {
        question: 'Which measure of vocabulary should I use?',
        answer:
          'To compare texts of different length, MTLD, HD-D or Yule’s K: they hardly depend on length. The plain type-token ratio falls with every page, so it compares only texts of equal length.',
      },
      {
        question: 'What are MTLD and HD-D?',
        answer:
          'MTLD is the mean number of words over which the share of different words stays above 0.72 (McCarthy and Jarvis 2010); prose often has 60 to 120. HD-D is the share of different words to expect in 42 words drawn at random.',
      },
      {
        question: 'Why are some measures missing?',
        answer:
          'Under fifty words they say more about chance than about the text, and MTLD needs at least one word that comes twice.',
      },
      {
        question: 'What does the Zipf plot show?',
        answer:
          'The commonest word, the second, the fourth and so on, with their counts on a logarithmic scale. In most texts the points lie near a falling straight line, and the exponent is its slope.',
      },
      {
        question: 'What does “size when repeats are written once” mean?',
        answer:
          'The share of its size a text keeps when each phrase that came before is replaced by its number (Lempel and Ziv 1978), over the first million bytes. Varied text keeps more, and short texts keep nearly all.',
      },
      {
        question: 'Is the standard deviation that of a sample?',
        answer:
          'No, it is that of the whole text: the sum of squares is divided by n, not by n − 1.',
      },
    ],
  },
  related: [
    'readability',
    'word-frequency-counter',
    'sentence-length-analyzer',
    'word-length-histogram',
    'word-counter',
  ],
  run({ text }, options) {
    return statisticsReport(text, readText(text, options));
  },
});
