import { optionError } from '@textbench/kit';
import { unescapeSigns } from '../../engines/escapes.ts';
import type { Romanizer } from './latin-letters.ts';
import { LatinWriter } from './latin-letters.ts';
import type { SlugLanguage } from './slug-languages.ts';
import { elides, stopWordsOf, wordsForSigns } from './slug-languages.ts';

export interface SlugValues {
  readonly language: SlugLanguage;
  readonly separator: 'hyphen' | 'underscore' | 'dot' | 'none' | 'custom';
  readonly customSeparator: string;
  readonly letterCase: 'lower' | 'keep' | 'upper';
  /** Characters; 0 for no limit. */
  readonly maxLength: number;
  readonly keepUnicode: boolean;
  readonly signs: boolean;
  readonly dropStopWords: boolean;
  readonly stopWords: readonly string[];
  readonly splitCamel: boolean;
  /** Whether an emoji stands in the slug by its name. */
  readonly emoji: 'drop' | 'name';
}

const separators = { hyphen: '-', underscore: '_', dot: '.', none: '' } as const;

const apostrophes = "'’‘ʼʻ`´′";
const insideWord = new RegExp(`(?<=[\\p{L}\\p{N}\\p{M}])[${apostrophes}](?=[\\p{L}\\p{N}])`, 'gu');

/** Makes slugs of titles. */
export class SlugMaker {
  readonly separator: string;
  readonly #values: SlugValues;
  readonly #signs: ReadonlyMap<string, string>;
  readonly #stopWords: ReadonlySet<string>;
  readonly #latin: LatinWriter;

  constructor(values: SlugValues, romanize: Romanizer | undefined) {
    this.#values = values;
    this.separator = separatorOf(values);
    this.#signs = values.signs ? wordsForSigns(values.language) : new Map();
    const listed = values.dropStopWords ? stopWordsOf(values.language) : new Set<string>();
    const own = values.stopWords.map((word) => this.#lowered(word.normalize('NFC')));
    this.#stopWords = new Set([...listed, ...own]);
    this.#latin = new LatinWriter(values.language, romanize);
  }

  /** The slug of one title; empty where nothing of it can stand in a slug. */
  slug(title: string): string {
    const { letterCase, maxLength } = this.#values;
    const words = this.#words(this.#withSignsAsWords(title.normalize('NFC')));
    const kept = words.filter((word) => !this.#stopWords.has(this.#lowered(word)));
    const written = (kept.length > 0 ? kept : words).flatMap((word) => this.#written(word));
    const slug = cutToWords(written, this.separator, maxLength);
    if (letterCase === 'lower') return this.#lowered(slug);
    return letterCase === 'upper' ? slug.toLocaleUpperCase(this.#locale) : slug;
  }

  get #locale(): string {
    const { language, keepUnicode } = this.#values;
    return keepUnicode ? language : 'en';
  }

  #lowered(text: string): string {
    return text.toLocaleLowerCase(this.#locale);
  }

  #withSignsAsWords(title: string): string {
    const { language, signs, splitCamel } = this.#values;
    const apostrophesGone = title.replace(insideWord, elides(language) ? ' ' : '');
    const thousands = apostrophesGone.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
    const camel = splitCamel ? splitAtCapitals(thousands) : thousands;
    if (!signs) return camel;
    const sharps = camel.replace(/(?<![\p{L}\p{N}])(\p{L})#/gu, '$1 sharp ');
    let text = '';
    for (const character of sharps) {
      const word = this.#signs.get(character);
      text += word === undefined ? character : ` ${word} `;
    }
    return text;
  }

  /** Runs of letters, marks and figures. */
  #words(text: string): string[] {
    const named = this.#values.emoji === 'name' && !this.#values.keepUnicode;
    const word = named ? /[\p{L}\p{N}\p{M}\p{Extended_Pictographic}]+/gu : /[\p{L}\p{N}\p{M}]+/gu;
    return text.match(word) ?? [];
  }

  /** A word as it stands in the slug: often itself, or several where a script is written in syllables. */
  #written(word: string): string[] {
    if (!this.#values.keepUnicode) {
      return this.#latin.write(word).match(/[A-Za-z0-9]+/g) ?? [];
    }
    return word.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  }
}

/** @throws ToolInputError for a separator that cannot be told from the words */
function separatorOf({ separator, customSeparator }: SlugValues): string {
  if (separator !== 'custom') return separators[separator];
  const own = unescapeSigns(customSeparator);
  if (/[\p{L}\p{N}]/u.test(own)) {
    throw optionError('customSeparator', 'The separator cannot be a letter or a figure.');
  }
  return own;
}

/** `fooBarBaz` and `XMLFile` in words. */
function splitAtCapitals(text: string): string {
  return text
    .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ')
    .replace(/(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ');
}

/** As many words as fit; a first word that is longer alone is cut. */
export function cutToWords(words: readonly string[], separator: string, most: number): string {
  if (most === 0) return words.join(separator);
  let slug = '';
  let length = 0;
  for (const word of words) {
    const added = Array.from(slug === '' ? word : separator + word);
    if (length + added.length > most) {
      return slug === '' ? added.slice(0, most).join('') : slug;
    }
    slug += added.join('');
    length += added.length;
  }
  return slug;
}

/** Gives each slug of a list once: a second one gets `-2`, and so on, within the same length. */
export class UniqueSlugs {
  readonly #used = new Set<string>();
  readonly #next = new Map<string, number>();
  readonly #separator: string;
  readonly #most: number;
  /** Slugs that got a number. */
  changed = 0;

  constructor(separator: string, most: number) {
    this.#separator = separator === '' ? '-' : separator;
    this.#most = most;
  }

  unique(slug: string): string {
    if (!this.#used.has(slug)) {
      this.#used.add(slug);
      return slug;
    }
    this.changed++;
    let number = this.#next.get(slug) ?? 2;
    let numbered = this.#numbered(slug, number);
    while (this.#used.has(numbered)) numbered = this.#numbered(slug, ++number);
    this.#next.set(slug, number + 1);
    this.#used.add(numbered);
    return numbered;
  }

  #numbered(slug: string, number: number): string {
    const ending = this.#separator + String(number);
    if (this.#most === 0) return slug + ending;
    const room = Math.max(0, this.#most - ending.length);
    return (
      cutToWords(slug.split(this.#separator), this.#separator, room || 1).slice(0, room) + ending
    );
  }
}
