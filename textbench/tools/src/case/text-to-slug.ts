import { choice, defineTool, integer, list, oneText, textOption, toggle } from '@textbench/kit';
import type { Romanizer } from './text-to-slug/latin-letters.ts';
import { needsRomanizer } from './text-to-slug/latin-letters.ts';
import { slugLanguages } from './text-to-slug/slug-languages.ts';
import { slugList } from './text-to-slug/slug-list.ts';

export const tool = defineTool({
  title: 'Text to Slug',
  description:
    'Makes slugs for addresses and file names from titles in any language: separator, length, stop words, Unicode, no repeats.',
  icon: 'link-2',
  keywords: [
    'slugify',
    'permalink',
    'url slug',
    'seo url',
    'file name',
    'kebab',
    'transliterate',
    'anchor id',
    'post name',
  ],
  inputs: oneText,
  options: {
    language: choice({
      label: 'Language',
      help: 'Decides what letters become (ä → a or ae), which words stand for & and %, and which are stop words.',
      choices: slugLanguages,
      default: 'en',
    }),
    separator: choice({
      label: 'Separator',
      choices: { hyphen: '-', underscore: '_', dot: '.', none: 'None', custom: 'Other' },
      default: 'hyphen',
    }),
    customSeparator: textOption({
      label: 'Other separator',
      default: '--',
      maxLength: 10,
      code: true,
      when: { option: 'separator', is: 'custom' },
    }),
    letterCase: choice({
      label: 'Letters',
      choices: { lower: 'small', keep: 'As they are', upper: 'CAPITALS' },
      default: 'lower',
    }),
    maxLength: integer({
      label: 'Longest slug',
      help: 'In characters; the slug ends with a whole word. 0 sets no limit.',
      default: 0,
      min: 0,
      max: 1000,
    }),
    keepUnicode: toggle({
      label: 'Keep all scripts',
      help: 'Keeps é, я and 日 instead of writing them in ASCII.',
      default: false,
    }),
    dropStopWords: toggle({
      label: 'Drop stop words',
      help: 'Leaves out words such as “the” and “of”, unless nothing else is there.',
      default: false,
    }),
    stopWords: list({
      label: 'Other words to drop',
      default: [],
      placeholder: 'review',
      advanced: true,
    }),
    signs: toggle({
      label: 'Signs as words',
      help: 'Writes & as “and”, % as “percent”, C# as “c-sharp”; else signs are left out.',
      default: true,
      advanced: true,
    }),
    emoji: choice({
      label: 'Emoji',
      choices: { drop: 'Leave out', name: 'By name' },
      default: 'drop',
      advanced: true,
    }),
    splitCamel: toggle({
      label: 'Split at capitals',
      help: 'Makes foo-bar of fooBar.',
      default: false,
      advanced: true,
    }),
    unique: toggle({
      label: 'Number repeats',
      help: 'The second of two equal slugs gets -2, the third -3.',
      default: true,
      advanced: true,
    }),
    wholeText: toggle({
      label: 'One slug for the whole text',
      help: 'Else each line is a title.',
      default: false,
      advanced: true,
    }),
    emptySlug: textOption({
      label: 'For titles without letters',
      help: 'Written where no slug can be made.',
      default: '',
      maxLength: 50,
      placeholder: 'untitled',
      advanced: true,
    }),
  },
  result: 'text',
  examples: [
    {
      title: 'A list of titles',
      inputs: { text: 'The Æsir & the Vanir\nDon’t Panic!\nCrème brûlée: 50% less sugar' },
      output: 'the-aesir-and-the-vanir\ndont-panic\ncreme-brulee-50-percent-less-sugar',
    },
    {
      title: 'German, within thirty characters',
      inputs: { text: 'Über die Größe des Königreichs & seine Äcker' },
      options: { language: 'de', maxLength: 30 },
      output: 'ueber-die-groesse-des',
    },
    {
      title: 'Other scripts',
      inputs: { text: 'Привет, мир\n日本語の本\nΓειά σου Κόσμε' },
      output: 'privet-mir\nri-ben-yu-no-ben\ngeia-sou-kosme',
    },
    {
      title: 'Scripts kept',
      inputs: { text: 'Привет, мир!\n日本語の本' },
      options: { keepUnicode: true },
      output: 'привет-мир\n日本語の本',
    },
    {
      title: 'No repeats, no stop words',
      inputs: { text: 'The History of C#\nA History of C#\nHistory of C++' },
      options: { dropStopWords: true },
      output: 'history-c-sharp\nhistory-c-sharp-2\nhistory-c-plus-plus',
    },
  ],
  page: {
    what: 'Makes slugs, the readable last part of an address such as `/news/the-aesir-and-the-vanir`, from titles in any language. Letters with accents lose them, other scripts are written in Latin letters by the rules of their language, and signs such as & become words. Each line of the text gives one slug, and no two in a list are the same.',
    how: [
      'Paste a title, or a list with one title a line.',
      'Choose the language if it is not English, so that ä, и or & become what its readers expect.',
      'Set the separator, the longest length and whether stop words are dropped.',
      'Copy the slugs; for a list, the table shows them beside their titles.',
    ],
    questions: [
      {
        question: 'Should a slug use hyphens or underscores?',
        answer:
          'Hyphens. Search engines take them for gaps between words, and underscores for part of a word. Underscores are usual in file names and in code.',
      },
      {
        question: 'How long should a slug be?',
        answer:
          'Short enough to be read at a glance: three to six words, fifty to sixty characters. Set “Longest slug” and it ends with the last whole word that fits; dropping stop words saves room.',
      },
      {
        question: 'Can an address hold é, я or 日 itself?',
        answer:
          'Yes: browsers show them, and send them as percent escapes. Switch on “Keep all scripts”. Without it the slug is plain ASCII, which survives every program it is copied through.',
      },
      {
        question: 'How are Chinese and Japanese written in Latin letters?',
        answer:
          'Chinese characters get their most common Mandarin reading, also in Japanese text, because the right reading depends on the sentence; kana are written by their sounds. For a Japanese title it is often better to keep the script.',
      },
      {
        question: 'Why did a title give no slug?',
        answer:
          'It has no letters or figures, only signs or emoji. The line is named under the result. You can have emoji written by name, or set a word for such titles.',
      },
    ],
  },
  related: [
    'kebab-case-converter',
    'diacritic-stripper',
    'url-encoder-decoder',
    'title-to-hashtag',
    'case-converter',
  ],
  async run({ text }, options) {
    const lines = options.wholeText ? [text.replace(/\s+/g, ' ')] : text.split(/(\r\n|\r|\n)/);
    const large = !options.keepUnicode && needsLargeTable(text, options.emoji);
    return slugList(lines, options, large ? await largeTable() : undefined);
  },
});

/** Half a megabyte of letters of all scripts, fetched only for a text that needs it. */
async function largeTable(): Promise<Romanizer> {
  const { default: romanize } = await import('any-ascii');
  return romanize;
}

function needsLargeTable(text: string, emoji: 'drop' | 'name'): boolean {
  const seen = new Set<string>();
  for (const [character] of text.matchAll(/[^\0-\x7f]/gu)) {
    if (seen.has(character)) continue;
    seen.add(character);
    const named = emoji === 'name' && /\p{Extended_Pictographic}/u.test(character);
    if (named || needsRomanizer(character)) return true;
  }
  return false;
}
