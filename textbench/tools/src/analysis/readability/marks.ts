import type { Mark } from '@textbench/kit';
import { eachWord } from '@textbench/language';
import type { SyllableLanguage } from '../../engines/syllables.ts';
import { sentenceGrade } from './measures.ts';
import type { RatedSentence } from './read-text.ts';
import type { WordLookup } from './word-facts.ts';

/** Sentences of so few words are not rated: one long word would make them look hard. */
const fewestWordsRated = 5;
const grades = { easy: 6, hard: 10, veryHard: 14 };

/** A mark for a sentence by its grade; none for those of middling grade unless all are wanted. */
export function sentenceMark(
  { start, end, counts }: RatedSentence,
  language: SyllableLanguage,
  all: boolean,
): Mark | undefined {
  if (counts.words < fewestWordsRated) return undefined;
  const grade = sentenceGrade(counts, language);
  const label = `grade ${Math.max(0, Math.round(grade))}, ${counts.words} words`;
  if (grade >= grades.veryHard)
    return { start, end, label: `very hard: ${label}`, tone: 'removed' };
  if (grade >= grades.hard) return { start, end, label: `hard: ${label}`, tone: 'warning' };
  if (!all) return undefined;
  if (grade < grades.easy) return { start, end, label: `easy: ${label}`, tone: 'good' };
  return { start, end, label, tone: 'other' };
}

/** Words of three syllables or more, and in English those that are not on the list of Dale and Chall. */
export function hardWordMarks(text: string, lookUp: WordLookup): Mark[] {
  const marks: Mark[] = [];
  eachWord(text, (start, end) => {
    const { syllables, isDifficult } = lookUp(text.slice(start, end));
    if (syllables < 3 && !isDifficult) return;
    const reasons = [
      ...(syllables >= 3 ? [`${syllables} syllables`] : []),
      ...(isDifficult ? ['not an easy word'] : []),
    ];
    marks.push({ start, end, label: reasons.join(', '), tone: 'warning' });
  });
  return marks;
}
