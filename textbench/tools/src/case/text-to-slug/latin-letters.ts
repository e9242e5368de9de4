import slugify from '@sindresorhus/slugify';
import type { SlugLanguage } from './slug-languages.ts';
import { ownLetter } from './slug-languages.ts';

/** Letters of a script without a short table, told in ASCII; loaded when one is met. */
export type Romanizer = (text: string) => string;

/** Whether a character needs the large table to be told in ASCII. */
export function needsRomanizer(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character) && shortForm(character) === undefined;
}

/** Two letters for one sound, written `ou` (ELOT 743). */
const greekOu = /[οόΟΌ][υύΥΎ]/g;

function ouInLatin(letters: string): string {
  return /^[οό]/.test(letters) ? 'ou' : 'Ou';
}

/** ия at the end of a word is `ia`, and the state is `Bulgaria` (Transliteration Act, 5 and 6). */
function withBulgarianEndings(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{M}])българия(?![\p{L}\p{M}])/giu, (state) =>
      state.replace('ъ', 'u').replace('Ъ', 'U'),
    )
    .replace(/(?<=[иИ])[яЯ](?![\p{L}\p{M}])/gu, (ya) => (ya === 'я' ? 'a' : 'A'));
}

/** Writes the letters and figures of any script in ASCII; everything else stays. */
export class LatinWriter {
  readonly #language: SlugLanguage;
  readonly #romanize: Romanizer | undefined;
  readonly #known = new Map<string, string>();

  /** @param romanize for scripts beside Latin, Cyrillic, Greek, Arabic and their neighbours */
  constructor(language: SlugLanguage, romanize: Romanizer | undefined) {
    this.#language = language;
    this.#romanize = romanize;
  }

  /** @param text composed (NFC) */
  write(text: string): string {
    let written = '';
    let insideWord = false;
    for (const character of this.#pairsWritten(text)) {
      const ascii = character < '\x80';
      written += ascii ? character : this.#letter(character, !insideWord);
      insideWord = ascii ? /[A-Za-z0-9]/.test(character) : /[\p{L}\p{M}\p{N}’']/u.test(character);
    }
    return written;
  }

  /** Pairs of letters that are written otherwise than one by one. */
  #pairsWritten(text: string): string {
    const greek = text.replace(greekOu, ouInLatin);
    if (this.#language === 'bg') return withBulgarianEndings(greek);
    if (this.#language !== 'uk') return greek;
    return greek.replace(/([зЗ])[гГ]/g, (_, first: string) => (first === 'з' ? 'zgh' : 'Zgh'));
  }

  #letter(character: string, beginsWord: boolean): string {
    const key = beginsWord ? `^${character}` : character;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = this.#made(character, beginsWord);
    this.#known.set(key, made);
    return made;
  }

  #made(character: string, beginsWord: boolean): string {
    const small = character.toLowerCase();
    const own = ownLetter(small, this.#language, beginsWord);
    if (own !== undefined) return small === character ? own : capitalized(own);
    const short = shortForm(character);
    if (short !== undefined) return short;
    if (!/[\p{L}\p{N}\p{M}\p{Extended_Pictographic}]/u.test(character)) return character;
    const long = this.#romanize?.(character) ?? '';
    // Each Han character is a word of its own, and so is the name of an emoji.
    return /[\p{Script=Han}\p{Extended_Pictographic}]/u.test(character) ? ` ${long} ` : long;
  }
}

/** The base letter, else what the table of slugify has, else a compatible form; `undefined` for none. */
function shortForm(character: string): string | undefined {
  if (/^[\p{Diacritic}ー]$/u.test(character)) return '';
  const base = character.normalize('NFD').replace(/\p{M}/gu, '');
  if (/^[A-Za-z0-9]+$/.test(base)) return base;
  if (/^[\p{L}\p{N}]$/u.test(character)) {
    if (/^[щЩ]$/.test(character)) return character === 'щ' ? 'shch' : 'Shch';
    const listed = slugify(character, { lowercase: false, decamelize: false, separator: '' });
    if (listed !== '') return sameCase(listed, character);
    if (/^\p{Lm}$|^[ьъЬЪ]$/u.test(character)) return '';
  }
  const compatible = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return /^[A-Za-z0-9\u2044]+$/.test(compatible) ? compatible : undefined;
}

/** `AEsir` is no word: capitals of two letters keep only the first. */
function sameCase(letters: string, character: string): string {
  return letters.length > 1 && character !== character.toLowerCase()
    ? capitalized(letters.toLowerCase())
    : letters;
}

function capitalized(letters: string): string {
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}
