import { englishStopWords } from './stop-words/english.ts';
import { frenchStopWords } from './stop-words/french.ts';
import { germanStopWords } from './stop-words/german.ts';
import { spanishStopWords } from './stop-words/spanish.ts';

/**
 * Function words: articles, pronouns, prepositions, conjunctions, auxiliaries and the adverbs that
 * carry no topic, in small letters. Our own lists; small, so that nothing with a meaning goes
 * missing.
 */
export const stopWords = {
  en: englishStopWords,
  de: germanStopWords,
  es: spanishStopWords,
  fr: frenchStopWords,
} as const;

export type StopWordLanguage = keyof typeof stopWords;

export const stopWordLanguages: readonly StopWordLanguage[] = ['en', 'de', 'es', 'fr'];

/**
 * The language most of whose stop words the words are; `undefined` where too few are of any.
 *
 * @param words in small letters, with how often each occurs
 */
export function likelyLanguage(
  words: Iterable<readonly [string, number]>,
): StopWordLanguage | undefined {
  const found = { en: 0, de: 0, es: 0, fr: 0 };
  let total = 0;
  for (const [word, count] of words) {
    total += count;
    for (const language of stopWordLanguages) {
      if (stopWords[language].has(word)) found[language] += count;
    }
  }
  const [best] = [...stopWordLanguages].sort((one, other) => found[other] - found[one]);
  return best && found[best] >= 0.2 * total && found[best] > 0 ? best : undefined;
}
