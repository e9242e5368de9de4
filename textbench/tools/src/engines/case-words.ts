import { charClass, classAt, lengthAt } from './case-classes.ts';

/** How names are cut into words. */
export interface NameSplitting {
  /** Cuts at capitals inside: `XMLHttpRequest` is three words. True unless told. */
  readonly humps?: boolean;
  /** Cuts between letters and digits: `version2` is two words. False unless told. */
  readonly numbers?: boolean;
}

/**
 * The words of a name in any style: `parseURLs_from-text` gives `parse`, `URLs`, `from`, `text`.
 * Everything but letters, numbers and marks separates words; apostrophes and middle dots inside a
 * word are dropped (`don't` gives `dont`). No letter or number is lost.
 */
export function nameWords(name: string, splitting: NameSplitting = {}): string[] {
  const words: string[] = [];
  eachNameWord(name, splitting, (word) => words.push(word));
  return words;
}

/** Visits the words of names with their offsets, in order. */
export function eachNameWord(
  text: string,
  { humps = true, numbers = false }: NameSplitting,
  visit: (word: string, start: number, end: number) => void,
): void {
  let start = 0;
  while (start < text.length) {
    const found = classAt(text, start);
    if (found < charClass.upper || found > charClass.number) {
      start += lengthAt(text, start);
      continue;
    }
    const end = nameWordEnd(text, start, humps, numbers);
    visit(withoutJoiners(text.slice(start, end)), start, end);
    start = end;
  }
}

function withoutJoiners(word: string): string {
  // Joiners between letters, and marks that join nothing in a name: soft hyphens and the like.
  return /['’＇·‧՚׳״\p{Cf}]/u.test(word)
    ? word.replace(/['’＇·‧՚׳״]|(?![\u200c\u200d])\p{Cf}/gu, '')
    : word;
}

function nameWordEnd(text: string, start: number, humps: boolean, numbers: boolean): number {
  let before = classAt(text, start);
  let end = start + lengthAt(text, start);
  while (end < text.length) {
    const found = classAt(text, end);
    if (found === charClass.joiner) {
      const next = end + 1 < text.length ? classAt(text, end + 1) : charClass.other;
      if (next < charClass.upper || next > charClass.number) return end;
    } else if (found !== charClass.extend) {
      if (found < charClass.upper || found > charClass.number) return end;
      if (numbers && (found === charClass.number) !== (before === charClass.number)) return end;
      if (humps && found === charClass.upper && isHump(text, end, before)) return end;
      before = found;
    }
    end += lengthAt(text, end);
  }
  return end;
}

/** Whether the capital at an offset begins a word: after no capital, or before a small letter. */
function isHump(text: string, offset: number, before: number): boolean {
  if (before !== charClass.upper) return true;
  const next = skipMarks(text, offset + lengthAt(text, offset));
  if (next >= text.length || classAt(text, next) !== charClass.lower) return false;
  return !isPluralEnd(text, next);
}

/** `s` after capitals, and no small letter after it, is a plural: `URLs`. */
function isPluralEnd(text: string, offset: number): boolean {
  if (text.charCodeAt(offset) !== 0x73) return false;
  const after = offset + 1 < text.length ? classAt(text, offset + 1) : charClass.other;
  return after !== charClass.lower && after !== charClass.extend && after !== charClass.joiner;
}

function skipMarks(text: string, from: number): number {
  let offset = from;
  while (offset < text.length && classAt(text, offset) === charClass.extend) {
    offset += lengthAt(text, offset);
  }
  return offset;
}
