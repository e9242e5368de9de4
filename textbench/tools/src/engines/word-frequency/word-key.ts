import { stripAccents } from '@textbench/language';

export interface WordKeyOptions {
  readonly ignoreCase: boolean;
  readonly ignoreAccents?: boolean;
}

/**
 * What a word is counted as: composed (NFC), one apostrophe and one hyphen for all their forms, no
 * invisible signs inside; in small letters and without accents where asked.
 */
export function wordKey(
  word: string,
  { ignoreCase, ignoreAccents = false }: WordKeyOptions,
): string {
  const cased = ignoreCase ? word.toLowerCase() : word;
  if (/^[\0-\x7f]*$/.test(cased)) return cased;
  const unified = cased
    .normalize('NFC')
    .replace(/[‘’＇]/g, "'")
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\p{Cf}\ufe0e\ufe0f]/gu, keepJoiners);
  return ignoreAccents ? stripAccents(unified) : unified;
}

/** Joiners and non-joiners make a difference in Persian and Indic words. */
function keepJoiners(sign: string): string {
  return sign === '\u200c' || sign === '\u200d' ? sign : '';
}
