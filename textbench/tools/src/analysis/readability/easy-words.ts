import { frontCodedWords } from '../../engines/front-coded.ts';

/** Tells whether a word, in small letters with a plain apostrophe, is on a list in any of its forms. */
export type EasyWords = (word: string) => boolean;

/**
 * Membership as the authors of word lists count it: plurals, possessives, -s, -ed, -ing, -er, -est
 * and -ly of listed words are easy, so are numbers, and hyphenated words all parts of which are.
 */
export function easyWords(listed: ReadonlySet<string>): EasyWords {
  const isListed = (word: string) =>
    listed.has(word) || stems(word).some((stem) => listed.has(stem));
  return (word) =>
    listed.has(word) ||
    !/\p{L}/u.test(word) ||
    word.split('-').every((part) => isListed(withoutContraction(part)));
}

/** dog's → dog, we'll → we, didn't → did. */
function withoutContraction(word: string): string {
  return word.replace(/(?:'s|s'|'ll|'ve|'re|'d|'m|n't|')$/, (ending) =>
    ending === "s'" ? 's' : '',
  );
}

/** What a word may be a form of. */
function stems(word: string): string[] {
  const found: string[] = [];
  for (const ending of ['s', 'es', 'd', 'ed', 'n', 'ing', 'r', 'er', 'st', 'est', 'ly']) {
    if (!word.endsWith(ending) || word.length < ending.length + 2) continue;
    const stem = word.slice(0, -ending.length);
    found.push(stem, `${stem}e`);
    if (stem.endsWith('i')) found.push(`${stem.slice(0, -1)}y`);
    if (/([bdfglmnprtvz])\1$/.test(stem)) found.push(stem.slice(0, -1));
  }
  return found;
}

/** The list of Chall and Dale (1995): about 3,000 words that children of grade four know. */
export async function daleChallWords(): Promise<EasyWords> {
  return easyWords(await wordsMarked(0, 1));
}

/** The list of the revised Spache formula (1974): about 1,000 words. */
export async function spacheWords(): Promise<EasyWords> {
  return easyWords(await wordsMarked(1, 2));
}

async function wordsMarked(...digits: readonly number[]): Promise<ReadonlySet<string>> {
  const { easyWordLists } = await import('./easy-words/data.ts');
  const marked = frontCodedWords(easyWordLists).filter(([, digit]) => digits.includes(digit));
  return new Set(marked.map(([word]) => word));
}
