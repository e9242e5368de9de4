import { countGraphemes, eachSentence, eachWord, paragraphSpans } from '@textbench/language';
import { NumberList } from '../../engines/statistics.ts';
import { wordKey } from '../../engines/word-frequency/word-key.ts';

/** A stretch of the text with the words it holds. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly words: number;
}

/** What the statistics are worked out from. */
export interface ReadText {
  /** Number of each word's type, in the order of the text. */
  readonly tokens: Uint32Array;
  /** The types as they are counted, by number. */
  readonly types: readonly string[];
  /** How often each type occurs, by number. */
  readonly counts: Uint32Array;
  /** In graphemes, hyphens and apostrophes inside included. */
  readonly wordLengths: Uint32Array;
  readonly sentenceLengths: Uint32Array;
  readonly paragraphLengths: Uint32Array;
  readonly sentencesInParagraphs: Uint32Array;
  readonly longestSentence: Stretch | undefined;
  readonly shortestSentence: Stretch | undefined;
}

interface ReadingOptions {
  readonly ignoreCase: boolean;
  /** Whose abbreviations end no sentence: a language tag. */
  readonly language: string;
}

export function readText(text: string, { ignoreCase, language }: ReadingOptions): ReadText {
  const tokens = new NumberList();
  const wordStarts = new NumberList();
  const wordLengths = new NumberList();
  const numbers = new Map<string, number>();
  eachWord(text, (start, end) => {
    const word = text.slice(start, end);
    const key = wordKey(word, { ignoreCase });
    const type = numbers.get(key) ?? numbers.size;
    if (type === numbers.size) numbers.set(key, type);
    tokens.push(type);
    wordStarts.push(start);
    wordLengths.push(countGraphemes(word));
  });
  return {
    tokens: tokens.values(),
    types: [...numbers.keys()],
    counts: countTypes(tokens.values(), numbers.size),
    wordLengths: wordLengths.values(),
    ...readSentences(text, language, wordStarts.values()),
  };
}

function countTypes(tokens: Uint32Array, types: number): Uint32Array {
  const counts = new Uint32Array(types);
  for (const type of tokens) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

function readSentences(text: string, language: string, wordStarts: Uint32Array) {
  const sentenceStarts = new NumberList();
  const sentenceLengths = new NumberList();
  const wordsUpTo = countUpTo(wordStarts);
  let longestSentence: Stretch | undefined;
  let shortestSentence: Stretch | undefined;
  const visit = (start: number, end: number) => {
    const before = wordsUpTo(start);
    const words = wordsUpTo(end) - before;
    if (words === 0) return;
    sentenceStarts.push(start);
    sentenceLengths.push(words);
    if (words > (longestSentence?.words ?? 0)) longestSentence = { start, end, words };
    if (words < (shortestSentence?.words ?? Infinity)) shortestSentence = { start, end, words };
  };
  eachSentence(text, visit, language);
  return {
    sentenceLengths: sentenceLengths.values(),
    ...readParagraphs(text, wordStarts, sentenceStarts.values()),
    longestSentence,
    shortestSentence,
  };
}

function readParagraphs(text: string, wordStarts: Uint32Array, sentenceStarts: Uint32Array) {
  const paragraphLengths = new NumberList();
  const sentencesInParagraphs = new NumberList();
  const wordsUpTo = countUpTo(wordStarts);
  const sentencesUpTo = countUpTo(sentenceStarts);
  for (const { start, end } of paragraphSpans(text)) {
    const wordsBefore = wordsUpTo(start);
    const words = wordsUpTo(end) - wordsBefore;
    const sentencesBefore = sentencesUpTo(start);
    const sentences = sentencesUpTo(end) - sentencesBefore;
    if (words === 0) continue;
    paragraphLengths.push(words);
    sentencesInParagraphs.push(sentences);
  }
  return {
    paragraphLengths: paragraphLengths.values(),
    sentencesInParagraphs: sentencesInParagraphs.values(),
  };
}

/** How many of the sorted offsets lie before another; asked in rising order. */
function countUpTo(offsets: Uint32Array): (offset: number) => number {
  let passed = 0;
  return (offset) => {
    while (passed < offsets.length && (offsets[passed] ?? 0) < offset) passed++;
    return passed;
  };
}
