import { defineTool, noInputs, optionError, result, text } from '@textbench/kit';
import { seededRandom } from '@textbench/language';
import { countWords, exactBytes, exactWords } from './lorem-ipsum/exact-amounts.ts';
import type { Filler } from './lorem-ipsum/fillers.ts';
import { fillers } from './lorem-ipsum/fillers.ts';
import { itemsAs, paragraphsAs } from './lorem-ipsum/layout.ts';
import type { Options } from './lorem-ipsum/options.ts';
import { options } from './lorem-ipsum/options.ts';
import type { TextMaker } from './lorem-ipsum/text-maker.ts';
import { textMaker } from './lorem-ipsum/text-maker.ts';

const limits = {
  paragraphs: 20_000,
  sentences: 100_000,
  words: 1_000_000,
  bytes: 10_000_000,
  items: 100_000,
} as const;

export const tool = defineTool({
  title: 'Lorem Ipsum Generator',
  description:
    'Writes filler text to the exact number of paragraphs, sentences, words, bytes or list items, in twelve kinds.',
  icon: 'pilcrow',
  keywords: [
    'dummy text',
    'placeholder',
    'filler',
    'blind text',
    'latin',
    'cicero',
    'mock',
    'sample',
  ],
  inputs: noInputs,
  options,
  result: 'text',
  examples: [
    {
      title: 'The usual passage',
      inputs: {},
      options: { source: 'usual', count: 1 },
      output:
        'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit anim id est laborum.',
    },
    {
      title: 'Ten words of Cicero in HTML',
      inputs: {},
      options: { source: 'cicero', unit: 'words', count: 10, format: 'html' },
      output: '<p>Sed ut perspiciatis unde omnis iste natus error sit voluptatem.</p>',
    },
    {
      title: 'Exactly 40 bytes',
      inputs: {},
      options: { source: 'usual', unit: 'bytes', count: 40 },
      output: 'Lorem ipsum dolor sit amet, consectetur.',
    },
    {
      title: 'Three paragraphs of random Latin',
      inputs: {},
      output:
        /^Lorem ipsum dolor sit amet, consectetur adipiscing elit\. [A-Z][^\n]+\n\n[A-Z][^\n]+\.\n\n[A-Z][^\n]+\.$/,
    },
  ],
  page: {
    what: 'It fills a layout with text that nobody will read: random Latin that begins with “Lorem ipsum”, the usual passage, what Cicero really wrote, or filler in Cyrillic, Greek, Arabic, Hebrew, Hindi, Korean, Japanese and Chinese. You get exactly as many paragraphs, sentences, words, bytes or list items as you ask for, and the same seed gives the same text again.',
    how: [
      'Say how many of what you need: paragraphs for a page, bytes for a field with a limit.',
      'Choose the text, and plain, HTML or Markdown.',
      'Press the dice beside the seed for another text, then copy.',
    ],
    questions: [
      {
        question: 'What does Lorem ipsum mean?',
        answer:
          'Nothing. It is a passage of Cicero’s “On the ends of good and evil” from 45 BC, cut in mid-word and shuffled: “dolorem ipsum” means “pain itself”. The original, book 1, sections 32 and 33, is here under “Cicero”.',
      },
      {
        question: 'Why is the text not in a real language?',
        answer:
          'Readable text draws the eye, and people then discuss the words rather than the design. Random Latin has the look of a language without its meaning. To test how a page copes with other scripts, with text from right to left or without spaces, choose one of those.',
      },
      {
        question: 'How are words counted in Chinese and Japanese?',
        answer: 'As characters, punctuation not counted, which is how texts are measured there.',
      },
      {
        question: 'How can the bytes be exact?',
        answer:
          'The text is cut after the last whole character that fits, in UTF-8, and the one to three bytes that a character of another script may leave over are filled with full stops.',
      },
    ],
  },
  related: ['paragraph-generator', 'text-generation', 'text-repeater', 'password-generator'],
  run(_inputs, values) {
    demandSense(values);
    const filler: Filler = fillers[values.source];
    const maker = textMaker(filler, shapeOf(values), seededRandom(values.seed));
    const written = write(maker, filler, values);
    return result(text(written), { facts: factsOn(written, filler, values) });
  },
});

function demandSense({
  count,
  unit,
  leastWords,
  mostWords,
  leastSentences,
  mostSentences,
}: Options) {
  if (count > limits[unit]) {
    const name = unit === 'items' ? 'list items' : unit;
    throw optionError(
      'count',
      `At most ${limits[unit].toLocaleString('en')} ${name} are written at once.`,
    );
  }
  if (leastWords > mostWords) {
    throw optionError(
      'leastWords',
      `The least, ${leastWords}, is more than the most, ${mostWords}.`,
    );
  }
  if (leastSentences > mostSentences) {
    throw optionError(
      'leastSentences',
      `The least, ${leastSentences}, is more than the most, ${mostSentences}.`,
    );
  }
}

function shapeOf(values: Options) {
  return {
    words: { least: values.leastWords, most: values.mostWords },
    sentences: { least: values.leastSentences, most: values.mostSentences },
    begin: values.begin,
  };
}

function write(
  maker: TextMaker,
  { writing }: Filler,
  { unit, count, format, numbered }: Options,
): string {
  const { space } = writing;
  const several = <T>(make: () => T) => Array.from({ length: count }, make);
  switch (unit) {
    case 'paragraphs':
      return paragraphsAs(
        format,
        several(() => maker.paragraph().join(space)),
      );
    case 'sentences':
      return count === 0 ? '' : paragraphsAs(format, [several(() => maker.sentence()).join(space)]);
    case 'words':
      return count === 0
        ? ''
        : paragraphsAs(format, [exactWords(maker, count, writing).join(space)]);
    case 'bytes':
      return exactBytes(maker, count, writing);
    case 'items':
      return itemsAs(
        format,
        several(() => maker.item()),
        numbered,
      );
  }
}

/** What was not asked for, and so may be of interest. */
function factsOn(written: string, { writing }: Filler, { unit, format }: Options): string[] {
  const bytes = new TextEncoder().encode(written).length.toLocaleString('en');
  if (format !== 'plain' || unit === 'items' || written === '') return [`${bytes} bytes`];
  const words = written.split('\n\n').reduce((sum, part) => sum + countWords(part, writing), 0);
  const name = writing.space === '' ? 'characters' : 'words';
  return [`${words.toLocaleString('en')} ${name}`, `${bytes} bytes`];
}
