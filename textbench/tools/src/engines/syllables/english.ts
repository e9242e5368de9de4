import { syllablesByRule } from './english-rules.ts';

/** What an ending behind an apostrophe adds, given the word before it. */
function afterApostrophe(before: string, ending: string): number {
  if (ending === 's') return /(?:[sxz]|[cs]h|[csgz]e)$/.test(before) ? 1 : 0;
  if (ending === 'm' || ending === '') return 0;
  if (ending === 'd') return /[dt]$/.test(before) ? 1 : 0;
  if (ending === 'll' || ending === 've' || ending === 're')
    return /[aeiouy]$/.test(before) ? 0 : 1;
  return syllablesByRule(ending);
}

/** Didn't has two, don't and aren't have one. */
function beforeNot(verb: string): number {
  return /^(?:ai|are|ca|do|sha|we|were|wo)$/.test(verb) ? 0 : 1;
}

/**
 * Syllables of one English word without hyphens; what is not a letter is left out, accents make
 * their vowel heard: café, naïve.
 *
 * @param exceptions words the rules get wrong, with their syllables
 */
export function englishSyllables(word: string, exceptions: ReadonlyMap<string, number>): number {
  if (/^[B-DF-HJ-NP-TV-XZ]{2,6}$/.test(word)) return spelledOut(word);
  const plain = asciiSpelling(word);
  const [first = '', ...endings] = plain.split("'");
  const known = (part: string) => exceptions.get(part) ?? syllablesByRule(part);
  const not = endings.length === 1 && endings[0] === 't' && first.endsWith('n');
  if (not) return known(first.slice(0, -1)) + beforeNot(first.slice(0, -1));
  let count = first === '' ? 0 : known(first);
  endings.forEach((ending, index) => {
    const before = (index === 0 ? first : endings[index - 1]) ?? '';
    count += before === '' ? known(ending) : afterApostrophe(before, ending);
  });
  return Math.max(1, count);
}

/** BBC, HTML: the names of the letters. */
function spelledOut(letters: string): number {
  return letters.length + 2 * (letters.split('W').length - 1);
}

function asciiSpelling(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘＇]/g, "'")
    .replace(/é/g, 'ey')
    .replace(/(?<=[aeiou])([äëïöü])/g, 'h$1')
    .normalize('NFD')
    .replace(/œ/g, 'e')
    .replace(/æ/g, 'e')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z']/g, '');
}
