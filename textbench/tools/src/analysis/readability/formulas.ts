/** What the formulas are worked out from. */
export interface ReadabilityCounts {
  readonly sentences: number;
  readonly words: number;
  readonly letters: number;
  /** Letters and digits. */
  readonly characters: number;
  readonly syllables: number;
  /** Words of one syllable. */
  readonly monosyllables: number;
  /** Words of three syllables or more. */
  readonly polysyllables: number;
  /** Those of them that Gunning counts: no names, no compounds of short words, no -es, -ed, -ing. */
  readonly complexWords: number;
  /** Words of more than six letters. */
  readonly longWords: number;
  /** Words that are not easy by the list of Dale and Chall. */
  readonly difficultWords: number;
  /** Different words that are not familiar by the list of Spache. */
  readonly unfamiliarWords: number;
}

/** A formula over counts of at least one sentence and one word. */
type Formula = (counts: ReadabilityCounts) => number;

const wordsASentence: Formula = ({ words, sentences }) => words / sentences;
const syllablesAWord: Formula = ({ syllables, words }) => syllables / words;
const percent = (part: number, whole: number) => (100 * part) / whole;

/** Flesch 1948: 100 very easy, 60 to 70 plain, under 30 very hard. */
export const fleschReadingEase: Formula = (counts) =>
  206.835 - 1.015 * wordsASentence(counts) - 84.6 * syllablesAWord(counts);

/** Kincaid, Fishburne, Rogers and Chissom 1975: school grade. */
export const fleschKincaid: Formula = (counts) =>
  0.39 * wordsASentence(counts) + 11.8 * syllablesAWord(counts) - 15.59;

/** Gunning 1952: school grade. */
export const gunningFog: Formula = (counts) =>
  0.4 * (wordsASentence(counts) + percent(counts.complexWords, counts.words));

/** McLaughlin 1969: school grade; made for samples of thirty sentences. */
export const smog: Formula = ({ polysyllables, sentences }) =>
  1.043 * Math.sqrt((30 * polysyllables) / sentences) + 3.1291;

/** Senter and Smith 1967: school grade. */
export const automatedReadability: Formula = (counts) =>
  (4.71 * counts.characters) / counts.words + 0.5 * wordsASentence(counts) - 21.43;

/** Coleman and Liau 1975: school grade. */
export const colemanLiau: Formula = ({ letters, words, sentences }) =>
  0.0588 * percent(letters, words) - 0.296 * percent(sentences, words) - 15.8;

/** Chall and Dale 1995: a score, not a grade. */
export const daleChall: Formula = (counts) => {
  const difficult = percent(counts.difficultWords, counts.words);
  const raw = 0.1579 * difficult + 0.0496 * wordsASentence(counts);
  return difficult > 5 ? raw + 3.6365 : raw;
};

/** Spache 1953, revised 1974: school grade, for grades 1 to 4. */
export const spache: Formula = (counts) =>
  0.121 * wordsASentence(counts) + 0.082 * percent(counts.unfamiliarWords, counts.words) + 0.659;

/** O’Hayre 1966: school grade; hard words count three, others one. */
export const linsearWrite: Formula = ({ words, polysyllables, sentences }) => {
  const score = (words + 2 * polysyllables) / sentences;
  return score > 20 ? score / 2 : (score - 2) / 2;
};

/** Caylor, Sticht, Fox and Ford 1973: school grade, by words of one syllable alone. */
export const forcast: Formula = ({ monosyllables, words }) => 20 - (15 * monosyllables) / words;

/** Björnsson 1968, any language: 20 very easy, 40 medium, 60 very hard. */
export const lix: Formula = (counts) =>
  wordsASentence(counts) + percent(counts.longWords, counts.words);

/** Anderson 1983, any language: long words a sentence. */
export const rix: Formula = ({ longWords, sentences }) => longWords / sentences;

/** Amstad 1978, German: as Flesch’s reading ease. */
export const amstad: Formula = (counts) =>
  180 - wordsASentence(counts) - 58.5 * syllablesAWord(counts);

/** Bamberger and Vanecek 1984, German, first formula: school grade. */
export const wienerSachtextformel: Formula = (counts) => {
  const { words, polysyllables, longWords, monosyllables } = counts;
  return (
    0.1935 * percent(polysyllables, words) +
    0.1672 * wordsASentence(counts) +
    0.1297 * percent(longWords, words) -
    0.0327 * percent(monosyllables, words) -
    0.875
  );
};

/** Fernández Huerta 1959, Spanish: as Flesch’s reading ease. */
export const fernandezHuerta: Formula = (counts) =>
  206.84 - 60 * syllablesAWord(counts) - 1.02 * wordsASentence(counts);

/** Szigriszt Pazos 1993, Spanish (INFLESZ): as Flesch’s reading ease. */
export const szigrisztPazos: Formula = (counts) =>
  206.835 - 62.3 * syllablesAWord(counts) - wordsASentence(counts);

/** Kandel and Moles 1958, French: as Flesch’s reading ease. */
export const kandelMoles: Formula = (counts) =>
  207 - 1.015 * wordsASentence(counts) - 73.6 * syllablesAWord(counts);

/** Anderson’s school grades for RIX: 13 stands for college. */
export function rixGrade(value: number): number {
  const bounds = [0.2, 0.5, 0.8, 1.3, 1.8, 2.4, 3, 3.7, 4.5, 5.3, 6.2, 7.2];
  return 1 + bounds.filter((bound) => value >= bound).length;
}

/** School grades that a Dale–Chall score stands for (Chall and Dale 1995). */
export function daleChallGrades(score: number): string {
  if (score < 5) return 'grade 4 and below';
  if (score < 6) return 'grades 5 to 6';
  if (score < 7) return 'grades 7 to 8';
  if (score < 8) return 'grades 9 to 10';
  if (score < 9) return 'grades 11 to 12';
  return score < 10 ? 'college' : 'college graduates';
}

/** What Flesch says of a reading ease. */
export function easeInWords(ease: number): string {
  if (ease >= 90) return 'very easy';
  if (ease >= 80) return 'easy';
  if (ease >= 70) return 'fairly easy';
  if (ease >= 60) return 'plain';
  if (ease >= 50) return 'fairly hard';
  return ease >= 30 ? 'hard' : 'very hard';
}
