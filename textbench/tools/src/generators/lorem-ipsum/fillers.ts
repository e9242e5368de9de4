import {
  arabicWords,
  chinesePhrases,
  hebrewWords,
  hindiWords,
  japanesePhrases,
  koreanWords,
  traditionalPhrases,
} from './data.ts';
import { cicero, latinWords, usualPassage } from './passages.ts';

/** A script's way of writing sentences. */
export interface Writing {
  /** Between words, and between sentences; nothing where a script has no spaces. */
  readonly space: ' ' | '';
  readonly stop: string;
  readonly comma: string;
}

/** Words that are drawn at random. In a script without spaces they are phrases. */
export interface RandomFiller {
  readonly kind: 'random';
  readonly writing: Writing;
  readonly words: readonly string[];
  /** The sentence that the text begins with if wanted, without its full stop. */
  readonly opening: string;
  /** Words in a sentence, or phrases, compared to what is asked for. */
  readonly density: number;
}

/** A text that is given as it stands and begins again when it is at its end: sentences by paragraph. */
export interface Passage {
  readonly kind: 'passage';
  readonly writing: Writing;
  readonly paragraphs: readonly (readonly string[])[];
}

export type Filler = RandomFiller | Passage;

const western: Writing = { space: ' ', stop: '.', comma: ',' };
const eastern: Writing = { space: '', stop: '。', comma: '，' };
const opening = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit';

function random(words: readonly string[], first: string, writing = western): RandomFiller {
  return {
    kind: 'random',
    writing,
    words,
    opening: first,
    density: writing.space === '' ? 0.3 : 1,
  };
}

const cyrillic: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  c: 'к',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'й',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  x: 'кс',
};
const greek: Readonly<Record<string, string>> = {
  a: 'α',
  b: 'β',
  c: 'κ',
  d: 'δ',
  e: 'ε',
  f: 'φ',
  g: 'γ',
  h: 'χ',
  i: 'ι',
  j: 'ι',
  l: 'λ',
  m: 'μ',
  n: 'ν',
  o: 'ο',
  p: 'π',
  q: 'κ',
  r: 'ρ',
  s: 'σ',
  t: 'τ',
  u: 'υ',
  v: 'β',
  x: 'ξ',
};

export const fillers = {
  latin: random(latinWords, opening),
  usual: { kind: 'passage', writing: western, paragraphs: usualPassage },
  cicero: { kind: 'passage', writing: western, paragraphs: cicero },
  cyrillic: random(latinWords.map(inCyrillic), inCyrillic(opening)),
  greek: random(latinWords.map(inGreek), inGreek(opening)),
  arabic: random(arabicWords, 'لوريم إيبسوم دولار سيت أميت', { ...western, comma: '،' }),
  hebrew: random(hebrewWords, 'לורם איפסום דולור סיט אמט'),
  hindi: random(hindiWords, 'लोरेम इप्सम डोलर सिट अमेट', { ...western, stop: '।' }),
  korean: random(koreanWords, '로렘 입숨 돌로르 시트 아메트'),
  japanese: random(japanesePhrases, '祇園精舎の鐘の声、諸行無常の響きあり', {
    ...eastern,
    comma: '、',
  }),
  chinese: random(chinesePhrases, '天地玄黄，宇宙洪荒', eastern),
  traditional: random(traditionalPhrases, '天地玄黃，宇宙洪荒', eastern),
} as const satisfies Readonly<Record<string, Filler>>;

export type FillerName = keyof typeof fillers;

function inCyrillic(latin: string): string {
  return transcribed(latin, cyrillic);
}

/** A sigma at the end of a word has the form ς. */
function inGreek(latin: string): string {
  return transcribed(latin, greek).replace(/σ(?!\p{L})/gu, 'ς');
}

function transcribed(latin: string, letters: Readonly<Record<string, string>>): string {
  return latin.replace(/[a-z]/gi, (letter) => {
    const other = letters[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? other : other.toUpperCase();
  });
}
