import type { Comparison } from '../../engines/sort-comparison.ts';

/** Where signs and numbers stand. */
export const signHeading = '#';
export const numberHeading = '0–9';

/** A function that gives the letter an entry stands under, by its key. */
export function headingMaker(comparison: Comparison): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const start = key.slice(0, 8);
    const found = known.get(start);
    if (found !== undefined) return found;
    const made = headingOf(start.normalize('NFC'), comparison);
    known.set(start, made);
    return made;
  };
}

function headingOf(start: string, comparison: Comparison): string {
  const first = /^.\p{M}*/su.exec(start)?.[0] ?? '';
  if (/^\p{N}/u.test(first)) return numberHeading;
  if (!/^\p{L}/u.test(first)) return signHeading;
  if (!comparison.isLinguistic) return first;
  if (/^\p{Script=Latin}/u.test(first)) {
    return letterGroup(start, comparison) ?? latinLetter(first, comparison);
  }
  return otherLetter(first, comparison);
}

/** Behind every word that begins with a letter, as CLDR sorts it. */
const last = '\uffff';

/** Letters of two or three, which come after all words with the first: Ch in Czech, Dzs in Hungarian. */
function letterGroup(start: string, { compareBase }: Comparison): string | undefined {
  const letters = /^\p{Script=Latin}{2,3}/u.exec(start)?.[0] ?? '';
  for (let length = letters.length; length > 1; length--) {
    const group = letters.slice(0, length);
    if (compareBase(group, group.slice(0, -1) + last) > 0) {
      return group.charAt(0).toUpperCase() + group.slice(1).toLowerCase();
    }
  }
  return undefined;
}

const latinCapitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The one of A to Z among whose words the language sorts a letter, or the letter itself. */
function latinLetter(letter: string, { compareBase }: Comparison): string {
  const plain = latinCapitals.find(
    (one) => compareBase(one, letter) <= 0 && compareBase(letter, one + last) < 0,
  );
  return plain ?? letter.toUpperCase();
}

const initialConsonants = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/** The letter without marks that do not count; kana as hiragana, Hangul by its first consonant. */
function otherLetter(letter: string, { compareBase }: Comparison): string {
  const code = letter.charCodeAt(0);
  if (code >= 0xac00 && code <= 0xd7a3) {
    return initialConsonants.charAt(Math.floor((code - 0xac00) / 588));
  }
  const capital = letter.toUpperCase();
  const base = capital.normalize('NFD').charAt(0);
  const baseCode = base.charCodeAt(0);
  if (baseCode >= 0x30a1 && baseCode <= 0x30f6) return String.fromCharCode(baseCode - 0x60);
  return compareBase(base, letter) === 0 ? base : capital;
}
