/** Where a line may be broken: the text up to `end` stays, the spaces up to `next` go. */
export interface WrapPlaces {
  readonly ends: readonly number[];
  readonly nexts: readonly number[];
}

export interface PlaceOptions {
  /** Also after hyphens between letters and after dashes. */
  readonly atHyphens: boolean;
  /** Never inside a placeholder: `{first name}`. */
  readonly keepBraces: boolean;
}

// Space of every width but those that forbid a break: U+00A0, U+2007, U+202F.
const space = /[\t \u1680\u2000-\u2006\u2008-\u200b\u205f\u3000]/;
const spaces = /[\t \u1680\u2000-\u2006\u2008-\u200b\u205f\u3000]+/g;

/** After a hyphen between letters, a soft hyphen, or a dash with no space behind it. */
const hyphen = /(?<=\p{L})[-\u2010](?=\p{L})|\u00ad|[\u2013\u2014](?=[^\s])/gu;

// Chinese and Japanese break between any two characters but for these (UAX #14, CL, CP, EX, NS, OP).
const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3001-\\u301f\\uff01-\\uff60';
const notFirst =
  '\\p{M}\\p{Cf}\\p{Pe}\\p{Pf}\\u00a0\\u202f,.;:!?%…‥、。，．：；！？・ーゝゞヽヾ々〻ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ％\\s';
const notLast = '\\p{Ps}\\p{Pi}\\p{Cf}\\u00a0\\u202f¥$£＄￥\\s';
const betweenIdeographs = new RegExp(
  `(?:(?<=[${cjk}])|(?=[${cjk}]))(?<=[^${notLast}])(?=[^${notFirst}])`,
  'gu',
);
const hasIdeograph = new RegExp(`[${cjk}]`, 'u');

/** Runs of scripts whose words only a dictionary finds (UAX #14, SA). */
const dictionaryRun = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{2,}/gu;
/** Quickly: blocks that hold any of these scripts. */
const mayBreakBetweenLetters =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\ud7ff\uf900-\uffef\ud840-\ud8bf]/;

const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** A placeholder, as the source of a pattern. */
export const placeholderPattern = '\\{\\{?[^{}\\r\\n]{1,100}\\}\\}?';

const placeholder = new RegExp(placeholderPattern, 'g');

/**
 * The places where a line may be broken, in order (UAX #14 for what texts hold every day): at
 * spaces, after hyphens and dashes, between ideographs, and between words of Thai and its kin.
 * Spaces at the start of the line are indentation and no place.
 */
export function wrapPlaces(line: string, options: PlaceOptions): WrapPlaces {
  const places = new Map<number, number>();
  for (const { index, 0: run } of line.matchAll(spaces)) {
    if (index > 0) places.set(index, index + run.length);
  }
  const atSpaces = places.size;
  const add = (offset: number) => {
    if (!isSpaceAt(line, offset - 1) && !isSpaceAt(line, offset)) places.set(offset, offset);
  };
  if (options.atHyphens) for (const { index } of line.matchAll(hyphen)) add(index + 1);
  if (mayBreakBetweenLetters.test(line)) {
    if (hasIdeograph.test(line))
      for (const { index } of line.matchAll(betweenIdeographs)) add(index);
    addDictionaryPlaces(line, add);
  }
  const found = [...places.keys()];
  if (places.size > atSpaces) found.sort((one, other) => one - other);
  const ends = options.keepBraces ? outsidePlaceholders(line, found) : found;
  return { ends, nexts: ends.map((end) => places.get(end) ?? end) };
}

/** Whether a line may be broken after the hyphen at an offset. */
export function isHyphenAt(line: string, offset: number): boolean {
  return /^\p{L}[-\u2010]\p{L}$/u.test(line.slice(offset - 1, offset + 2));
}

function isSpaceAt(line: string, offset: number): boolean {
  return offset < 0 || offset >= line.length || space.test(line.charAt(offset));
}

function addDictionaryPlaces(line: string, add: (offset: number) => void): void {
  for (const { index: runStart, 0: run } of line.matchAll(dictionaryRun)) {
    for (const { index } of wordSegmenter.segment(run)) if (index > 0) add(runStart + index);
  }
}

/** Whether a text has a placeholder such as `{first name}` or `{{ name }}`. */
export function hasPlaceholder(text: string): boolean {
  return text.includes('{') && text.search(placeholder) !== -1;
}

function outsidePlaceholders(line: string, places: readonly number[]): readonly number[] {
  if (!line.includes('{')) return places;
  const outside: number[] = [];
  const found = line.matchAll(placeholder);
  let current = found.next().value;
  for (const place of places) {
    while (current && place >= current.index + current[0].length) current = found.next().value;
    if (!current || place <= current.index) outside.push(place);
  }
  return outside;
}
