import { type SeededRandom, seededRandom } from '@textbench/language';
import { ciceroSentences, type Script, scripts, usualBeginning } from './data.ts';

export type Source = 'cicero' | keyof typeof scripts;

export interface FillerOptions {
  readonly source: Source;
  readonly seed: string;
  /** Begins with "Lorem ipsum dolor sit amet", where the source is the usual one. */
  readonly usualBeginning: boolean;
  /** Words of a sentence. */
  readonly shortestSentence: number;
  readonly longestSentence: number;
}

/** Filler text without end, by words and by sentences. */
export interface Filler {
  word(): string;
  sentence(): string;
  /** Between words, and between sentences. */
  readonly space: string;
  /** A whole number from `least` to `most`, for sizes of paragraphs and lists. */
  between(least: number, most: number): number;
  /** A text of so many words that is no sentence: an item of a list. */
  phrase(words: number): string;
}

export function createFiller(options: FillerOptions): Filler {
  const random = seededRandom(options.seed);
  const between = (least: number, most: number) =>
    least + random.below(Math.max(1, most - least + 1));
  return options.source === 'cicero'
    ? ciceroFiller(between)
    : randomFiller(options, scripts[options.source], random, between);
}

/** Cicero's own sentences and words in their order, again from the start when they are used up. */
function ciceroFiller(between: Filler['between']): Filler {
  const words = ciceroSentences.join(' ').match(/\p{L}+/gu) ?? [];
  let nextSentence = 0;
  let nextWord = 0;
  const word = () => (words[nextWord++ % words.length] ?? '').toLowerCase();
  return {
    word,
    sentence: () => ciceroSentences[nextSentence++ % ciceroSentences.length] ?? '',
    space: ' ',
    between,
    phrase: (count) => capitalised(Array.from({ length: count }, word).join(' ')),
  };
}

function randomFiller(
  options: FillerOptions,
  script: Script,
  random: SeededRandom,
  between: Filler['between'],
): Filler {
  const begins = options.usualBeginning && options.source === 'latin';
  const ahead = begins ? usualBeginning.split(' ') : [];
  let last = '';
  const word = () => {
    const next = ahead.shift();
    if (next !== undefined) return next;
    let drawn = random.pick(script.words);
    while (drawn === last) drawn = random.pick(script.words);
    last = drawn;
    return drawn;
  };
  const words = (count: number) => Array.from({ length: count }, word);
  return {
    word,
    sentence() {
      const count = between(options.shortestSentence, options.longestSentence);
      const comma = count >= 8 ? between(3, count - 4) : 0;
      const written = words(count).map((one, index) =>
        index === comma - 1 ? one + script.comma : one,
      );
      return capitalised(written.join(script.space)) + script.stop;
    },
    space: script.space,
    between,
    phrase: (count) => capitalised(words(count).join(script.space)),
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
