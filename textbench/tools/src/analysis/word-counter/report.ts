import {
  type Figure,
  figures,
  information,
  type Note,
  type Part,
  type Result,
  result,
  type TablePart,
  table,
} from '@textbench/kit';
import { countGraphemes } from '@textbench/language';
import { englishStopWords } from '../../engines/word-frequency/stop-words/english.ts';
import { mostDistinct, type WordTable } from '../../engines/word-frequency/word-table.ts';
import { durationText } from './duration-text.ts';
import type { WordCounterOptions } from './options.ts';
import { platformLimits } from './platform-limits.ts';
import type { TextCounts } from './text-counts.ts';

/** Everything there is to say of the counts. */
export function countsReport(counts: TextCounts, options: WordCounterOptions): Result {
  const more: Part[] = [];
  if (options.topWords > 0) more.push(topWords(counts.table, options));
  if (counts.text !== undefined) more.push(platformLimits(counts.text));
  return result(figures({ figures: countFigures(counts, options) }), {
    more,
    facts: [
      `${counts.words.toLocaleString('en')} words`,
      `${counts.characters.toLocaleString('en')} characters`,
    ],
    notes: notesOn(counts.table),
  });
}

function countFigures(counts: TextCounts, options: WordCounterOptions): Figure[] {
  const { words, characters, sentences } = counts;
  return [
    { label: 'Words', value: words, lead: true },
    { label: 'Characters', value: characters, lead: true },
    { label: 'Sentences', value: sentences, lead: true },
    { label: 'Reading time', value: durationText(words / options.readingSpeed), lead: true },
    ...goalFigures(counts, options),
    { label: 'Characters without spaces', value: counts.charactersWithoutSpaces },
    { label: 'Paragraphs', value: counts.paragraphs },
    { label: 'Lines', value: counts.lines },
    { label: 'Pages', value: words / options.wordsPerPage, digits: 1 },
    { label: 'Speaking time', value: durationText(words / options.speakingSpeed) },
    differentWords(counts.table),
    average(
      'Letters a word',
      lettersInWords(counts.table),
      words - counts.table.others,
      'no words',
    ),
    average('Words a sentence', words, sentences, 'no sentences'),
    { label: 'Bytes in UTF-8', value: counts.bytes },
  ];
}

function goalFigures(counts: TextCounts, { goal, goalAmount }: WordCounterOptions): Figure[] {
  if (goal === 'none') return [];
  const value = goal === 'words' ? counts.words : counts.characters;
  return [{ label: 'Goal', value, unit: goal, limit: goalAmount }];
}

function differentWords(words: WordTable): Figure {
  const value = words.isFull ? `over ${mostDistinct.toLocaleString('en')}` : words.distinct;
  return { label: 'Different words', value };
}

function average(label: string, sum: number, count: number, none: string): Figure {
  if (count === 0) return { label, value: null, note: none };
  return { label, value: sum / count, digits: 1 };
}

function lettersInWords(words: WordTable): number {
  let letters = 0;
  for (const [word, count] of words.entries()) letters += countGraphemes(word) * count;
  return letters;
}

function topWords(words: WordTable, options: WordCounterOptions): TablePart {
  const entries = [...words.entries()].filter(
    ([word]) => !(options.leaveOutCommon && englishStopWords.has(word)),
  );
  const top = entries.sort(([, one], [, other]) => other - one).slice(0, options.topWords);
  return table({
    title: 'Top words',
    columns: [
      { label: 'Word', kind: 'text' },
      { label: 'Count', kind: 'number' },
      { label: 'Share', kind: 'percent', digits: 1 },
    ],
    rows: top.map(([word, count]) => [word, count, count / words.total]),
  });
}

function notesOn(words: WordTable): Note[] {
  if (!words.isFull) return [];
  const most = mostDistinct.toLocaleString('en');
  return [
    information(
      `The text has more than ${most} different words. The top words and the letters a word are those of the first ${most}.`,
    ),
  ];
}
