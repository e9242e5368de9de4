import {
  arabic,
  bulgarian,
  customarySigns,
  greek,
  hebrew,
  international,
  latinExtensions,
  type MorseTable,
  prosigns,
  russian,
  ukrainian,
  wabun,
} from './data.ts';

/** Alphabets that Morse is read as, and whose codes come first when it is written. */
export const alphabets = {
  international: 'Latin (international)',
  greek: 'Greek',
  russian: 'Russian',
  ukrainian: 'Ukrainian',
  bulgarian: 'Bulgarian',
  hebrew: 'Hebrew',
  arabic: 'Arabic',
  wabun: 'Japanese (Wabun)',
} as const;

export type Alphabet = keyof typeof alphabets;

const latin = { ...latinExtensions, ...customarySigns, ...international };
const numbersAndSigns = Object.fromEntries(
  Object.entries({ ...customarySigns, ...international }).filter(([sign]) => !/\p{L}/u.test(sign)),
);

const tables: Readonly<Record<Alphabet, MorseTable>> = {
  international: latin,
  greek,
  russian,
  ukrainian: { ...russian, ...ukrainian },
  bulgarian: { ...russian, ...bulgarian },
  hebrew,
  arabic,
  wabun,
};

/** The code of a sign in any alphabet, the chosen one first; no two others share a sign. */
export function signCodes(first: Alphabet): ReadonlyMap<string, string> {
  const others = [wabun, arabic, hebrew, ukrainian, russian, greek, latin];
  const all = others.flatMap((table) => Object.entries(table));
  return new Map([...all, ...Object.entries(tables[first])]);
}

/** The code of a procedure signal, such as `.-.-.` for `AR`. */
export function prosignCode(letters: string): string | undefined {
  const known = prosigns.some((prosign) => prosign === letters);
  return known ? Array.from(letters, (letter) => international[letter] ?? '').join('') : undefined;
}

/**
 * What each code is read as in an alphabet, by the number of the code.
 *
 * @param preferProsigns whether codes that are punctuation too are read as procedure signals
 */
export function readings(alphabet: Alphabet, preferProsigns: boolean): ReadonlyMap<number, string> {
  const read = new Map<number, string>();
  const add = (code: string, sign: string) => {
    const number = codeNumber(code);
    if (!read.has(number)) read.set(number, sign);
  };
  if (preferProsigns) addProsigns(add);
  const table = tables[alphabet];
  const bySpecial =
    alphabet === 'ukrainian' ? ukrainian : alphabet === 'bulgarian' ? bulgarian : {};
  const own = alphabet === 'international' ? { ...international, ...customarySigns } : bySpecial;
  if (alphabet === 'international')
    addProsigns((code, sign) => code === '...-.' && add(code, sign));
  for (const signs of [own, table, numbersAndSigns]) {
    for (const [sign, code] of Object.entries(signs)) add(code, sign);
  }
  addProsigns(add);
  return read;
}

function addProsigns(add: (code: string, sign: string) => void): void {
  for (const letters of prosigns) add(prosignCode(letters) ?? '', `<${letters}>`);
}

/** A code as a number: 1, then a bit a sign, 0 for a dot and 1 for a dash. */
export function codeNumber(code: string): number {
  return Array.from(code).reduce((number, sign) => number * 2 + (sign === '-' ? 1 : 0), 1);
}
