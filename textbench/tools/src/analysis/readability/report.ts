import {
  type Figure,
  figures,
  type InputMarks,
  information,
  type Mark,
  type Note,
  type Result,
  result,
  type TablePart,
  table,
  warning,
} from '@textbench/kit';
import type { SyllableLanguage } from '../../engines/syllables.ts';
import { easeInWords, type ReadabilityCounts } from './formulas.ts';
import { hardestSentences } from './hardest-sentences.ts';
import { hardWordMarks, sentenceMark } from './marks.ts';
import { easeLabel, gradeLevel, measures, readingEase } from './measures.ts';
import type { ReadabilityOptions } from './options.ts';
import { type HardWord, readText } from './read-text.ts';
import type { WordLookup } from './word-facts.ts';

/** Longest input, in UTF-16 code units, and most marks that are drawn over it. */
const longestMarked = 200_000;
const mostMarks = 5_000;
const mostHardWords = 2_000;

/** Shorter texts say little: the formulas were made for samples of a hundred words. */
const fewestWords = 100;

const languageNames = { en: 'English', de: 'German', es: 'Spanish', fr: 'French' } as const;

export interface Language {
  readonly tag: SyllableLanguage;
  /** How it was come by. */
  readonly source: 'chosen' | 'found' | 'assumed';
}

export function readabilityReport(
  text: string,
  language: Language,
  lookUp: WordLookup,
  shown: ReadabilityOptions['marks'],
): Result {
  const marked = text.length <= longestMarked ? shown : 'none';
  const marks: Mark[] = marked === 'words' ? hardWordMarks(text, lookUp) : [];
  const hardest = hardestSentences(text, language.tag);
  const { counts, hardWords } = readText(text, language.tag, lookUp, (sentence) => {
    hardest.add(sentence);
    if (marked !== 'hard' && marked !== 'all') return;
    const mark = sentenceMark(sentence, language.tag, marked === 'all');
    if (mark) marks.push(mark);
  });
  return result(figures({ figures: allFigures(counts, language.tag) }), {
    more: [hardest.table(), hardWordTable(hardWords, language.tag)],
    facts: [
      `${counts.words.toLocaleString('en')} words`,
      `${counts.sentences.toLocaleString('en')} sentences`,
    ],
    notes: notesOn(counts, language, text),
    inputMarks: inputMarks(marks),
  });
}

function inputMarks(marks: readonly Mark[]): InputMarks[] {
  return [{ input: 'text', marks: marks.slice(0, mostMarks) }];
}

function allFigures(counts: ReadabilityCounts, language: SyllableLanguage): Figure[] {
  if (counts.words === 0) return nothingToMeasure(language);
  const { words, sentences } = counts;
  const grade = gradeLevel(counts, language);
  const ease = readingEase(counts, language);
  return [
    { label: 'Grade level', value: Math.max(0, grade), digits: 1, lead: true },
    { label: easeLabel(language), value: ease, digits: 1, lead: true },
    { label: 'Words a sentence', value: words / sentences, digits: 1, lead: true },
    { label: 'In words', value: easeInWords(ease) },
    { label: 'Age of readers', value: Math.max(5, Math.round(grade) + 5), unit: 'years' },
    ...measures(counts, language),
    { label: 'Syllables a word', value: counts.syllables / words, digits: 2 },
    { label: 'Letters a word', value: counts.letters / words, digits: 2 },
    share('Words of three syllables or more', counts.polysyllables, words),
    share('Words of more than six letters', counts.longWords, words),
    ...(language === 'en'
      ? [share('Words that are not easy (Dale-Chall)', counts.difficultWords, words)]
      : []),
    { label: 'Sentences', value: sentences },
    { label: 'Words', value: words },
    { label: 'Syllables', value: counts.syllables },
  ];
}

function nothingToMeasure(language: SyllableLanguage): Figure[] {
  const note = 'no words';
  return [
    { label: 'Grade level', value: null, note, lead: true },
    { label: easeLabel(language), value: null, note, lead: true },
    { label: 'Words a sentence', value: null, note, lead: true },
  ];
}

function share(label: string, part: number, whole: number): Figure {
  return { label, value: (100 * part) / whole, digits: 1, unit: '%' };
}

/** The hard words, those of most syllables first. */
function hardWordTable(words: readonly HardWord[], language: SyllableLanguage): TablePart {
  const isEnglish = language === 'en';
  const sorted = words.toSorted(
    (one, other) => other.facts.syllables - one.facts.syllables || other.count - one.count,
  );
  return table({
    title: 'Hard words',
    columns: [
      { label: 'Word', kind: 'text' },
      { label: 'Syllables', kind: 'number' },
      { label: 'Letters', kind: 'number' },
      { label: 'Count', kind: 'number' },
      ...(isEnglish ? [{ label: 'Easy by Dale-Chall', kind: 'text' } as const] : []),
    ],
    rows: sorted
      .slice(0, mostHardWords)
      .map(({ facts, count }) => [
        facts.key.slice(0, 200),
        facts.syllables,
        facts.letters,
        count,
        ...(isEnglish ? [facts.isDifficult ? 'no' : 'yes'] : []),
      ]),
  });
}

function notesOn(counts: ReadabilityCounts, language: Language, text: string): Note[] {
  if (counts.words === 0) return [];
  const notes: Note[] = [];
  if (language.source === 'found' && language.tag !== 'en') {
    notes.push(
      information(
        `The text looks ${languageNames[language.tag]}, so the formulas for ${languageNames[language.tag]} are used.`,
      ),
    );
  }
  if (language.source === 'assumed' && counts.words >= 20) {
    notes.push(
      warning(
        'The text looks neither English, German, Spanish nor French. It is measured as English, which says little; LIX and RIX suit any language.',
      ),
    );
  }
  if (counts.words < fewestWords) {
    notes.push(
      warning(
        `The text has ${counts.words} words. The formulas were made for a hundred or more, so the figures may mislead.`,
      ),
    );
  }
  if (text.length > longestMarked) {
    notes.push(information('The text is too long to be marked.'));
  }
  return notes;
}
