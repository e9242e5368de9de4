import type { CapitalRule, ProseWord } from './prose-word.ts';

export const everyWord: CapitalRule = () => true;

/** Words before whose full stop a name follows. */
const personTitles = new Set('mr mrs ms mx dr prof rev hon gen col capt sgt lt sra mme'.split(' '));

/** Words before whose full stop a sentence rarely ends, besides single letters. */
const abbreviations = new Set(
  'st mt jr sr vs etc cf al eg ie vol pp ed eds approx dept est inc ltd co corp bzw ca usw evtl ggf inkl nr str tel sra ud uds av bd'.split(
    ' ',
  ),
);

type Start = 'yes' | 'as written' | 'no';

const lineEnd = /[\n\r\u0085\u2028\u2029]/;
const blankLine = /(?:\r\n|\n|\r(?!\n))[^\S\r\n]*[\r\n]|\u2029/;
const stop = /([.!?…]+)(["'”’»)\]]*)\s|[。！？]/;

function isAbbreviated(word: string): boolean {
  return /^\p{L}$/u.test(word) || abbreviations.has(word.toLowerCase());
}

/** Whether a sentence begins after a gap (in the spirit of UAX #29, SB6 to SB11). */
function sentenceStart(before: string, gap: string): Start {
  const found = stop.exec(gap);
  if (!found) return 'no';
  const [, signs = '。', closing = ''] = found;
  if (signs.length > 1 ? /^[.…]+$/.test(signs) : signs === '…') return 'as written';
  if (signs === '.') return isAbbreviated(before) ? 'as written' : 'yes';
  // “Really?” she asked.
  return /["'”’»]/.test(closing) ? 'as written' : 'yes';
}

/** First person singular in English: I, I'm, I’ve; not the i of i.e. or of i). */
function isPronoun(word: ProseWord): boolean {
  if (word.length > 4 || (word.firstUnit | 0x20) !== 0x69) return false;
  return /^i(?:['’](?:m|d|ll|ve|s))?$/i.test(word.text) && !/^(?:\.$|\))/.test(word.gapAfter);
}

/** `Mr.`, `Dr.` before a name. */
function isPersonTitle(word: ProseWord): boolean {
  if (word.length > 4 || !/[mdprhgcsl]/i.test(String.fromCharCode(word.firstUnit))) return false;
  return word.gapAfter === '. ' && personTitles.has(word.text.toLowerCase());
}

/** A capital tells nothing about a word in capitals throughout. */
function hasOwnCapital(text: string): boolean {
  return /^\p{Lu}(?:\P{Lu}|$)/u.test(text);
}

/** @param eachLine a new line begins a sentence too */
export function sentenceRule(english: boolean, eachLine: boolean): CapitalRule {
  const pause = eachLine ? lineEnd : blankLine;
  return (word) => {
    if (english && (isPronoun(word) || isPersonTitle(word))) return true;
    if (word.followsSpace) return false;
    const { gap } = word;
    const start = pause.test(gap) ? 'yes' : sentenceStart(word.before, gap);
    return start === 'yes' || (start === 'as written' && hasOwnCapital(word.text));
  };
}

/** Every word but small ones, which are capital only at the start and end of a title. */
export function titleRule(english: boolean, smallWords: readonly string[]): CapitalRule {
  const small = new Set(smallWords.map((word) => word.toLowerCase()));
  const longest = Math.max(0, ...smallWords.map((word) => word.length));
  return (word) => {
    if (word.length > longest || !small.has(word.text.toLowerCase())) return true;
    if (english && isPronoun(word)) return true;
    if (lineEnd.test(word.gapAfter)) return true;
    if (word.followsSpace) return false;
    const { gap } = word;
    return /[:—–]|[\n\r\u0085\u2028\u2029]/.test(gap) || sentenceStart(word.before, gap) === 'yes';
  };
}
