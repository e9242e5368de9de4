import type { SentenceLanguage } from './abbreviations.ts';
import type { Ending } from './ending.ts';

/** A place where a sentence may end, with what stands around it. */
export interface Candidate {
  readonly ending: Ending;
  /** The word the full stop follows, with inner full stops: `U.S`, `Dr`, `3.14`. */
  readonly word: string;
  /** The word before that; only where the word is `I`. */
  readonly wordBefore: string;
  /** The sentence so far, up to the full stop; of a long one the end, behind `…`. */
  readonly sentence: string;
  /** The text behind, from the first character that is no white space. */
  readonly rest: string;
  /** The text has no capitals at all, so a small letter may begin a sentence. */
  readonly withoutCapitals: boolean;
  readonly language: SentenceLanguage;
}

const openers = /^[([{"'“‘„‚«‹「『（【¿¡*_—–-]*\s?/u;

/** Whether a sentence ends here, where white space follows. */
export function endsHere(candidate: Candidate): boolean {
  const { ending, rest } = candidate;
  if (rest === '' || ending.final) return true;
  if (/^[,;:)\]}]|^[—–-]\s/.test(rest)) return false;
  const next = rest.slice((openers.exec(rest) ?? [''])[0].length);
  const small = /^\p{Ll}/u.test(next);
  if (ending.mark) return !small || !(ending.closed || isExclamationName(candidate.word));
  if (small) return candidate.withoutCapitals && !ending.dots && !mayBeAbbreviation(candidate);
  if (ending.dots) return endsAtDots(ending.dots, ending.spaced, next);
  return endsAtFullStop(candidate, next);
}

/**
 * Whether a sentence ends where no white space follows: after 。 and its like, and where a space was
 * forgotten (`the end.Next one`).
 */
export function endsWithoutSpace({ ending, word, sentence, rest }: Candidate): boolean {
  if (ending.final) {
    const quoteGoesOn = /^(?:\p{Script=Hiragana}|\p{Script=Han}{0,4}?[说說道问問答喊叫])/u;
    return !(ending.closed && quoteGoesOn.test(rest));
  }
  if (ending.dots || !/^\p{Lu}\p{Ll}+(?:['’]\p{Ll}+)?[\s,;.!?]/u.test(rest.slice(0, 40)))
    return false;
  if (/[/@_\\:=]|^www\b/.test(sentence.slice(sentence.search(/\S+$/)))) return false;
  if (/^\p{L}+\.\S/u.test(rest) && !/^\p{L}+\.\p{Lu}\p{Ll}/u.test(rest)) return false;
  return /^(?:\p{L}*\p{Ll}{2}|[\d.,]*\d)$/u.test(word);
}

/** Names of firms and shows that are written with an exclamation mark. */
function isExclamationName(word: string): boolean {
  return /^(?:Yahoo|Jeopardy|Joomla|Yum|Chips Ahoy|Oklahoma)$/.test(word);
}

function mayBeAbbreviation({ word, language }: Candidate): boolean {
  const { titles, beforeNumbers, others, neverLast } = language;
  return (
    /^\p{L}$|\./u.test(word) ||
    [titles, beforeNumbers, others, neverLast].some((known) => known.has(word))
  );
}

/** Three spaced dots leave something out and the sentence goes on; a fourth is its full stop. */
function endsAtDots(dots: number, spaced: boolean, next: string): boolean {
  if (dots > 3) return true;
  return !spaced && !/^I\b/.test(next);
}

function endsAtFullStop(candidate: Candidate, next: string): boolean {
  const { word, language } = candidate;
  if (word === '') return !/[°º]$/.test(candidate.sentence) || !/^\d/.test(next);
  if (isListLabel(candidate)) return false;
  if (/^\d+$/.test(word)) return !(language.ordinals && word.length <= 2) || begins(language, next);
  const small = word.toLowerCase();
  if (language.neverLast.has(small)) return false;
  if (/^\p{L}$/u.test(word)) return endsAtInitial(candidate, next);
  if (/^(?:\p{L}\p{Ll}?\.)+\p{L}\p{Ll}?$/u.test(word))
    return endsAtDottedAbbreviation(candidate, next);
  return endsAtAbbreviation(candidate, small, next);
}

/** `1.` or `a.` at the very beginning. */
function isListLabel({ word, sentence }: Candidate): boolean {
  return (
    /^(?:\d{1,3}|\p{Ll}|[IVXivx]{1,4})$/u.test(word) &&
    /^[^\p{L}\p{N}]*[\p{L}\p{N}]+$/u.test(sentence)
  );
}

/** J. K. Rowling goes on; so does Albert I. Jones, but not `you and I. Did`. */
function endsAtInitial({ word, wordBefore, language, rest }: Candidate, next: string): boolean {
  if (word === 'I' && /^\p{Ll}/u.test(wordBefore)) return true;
  if (language.beforeNumbers.has(word) && /^\d/.test(rest)) return false;
  return /^\p{Lu}/u.test(word) ? begins(language, next) : !/^\d/.test(next);
}

/** U.S., Ph.D., a.m.: the sentence ends where the next word is one that begins sentences. */
function endsAtDottedAbbreviation({ word, sentence, language }: Candidate, next: string): boolean {
  if (/^[ap]\.m$/i.test(word) && /^\p{Lu}/u.test(next)) {
    return !/^\P{L}*(?:\p{L}+\s+)?\d[\d:.]*\s*[ap]\.m$/iu.test(sentence);
  }
  return begins(language, next);
}

function endsAtAbbreviation({ word, language }: Candidate, small: string, next: string): boolean {
  const capital = word !== small;
  if (language.titles.has(small) && (capital || !isEnglishWord.has(small))) return false;
  const numbered = language.beforeNumbers.has(small);
  if (numbered && /^[(#]?(?:\d|[IVXLC]+\b)/.test(next)) return false;
  if (small === 'etc' || (numbered && isEnglishWord.has(small) && !capital)) return true;
  if (isEnglishWord.has(small) && !capital) return true;
  return !(numbered || language.others.has(small)) || begins(language, next);
}

/** Abbreviations that are words of their own when they begin with a small letter. */
const isEnglishWord: ReadonlySet<string> = new Set(
  'art ch col ed ex fig gen hon ill la long ma mass me min miss no op or par pres rep rev sat sec sen sun wash wed'.split(
    ' ',
  ),
);

/** Whether the next word has a capital and is one that often begins a sentence. */
function begins(language: SentenceLanguage, next: string): boolean {
  const [first = ''] = /^[\p{L}\p{M}'’]+(?!\p{L}|\.)/u.exec(next) ?? [];
  if (first.length > 20 || !/^\p{Lu}/u.test(first)) return false;
  return language.starters.has(first.toLowerCase().replaceAll('’', "'"));
}
