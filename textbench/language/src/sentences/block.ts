import { linesOf } from '../lines.ts';
import type { Span } from '../span.ts';
import { isWhiteSpace } from '../white-space.ts';
import {
  astralWordClass,
  digit,
  joiner,
  letter,
  mark,
  unspaced,
  wordClasses,
} from '../word-classes.ts';
import type { SentenceLanguage } from './abbreviations.ts';
import { type Candidate, endsHere, endsWithoutSpace } from './boundary.ts';
import { endingAt } from './ending.ts';
import { inlineItemStarts } from './inline-lists.ts';
import { endingLines } from './line-ends.ts';
import { semicolon, sentenceClasses, wordy } from './sentence-classes.ts';

/** So many code units before and behind a full stop are looked at. */
const reach = 60;

/**
 * The sentences of a block: a stretch of text without blank lines. Signs without a letter or digit
 * belong to the sentence before them on the same line; on a line of their own they are no sentence.
 */
export function blockSentences(block: string, language: SentenceLanguage): Span[] {
  const classes = sentenceClasses.of(block);
  const found = new Sentences(block);
  const cuts = certainEnds(block);
  const withoutCapitals = !/\p{Lu}/u.test(block);
  let nextCut = 0;
  for (let index = 0; index < block.length; index++) {
    if (index === cuts[nextCut]) {
      nextCut++;
      found.cut(index);
    }
    const unit = block.charCodeAt(index);
    const unitClass = classes[unit] ?? 0;
    if (unitClass === wordy) found.hasWord = true;
    else if (unitClass === 0) found.hasWord ||= unit >= 0xd800 && isAstralWord(block, index);
    else if (found.hasWord && isTerminator(unitClass, block, index)) {
      const ending = endingAt(block, index, classes);
      const candidate = {
        ...surroundings(block, found.start, index, ending.end),
        ending,
        withoutCapitals,
        language,
      };
      if (endsAt(block, index, candidate)) found.cut(ending.end);
      index = ending.end - 1;
    }
  }
  found.cut(block.length);
  return found.spans;
}

/** The sentences found so far, and the one that is open. */
class Sentences {
  readonly spans: Span[] = [];
  start = 0;
  hasWord = false;
  readonly block: string;

  constructor(block: string) {
    this.block = block;
  }

  cut(at: number): void {
    const span = trimmed(this.block, this.start, at);
    if (this.hasWord) this.spans.push(span);
    else if (span.end > span.start) this.addSigns(span);
    this.start = at;
    this.hasWord = false;
  }

  private addSigns({ start, end }: Span): void {
    const last = this.spans.at(-1);
    if (!last || /[\r\n]/.test(this.block.slice(last.end, start))) return;
    this.spans[this.spans.length - 1] = { start: last.start, end };
  }
}

function endsAt(block: string, stop: number, candidate: Candidate): boolean {
  if (/[[(]/.test(block[stop - 1] ?? '')) return false; // (?) and [...]
  const { end } = candidate.ending;
  if (end >= block.length || isWhiteSpace(block.charCodeAt(end))) return endsHere(candidate);
  return endsWithoutSpace(candidate);
}

/** Offsets at which a sentence ends whatever stands there: line ends and items of a running list. */
function certainEnds(block: string): number[] {
  const lines = linesOf(block);
  const ending = endingLines(lines);
  return lines.flatMap((line) => [
    ...inlineItemStarts(line.text).map((start) => line.start + start),
    ...(ending.has(line) ? [line.start + line.text.length] : []),
  ]);
}

function surroundings(block: string, sentenceStart: number, stop: number, end: number) {
  const from = Math.max(sentenceStart, stop - reach);
  const before = block.slice(from, stop);
  const word = block.slice(wordStart(block, from, stop), stop);
  return {
    word,
    wordBefore: word === 'I' ? (/(\S+)\s+\S*$/.exec(before)?.[1] ?? '') : '',
    sentence: from > sentenceStart ? `… ${before}` : before,
    rest: block.slice(end, end + reach).trimStart(),
  };
}

/** Where the word before a full stop begins: letters, digits and inner signs such as `.` and `'`. */
function wordStart(block: string, from: number, stop: number): number {
  const classes = wordClasses.of(block.slice(from, stop));
  let start = stop;
  for (let index = stop - 1; index >= from; index--) {
    const unit = block.charCodeAt(index);
    const wordClass = classes[unit] ?? 0;
    if (wordClass === letter || wordClass === digit || wordClass === mark) start = index;
    else if (wordClass !== joiner && unit !== 0x2e && unit !== 0x26) break;
  }
  return start;
}

/** Semicolons are question marks in Greek only. */
function isTerminator(unitClass: number, block: string, index: number): boolean {
  return unitClass !== semicolon || /\p{Script=Greek}/u.test(block[index - 1] ?? '');
}

function isAstralWord(block: string, index: number): boolean {
  const point = block.codePointAt(index) ?? 0;
  if (point < 0x1_0000) return false;
  const wordClass = astralWordClass(point);
  return wordClass === letter || wordClass === digit || wordClass === unspaced;
}

function trimmed(text: string, from: number, to: number): Span {
  let start = from;
  let end = to;
  while (start < end && isWhiteSpace(text.charCodeAt(start))) start++;
  while (end > start && isWhiteSpace(text.charCodeAt(end - 1))) end--;
  return { start, end };
}
