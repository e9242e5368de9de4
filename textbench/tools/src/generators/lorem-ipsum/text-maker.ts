import type { SeededRandom } from '@textbench/language';
import type { Filler, Passage, RandomFiller } from './fillers.ts';

/** Least and most of something; least is at most most. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

export interface TextShape {
  /** Words in a sentence. */
  readonly words: Range;
  /** Sentences in a paragraph. */
  readonly sentences: Range;
  /** Begin with the usual first words. */
  readonly begin: boolean;
}

/** Gives sentences and paragraphs for as long as it is asked. */
export interface TextMaker {
  sentence(): string;
  /** The sentences of a paragraph. */
  paragraph(): readonly string[];
  /** A few words for an item of a list, without a full stop. */
  item(): string;
}

export function textMaker(filler: Filler, shape: TextShape, random: SeededRandom): TextMaker {
  return filler.kind === 'passage' ? reciter(filler) : inventor(filler, shape, random);
}

function reciter({ paragraphs }: Passage): TextMaker {
  const sentences = paragraphs.flat();
  let [sentence, paragraph] = [0, 0];
  const next = () => sentences[sentence++ % sentences.length] ?? '';
  return {
    sentence: next,
    paragraph: () => paragraphs[paragraph++ % paragraphs.length] ?? [],
    item: () => next().replace(/[.?]$/, ''),
  };
}

/** One word in eight is followed by a comma, though none near an end of the sentence. */
const wordsPerComma = 8;

function inventor(filler: RandomFiller, shape: TextShape, random: SeededRandom): TextMaker {
  const { writing, words, density, opening } = filler;
  let begun = !shape.begin;
  const between = ({ least, most }: Range) => least + random.below(most - least + 1);
  let last = '';
  const draw = () => {
    const before = last;
    while (last === before) last = words[random.below(words.length)] ?? '';
    return last;
  };
  const phrase = (count: number) => {
    let text = '';
    for (let i = 0; i < count; i++) {
      const word = draw();
      const comma = i > 1 && i < count - 1 && random.below(wordsPerComma) === 0;
      const gap = i === 0 ? '' : writing.space;
      text += gap + word + (comma || (density < 1 && i < count - 1) ? writing.comma : '');
    }
    return capitalised(text);
  };
  const sentence = () => {
    if (!begun) {
      begun = true;
      return opening + writing.stop;
    }
    return phrase(Math.max(1, Math.round(between(shape.words) * density))) + writing.stop;
  };
  return {
    sentence,
    paragraph: () => Array.from({ length: between(shape.sentences) }, sentence),
    item() {
      if (!begun) return sentence().slice(0, -writing.stop.length);
      return phrase(Math.max(1, Math.round((2 + random.below(6)) * density)));
    },
  };
}

function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
