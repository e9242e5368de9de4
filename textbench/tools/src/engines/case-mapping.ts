/** Languages whose rules for capitals differ; `other` has those of Unicode alone. */
export const caseLanguages = {
  en: 'English',
  tr: 'Turkish, Azerbaijani',
  nl: 'Dutch',
  el: 'Greek',
  lt: 'Lithuanian',
  hy: 'Armenian',
  other: 'Other',
} as const;

export type CaseLanguage = keyof typeof caseLanguages;

/** Full case mappings (Unicode 5.18, SpecialCasing.txt) of one language. */
export interface CaseMapping {
  upper(text: string): string;
  /** Final sigma is found by the letters around it, so a whole word has to be given. */
  lower(text: string): string;
  /** A word with a capital at its start and the rest lower: `ǆ` gives `ǅ`, `ﬁ` gives `Fi`. */
  capitalised(word: string): string;
  /** The capital a word begins with, and the length of what it stands for in the word. */
  capital(word: string): { readonly capital: string; readonly length: number };
  /** Whether ASCII letters without a mark map to each other one by one. */
  readonly plainLetters: boolean;
  /** Whether that also holds at the start of a word. */
  readonly plainCapitals: boolean;
}

/** @param capitalSharpS writes the capital of ß as ẞ instead of SS */
export function caseMapping(language: CaseLanguage, capitalSharpS = false): CaseMapping {
  const upper = upperOf(language, capitalSharpS);
  const lower = lowerOf(language);
  const capital = (word: string) => capitalOf(word, language, upper);
  return {
    upper,
    lower,
    capital,
    capitalised(word) {
      const { capital: first, length } = capital(word);
      // What comes before decides about a sigma, so the whole word is lowered.
      return first + lower(word).slice(lower(word.slice(0, length)).length);
    },
    plainLetters: language !== 'tr',
    plainCapitals: language !== 'tr' && language !== 'nl',
  };
}

function upperOf(language: CaseLanguage, capitalSharpS: boolean): (text: string) => string {
  const plain = (text: string) => {
    if (language === 'tr' || language === 'el' || language === 'lt') {
      return text.toLocaleUpperCase(language);
    }
    // CLDR: eastern Armenian writes the ligature as two letters of its own.
    return (language === 'hy' ? text.replaceAll('և', 'եվ') : text).toUpperCase();
  };
  return capitalSharpS ? (text) => plain(text.replaceAll('ß', 'ẞ')) : plain;
}

function lowerOf(language: CaseLanguage): (text: string) => string {
  if (language === 'tr' || language === 'lt') return (text) => text.toLocaleLowerCase(language);
  return (text) => text.toLowerCase();
}

function capitalOf(word: string, language: CaseLanguage, upper: (text: string) => string) {
  if (language === 'nl') {
    const digraph = /^i(\u0301?)j(\u0301?)/i.exec(word)?.[0];
    if (digraph) return { capital: digraph.toUpperCase(), length: digraph.length };
  }
  const length = headLength(word);
  const head = word.slice(0, length);
  const first = String.fromCodePoint(head.codePointAt(0) ?? 0);
  if (language === 'lt' && length > first.length) {
    return { capital: head.toLocaleUpperCase('lt'), length };
  }
  if (language === 'tr' && first === 'i') return { capital: `İ${head.slice(1)}`, length };
  if (language === 'hy' && first === 'և') return { capital: 'Եվ', length };
  const capital = first === 'ß' && upper(first) === 'ẞ' ? 'ẞ' : titleLetter(first);
  return { capital: capital + head.slice(first.length), length };
}

/** Length of the first code point with the marks on it. */
function headLength(word: string): number {
  if (word.charCodeAt(0) < 0x300 && !(word.charCodeAt(1) >= 0x300)) return 1;
  return /^.\p{M}*/su.exec(word)?.[0].length ?? 0;
}

/** Title case of one letter (UnicodeData.txt and SpecialCasing.txt). */
export function titleLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const upper = letter.toUpperCase();
  if (code < 0xdf || code === 0x149) return upper;
  // Georgian has no title case: its capitals are for whole words.
  if (code >= 0x10d0 && code <= 0x10ff) return letter;
  const digraph = 'ǅǅǅǈǈǈǋǋǋ'[code - 0x1c4] ?? 'ǲǲǲ'[code - 0x1f1];
  if (digraph) return digraph;
  if (code >= 0x1f80 && code <= 0x1faf) return String.fromCodePoint(code | 8);
  if ([0x1fb3, 0x1fc3, 0x1ff3].includes(code)) return String.fromCodePoint(code + 9);
  if ([0x1fbc, 0x1fcc, 0x1ffc].includes(code)) return letter;
  if (upper.length <= letter.length) return upper;
  // Greek capitals keep the iota below; of ligatures only the first letter is a capital.
  if (upper.endsWith('Ι')) return `${upper.slice(0, -1)}\u0345`;
  return upper.charAt(0) + upper.slice(1).toLowerCase();
}
