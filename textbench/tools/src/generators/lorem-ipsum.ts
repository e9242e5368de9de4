import {
  choice,
  defineTool,
  integer,
  noInputs,
  type OptionValues,
  optionError,
  result,
  seed,
  text,
  toggle,
} from '@textbench/kit';
import { createFiller, type Filler } from './lorem-ipsum/filler.ts';
import { asHtml, bytes, listItems, paragraphs, sentences, words } from './lorem-ipsum/units.ts';

/** Most of each unit, so that a result stays under about 5 MB. */
const most = {
  paragraphs: 10_000,
  sentences: 50_000,
  words: 500_000,
  bytes: 5_000_000,
  list: 50_000,
};

const drawn = {
  option: 'source',
  is: ['latin', 'greek', 'cyrillic', 'arabic', 'chinese'],
} as const;

const options = {
  unit: choice({
    label: 'Make',
    choices: {
      paragraphs: 'Paragraphs',
      sentences: 'Sentences',
      words: 'Words',
      bytes: 'Bytes',
      list: 'List items',
    },
    default: 'paragraphs',
  }),
  count: integer({ label: 'How many', default: 3, min: 0, max: 5_000_000 }),
  source: choice({
    label: 'Text',
    choices: {
      latin: 'Lorem ipsum',
      cicero: 'Cicero’s own words',
      greek: 'Greek',
      cyrillic: 'Cyrillic',
      arabic: 'Arabic',
      chinese: 'Chinese',
    },
    default: 'latin',
  }),
  usualBeginning: toggle({
    label: 'Begin with Lorem ipsum',
    default: true,
    when: { option: 'source', is: 'latin' },
  }),
  html: choice({
    label: 'HTML',
    choices: { none: 'None', p: '<p>', ul: '<ul>', ol: '<ol>' },
    default: 'none',
    when: { option: 'unit', is: ['paragraphs', 'sentences', 'list'] },
  }),
  shortestSentence: integer({
    label: 'Words of a sentence from',
    default: 5,
    min: 1,
    max: 100,
    advanced: true,
    when: drawn,
  }),
  longestSentence: integer({
    label: 'to',
    default: 14,
    min: 1,
    max: 100,
    advanced: true,
    when: drawn,
  }),
  shortestParagraph: integer({
    label: 'Sentences of a paragraph from',
    default: 3,
    min: 1,
    max: 100,
    advanced: true,
    when: { option: 'unit', is: 'paragraphs' },
  }),
  longestParagraph: integer({
    label: 'to',
    default: 7,
    min: 1,
    max: 100,
    advanced: true,
    when: { option: 'unit', is: 'paragraphs' },
  }),
  seed: seed({ when: drawn }),
};

export const tool = defineTool({
  title: 'Lorem Ipsum Generator',
  description:
    'Makes filler text by paragraphs, sentences, words, bytes or list items, in five scripts.',
  icon: 'pilcrow',
  keywords: [
    'dummy text',
    'placeholder',
    'filler',
    'lipsum',
    'cicero',
    'sample text',
    'blind text',
  ],
  inputs: noInputs,
  options,
  result: 'text',
  examples: [
    {
      title: 'The first five words',
      inputs: {},
      options: { unit: 'words', count: 5 },
      output: 'Lorem ipsum dolor sit amet',
    },
    {
      title: 'A sentence of Cicero, as HTML',
      inputs: {},
      options: { unit: 'sentences', count: 1, source: 'cicero', html: 'p' },
      output:
        '<p>Sed ut perspiciatis, unde omnis iste natus error sit voluptatem accusantium doloremque laudantium, totam rem aperiam eaque ipsa, quae ab illo inventore veritatis et quasi architecto beatae vitae dicta sunt, explicabo.</p>\n',
    },
    {
      title: 'Exactly 280 bytes',
      inputs: {},
      options: { unit: 'bytes', count: 280 },
      output: /^Lorem ipsum dolor [\s\S]{262}$/,
    },
    {
      title: 'Three paragraphs',
      inputs: {},
      output: /^Lorem ipsum dolor [^\n]+\n\n[A-Z][^\n]+\n\n[A-Z][^\n]+$/,
    },
  ],
  page: {
    what: 'Makes text that looks like writing and says nothing, for layouts, forms and tests: so many paragraphs, sentences, words, list items, or exactly so many bytes. The same seed always gives the same text.',
    how: [
      'Choose what is counted and how many of it you need.',
      'Choose the script; for the usual text say whether it begins with Lorem ipsum.',
      'For a page, take it with HTML tags.',
      'Copy or download it, or press Another for a different text.',
    ],
    questions: [
      {
        question: 'Where does Lorem ipsum come from?',
        answer:
          'From a passage of Cicero, De finibus bonorum et malorum 1.10.32–33, written in 45 BC, cut into pieces: dolorem ipsum became lorem ipsum. Choose `Cicero’s own words` for the passage as it is.',
      },
      {
        question: 'Why take filler in another script?',
        answer:
          'Latin letters hide what goes wrong with others: line height, right-to-left order, missing glyphs, lines without spaces. Arabic and Chinese show it before your readers do.',
      },
      {
        question: 'How is an exact number of bytes reached?',
        answer:
          'The text is encoded as UTF-8 and cut between two characters; full stops fill the place that is left, three at most in the scripts here.',
      },
      {
        question: 'Can I get the same text again?',
        answer:
          'Yes. Everything depends on the options and the seed alone, on every device and in the command.',
      },
    ],
  },
  related: [
    'paragraph-generator',
    'text-repeater',
    'text-generation',
    'random-email-generator',
    'word-counter',
  ],
  run(_inputs, values) {
    refuseWrongSizes(values);
    return result(text(written(createFiller(values), values)));
  },
});

type Values = OptionValues<typeof options>;

function written(filler: Filler, values: Values): string {
  const { unit, count, html } = values;
  if (count === 0) return '';
  switch (unit) {
    case 'words':
      return words(filler, count);
    case 'bytes':
      return bytes(filler, count);
    case 'paragraphs':
      return joined(paragraphs(filler, count, values), '\n\n', html);
    case 'sentences':
      return joined(sentences(filler, count), filler.space, html);
    case 'list':
      return joined(listItems(filler, count), '\n', html);
  }
}

function joined(texts: readonly string[], separator: string, html: Values['html']): string {
  return html === 'none' ? texts.join(separator) : asHtml(texts, html);
}

function refuseWrongSizes(values: Values): void {
  const limit = most[values.unit];
  if (values.count > limit) {
    const unit = values.unit === 'list' ? 'list items' : values.unit;
    throw optionError('count', `At most ${limit.toLocaleString('en')} ${unit} are made at once.`);
  }
  if (values.source !== 'cicero' && values.shortestSentence > values.longestSentence) {
    throw optionError('longestSentence', 'The longest sentence is shorter than the shortest one.');
  }
  if (values.unit === 'paragraphs' && values.shortestParagraph > values.longestParagraph) {
    throw optionError(
      'longestParagraph',
      'The longest paragraph is shorter than the shortest one.',
    );
  }
}
