import { countGraphemes } from '@textbench/language';
import { type SyllableLanguage, syllableCounter } from '../../engines/syllables.ts';
import { wordKey } from '../../engines/word-frequency/word-key.ts';
import { daleChallWords, type EasyWords, spacheWords } from './easy-words.ts';

/** What the formulas ask of a word. */
export interface WordFacts {
  /** The word in small letters. */
  readonly key: string;
  readonly letters: number;
  /** Letters and digits. */
  readonly characters: number;
  readonly syllables: number;
  readonly isComplex: boolean;
  readonly isDifficult: boolean;
  readonly isUnfamiliar: boolean;
  /** Begins with a capital and goes on in small letters, as names do. */
  readonly isCapitalised: boolean;
}

/** Looks words up, each different one once. */
export type WordLookup = (word: string) => WordFacts;

const noList: EasyWords = () => true;

/** Loads the word lists and the syllables of a language. */
export async function wordLookup(language: SyllableLanguage): Promise<WordLookup> {
  const isEnglish = language === 'en';
  const [syllables, isEasy, isFamiliar] = await Promise.all([
    syllableCounter(language),
    isEnglish ? daleChallWords() : noList,
    isEnglish ? spacheWords() : noList,
  ]);
  const known = new Map<string, WordFacts>();
  return (word) => {
    const remembered = known.get(word);
    if (remembered) return remembered;
    const key = wordKey(word, { ignoreCase: true });
    const count = syllables(word);
    const facts = {
      key,
      letters: lettersIn(word),
      characters: charactersIn(word),
      syllables: count,
      isComplex: count >= 3 && isComplex(key, syllables),
      isDifficult: !isEasy(key),
      isUnfamiliar: !isFamiliar(key),
      isCapitalised: /^\p{Lu}\P{Lu}*\p{Ll}/u.test(word),
    };
    known.set(word, facts);
    return facts;
  };
}

function lettersIn(word: string): number {
  return countGraphemes(word.replace(/\P{L}+/gu, (others) => others.replace(/\P{M}/gu, '')));
}

function charactersIn(word: string): number {
  return countGraphemes(word.replace(/[^\p{L}\p{M}\p{N}]+/gu, ''));
}

/** Gunning leaves out compounds of short words, and what has three syllables only by -es, -ed, -ing. */
function isComplex(key: string, syllables: (word: string) => number): boolean {
  if (key.includes('-')) return key.split('-').some((part) => part !== '' && syllables(part) >= 3);
  const [, stem] = /^(.{3,})(?:es|ed|ing)$/.exec(key) ?? [];
  return !stem || syllables(stem) >= 3 || syllables(`${stem}e`) >= 3;
}
