import { eachSentence, eachWord } from '@textbench/language';
import type { SyllableLanguage } from '../../engines/syllables.ts';
import type { ReadabilityCounts } from './formulas.ts';
import type { WordFacts, WordLookup } from './word-facts.ts';

export interface RatedSentence {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly counts: ReadabilityCounts;
}

export interface HardWord {
  readonly facts: WordFacts;
  readonly count: number;
}

export interface ReadText {
  readonly counts: ReadabilityCounts;
  readonly hardWords: readonly HardWord[];
}

type Counting = { -readonly [Name in keyof ReadabilityCounts]: number };

/** Counts a text sentence by sentence; words in the middle with a capital are taken for names. */
export function readText(
  text: string,
  language: SyllableLanguage,
  lookUp: WordLookup,
  visit: (sentence: RatedSentence) => void,
): ReadText {
  const total = noCounts();
  const unfamiliar = new Set<string>();
  const hardWords = new Map<string, { facts: WordFacts; count: number }>();
  let number = 0;
  eachSentence(
    text,
    (start, end) => {
      const counts = noCounts();
      const sentence = text.slice(start, end);
      eachWord(sentence, (from, to) => {
        const facts = lookUp(sentence.slice(from, to));
        const isName = facts.isCapitalised && counts.words > 0 && language !== 'de';
        addWord(counts, facts, isName);
        if (isName) return;
        if (facts.isUnfamiliar) unfamiliar.add(facts.key);
        if (facts.isDifficult || facts.syllables >= 3) note(hardWords, facts);
      });
      if (counts.words === 0) return;
      counts.sentences = 1;
      addAll(total, counts);
      visit({ number: ++number, start, end, counts });
    },
    language,
  );
  total.unfamiliarWords = unfamiliar.size;
  return { counts: total, hardWords: [...hardWords.values()] };
}

function note(words: Map<string, { facts: WordFacts; count: number }>, facts: WordFacts): void {
  const known = words.get(facts.key);
  if (known) known.count++;
  else words.set(facts.key, { facts, count: 1 });
}

function addWord(counts: Counting, facts: WordFacts, isName: boolean): void {
  counts.words++;
  counts.letters += facts.letters;
  counts.characters += facts.characters;
  counts.syllables += facts.syllables;
  if (facts.syllables === 1) counts.monosyllables++;
  if (facts.syllables >= 3) counts.polysyllables++;
  if (facts.letters > 6) counts.longWords++;
  if (facts.isComplex && !isName) counts.complexWords++;
  if (facts.isDifficult && !isName) counts.difficultWords++;
  if (facts.isUnfamiliar && !isName) counts.unfamiliarWords++;
}

function addAll(total: Counting, counts: ReadabilityCounts): void {
  total.sentences += counts.sentences;
  total.words += counts.words;
  total.letters += counts.letters;
  total.characters += counts.characters;
  total.syllables += counts.syllables;
  total.monosyllables += counts.monosyllables;
  total.polysyllables += counts.polysyllables;
  total.complexWords += counts.complexWords;
  total.longWords += counts.longWords;
  total.difficultWords += counts.difficultWords;
}

function noCounts(): Counting {
  return {
    sentences: 0,
    words: 0,
    letters: 0,
    characters: 0,
    syllables: 0,
    monosyllables: 0,
    polysyllables: 0,
    complexWords: 0,
    longWords: 0,
    difficultWords: 0,
    unfamiliarWords: 0,
  };
}
