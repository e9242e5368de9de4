import { type TablePart, table } from '@textbench/kit';
import type { SyllableLanguage } from '../../engines/syllables.ts';
import { sentenceGrade } from './measures.ts';
import type { RatedSentence } from './read-text.ts';

const mostShown = 500;
const longestExcerpt = 300;

interface GradedSentence extends RatedSentence {
  readonly grade: number;
}

/** Keeps the hardest sentences of those it is given. */
export function hardestSentences(text: string, language: SyllableLanguage) {
  let kept: GradedSentence[] = [];
  const cut = () => {
    kept = kept
      .sort((one, other) => other.grade - one.grade || one.number - other.number)
      .slice(0, mostShown);
  };
  return {
    add(sentence: RatedSentence) {
      kept.push({ ...sentence, grade: sentenceGrade(sentence.counts, language) });
      if (kept.length === 10 * mostShown) cut();
    },
    table(): TablePart {
      cut();
      return table({
        title: 'Hardest sentences',
        columns: [
          { label: 'Grade', kind: 'number', digits: 1 },
          { label: 'Words', kind: 'number' },
          { label: 'Long words', kind: 'number' },
          { label: 'Number', kind: 'number' },
          { label: 'Sentence', kind: 'text' },
        ],
        rows: kept.map(({ grade, counts, number, start, end }) => [
          grade,
          counts.words,
          counts.longWords,
          number,
          excerpt(text, start, end),
        ]),
      });
    },
  };
}

function excerpt(text: string, start: number, end: number): string {
  const cut = text
    .slice(start, Math.min(end, start + longestExcerpt))
    .replace(/[\ud800-\udbff]$/, '');
  return cut.replace(/\s+/g, ' ') + (end - start > longestExcerpt ? '…' : '');
}
