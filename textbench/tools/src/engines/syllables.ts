import { frontCodedWords } from './front-coded.ts';

export type SyllableLanguage = 'en' | 'de' | 'es' | 'fr';

/** Syllables of a word as `wordsOf` of the language package finds words; at least 1. */
export type SyllableCounter = (word: string) => number;

/** So many words are remembered with their count. */
const mostRemembered = 50_000;

/**
 * A counter for a language. For English it loads the words that the spelling rules get wrong (6 kB).
 *
 * Hyphenated words are the sum of their parts, U.S. and BBC are spelled out, a number is one
 * syllable, and in scripts other than Latin, Greek and Cyrillic each character is one.
 */
export async function syllableCounter(language: SyllableLanguage): Promise<SyllableCounter> {
  const counters: Readonly<Record<SyllableLanguage, () => Promise<SyllableCounter>>> = {
    en: englishCounter,
    de: async () => (await otherLanguages()).germanSyllables,
    es: async () => (await otherLanguages()).spanishSyllables,
    fr: async () => (await otherLanguages()).frenchSyllables,
  };
  return remembering(wholeWord(await counters[language]()));
}

const otherLanguages = () => import('./syllables/other-languages.ts');

async function englishCounter(): Promise<SyllableCounter> {
  const [{ exceptions }, { englishSyllables }] = await Promise.all([
    import('./syllables/data.ts'),
    import('./syllables/english.ts'),
  ]);
  const known = new Map(frontCodedWords(exceptions));
  return (word) => englishSyllables(word, known);
}

function wholeWord(countPart: SyllableCounter): SyllableCounter {
  return (word) => {
    if (/^(?:\p{L}\.)+\p{L}$/u.test(word)) {
      return [...word.matchAll(/\p{L}/gu)].reduce(
        (sum, [name]) => sum + (/w/i.test(name) ? 3 : 1),
        0,
      );
    }
    let count = 0;
    for (const [part] of word.matchAll(/[\p{L}\p{M}'’]*\p{L}[\p{L}\p{M}'’]*/gu)) {
      count += /\p{Script=Latin}/u.test(part) ? countPart(part) : otherScript(part);
    }
    return Math.max(1, count);
  };
}

function otherScript(part: string): number {
  if (/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(part)) {
    return part.normalize('NFD').match(/[аеиоуыэюяєі]|[αεηιουω]+/giu)?.length ?? 1;
  }
  return part.match(/\p{L}/gu)?.length ?? 1;
}

function remembering(count: SyllableCounter): SyllableCounter {
  const remembered = new Map<string, number>();
  return (word) => {
    const known = remembered.get(word);
    if (known !== undefined) return known;
    const found = count(word);
    if (remembered.size < mostRemembered) remembered.set(word, found);
    return found;
  };
}
