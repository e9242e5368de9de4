import { defineTool, oneText } from '@textbench/kit';
import { eachWord } from '@textbench/language';
import { likelyLanguage } from '../engines/word-frequency/stop-words.ts';
import { wordKey } from '../engines/word-frequency/word-key.ts';
import { options, type ReadabilityOptions } from './readability/options.ts';
import { type Language, readabilityReport } from './readability/report.ts';
import { wordLookup } from './readability/word-facts.ts';

/** So much of a text, in UTF-16 code units, is looked at to tell its language. */
const sampleLength = 20_000;

export const tool = defineTool({
  title: 'Readability',
  description:
    'Grades a text by Flesch, Gunning Fog, SMOG, Dale-Chall and eight more formulas, and marks its hard sentences and words.',
  icon: 'book-open-check',
  keywords: [
    'flesch-kincaid',
    'reading level',
    'reading ease',
    'grade level',
    'lix',
    'plain language',
    'coleman-liau',
    'wiener sachtextformel',
  ],
  inputs: oneText,
  options,
  result: 'figures',
  examples: [
    {
      title: 'Easy sentences',
      inputs: { text: 'The cat sat on the mat. The dog ran to the cat. They sat in the sun.' },
      output: /\nFlesch reading ease\t116\.5\n[\s\S]*\nFlesch-Kincaid\t-1\.6 grade\n/,
    },
    {
      title: 'An officialese sentence',
      inputs: {
        text: 'Notwithstanding the aforementioned considerations, applicants demonstrating exceptional circumstances may subsequently request administrative reconsideration.',
      },
      output: /\nIn words\tvery hard\n/,
    },
    {
      title: 'German, by its own formulas',
      inputs: {
        text: 'Der Zug fährt um acht. Wir sind zu spät und müssen auf den nächsten warten. Das ist nicht schlimm, denn die Sonne scheint.',
      },
      output: /\nReading ease \(Amstad\)\t[\s\S]*\nWiener Sachtextformel\t/,
    },
  ],
  page: {
    what: 'Works out how easy a text is to read by twelve known formulas, with the grade level most of them agree on. Hard sentences are marked in the text itself, and two tables list the hardest sentences and the words that make them so. For German, Spanish and French it uses the formulas made for those languages.',
    how: [
      'Type or paste a text of a hundred words or more, or open a file.',
      'Read the grade level and the reading ease, then look at the sentences marked as hard.',
      'Shorten the longest sentences and replace the hard words the tables list, and watch the figures change.',
    ],
    questions: [
      {
        question: 'What is a good score?',
        answer:
          'For a general public aim at a reading ease of 60 to 70, or a grade level of about 8. Specialists cope with 30 to 50. Under 30 nearly everybody reads slowly.',
      },
      {
        question: 'Why do the formulas disagree?',
        answer:
          'Each looks at something else: Flesch and Fog at syllables, Coleman-Liau and the Automated Readability Index at letters, Dale-Chall at a list of 3,000 easy words. The grade level shown first is the median of the six that give grades for any text.',
      },
      {
        question: 'How are syllables counted?',
        answer:
          'By spelling rules with a list of 1,800 exceptions, which together agree with the CMU Pronouncing Dictionary on all its common words. A number is one syllable, and abbreviations such as BBC are spelled out.',
      },
      {
        question: 'Which words does Gunning Fog call complex?',
        answer:
          'Words of three syllables or more, but no names, no hyphenated compounds of short words, and none that get their third syllable from -es, -ed or -ing. SMOG counts them all.',
      },
      {
        question: 'Do headings and lists spoil the figures?',
        answer:
          'They are taken as sentences of their own, so they do not run into the next one, but they shorten the average. For exact figures paste the running text alone.',
      },
      {
        question: 'Can a formula tell whether my text is good?',
        answer:
          'No. It measures lengths, not sense. Use it to find what to look at again, not as a target.',
      },
    ],
  },
  related: [
    'text-statistics',
    'hard-word-identifier',
    'sentence-length-analyzer',
    'passive-voice-checker',
    'word-counter',
  ],
  async run({ text }, values) {
    const language = languageOf(text, values.language);
    const lookUp = await wordLookup(language.tag);
    return readabilityReport(text, language, lookUp, values.marks);
  },
});

function languageOf(text: string, chosen: ReadabilityOptions['language']): Language {
  if (chosen !== 'auto') return { tag: chosen, source: 'chosen' };
  const sample = text.slice(0, sampleLength);
  const words: [string, number][] = [];
  eachWord(sample, (start, end) => {
    words.push([wordKey(sample.slice(start, end), { ignoreCase: true }), 1]);
  });
  const found = likelyLanguage(words);
  return found ? { tag: found, source: 'found' } : { tag: 'en', source: 'assumed' };
}
