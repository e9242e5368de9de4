import type { OptionValues } from '@textbench/kit';
import { choice, integer, seed, toggle } from '@textbench/kit';

const invented = {
  option: 'source',
  is: [
    'latin',
    'cyrillic',
    'greek',
    'arabic',
    'hebrew',
    'hindi',
    'korean',
    'japanese',
    'chinese',
    'traditional',
  ],
} as const;

export const options = {
  count: integer({
    label: 'How many',
    help: 'At most 20,000 paragraphs, 100,000 sentences or items, 1,000,000 words or 10,000,000 bytes.',
    default: 3,
    min: 0,
    max: 10_000_000,
  }),
  unit: choice({
    label: 'Of what',
    choices: {
      paragraphs: 'Paragraphs',
      sentences: 'Sentences',
      words: 'Words',
      bytes: 'Bytes',
      items: 'List items',
    },
    default: 'paragraphs',
  }),
  source: choice({
    label: 'Text',
    choices: {
      latin: 'Latin, at random',
      usual: 'The usual passage',
      cicero: 'Cicero',
      cyrillic: 'Cyrillic',
      greek: 'Greek',
      arabic: 'Arabic',
      hebrew: 'Hebrew',
      hindi: 'Hindi',
      korean: 'Korean',
      japanese: 'Japanese',
      chinese: 'Chinese, simplified',
      traditional: 'Chinese, traditional',
    },
    default: 'latin',
  }),
  begin: toggle({
    label: 'Begin with “Lorem ipsum”',
    help: 'In other scripts the same words in their letters, or how a well-known text begins.',
    default: true,
    when: invented,
  }),
  format: choice({
    label: 'As',
    help: 'Bytes are counted exactly, so they come as plain text.',
    choices: { plain: 'Plain text', html: 'HTML', markdown: 'Markdown' },
    default: 'plain',
    when: { option: 'unit', is: ['paragraphs', 'sentences', 'words', 'items'] },
  }),
  numbered: toggle({ label: 'Numbered', default: false, when: { option: 'unit', is: 'items' } }),
  seed: seed({ when: invented }),
  leastWords: integer({
    label: 'Words in a sentence, least',
    default: 5,
    min: 1,
    max: 100,
    advanced: true,
    when: invented,
  }),
  mostWords: integer({
    label: 'Words in a sentence, most',
    default: 16,
    min: 1,
    max: 100,
    advanced: true,
    when: invented,
  }),
  leastSentences: integer({
    label: 'Sentences in a paragraph, least',
    default: 4,
    min: 1,
    max: 100,
    advanced: true,
    when: invented,
  }),
  mostSentences: integer({
    label: 'Sentences in a paragraph, most',
    default: 8,
    min: 1,
    max: 100,
    advanced: true,
    when: invented,
  }),
} as const;

export type Options = OptionValues<typeof options>;
