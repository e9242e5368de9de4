import { eachWord } from '@textbench/language';
import { stemmer } from 'stemmer';
import { englishStopWords } from './stop-words/english.ts';
import { wordKey } from './word-key.ts';

export interface WordCountOptions {
  readonly ignoreCase: boolean;
  /** Counts the forms of a word together by Porter's stems (1980); English. */
  readonly mergeForms: boolean;
  readonly leaveOutCommon: boolean;
  readonly leaveOutNumbers: boolean;
  /** In code points. */
  readonly shortest: number;
  /** Words to leave out besides, in small letters. */
  readonly leaveOut: readonly string[];
}

/** A word with how often it occurs; merged forms stand under the commonest of them. */
export interface CountedWord {
  readonly word: string;
  /** What the word is counted as: itself, or its stem where forms are merged. */
  readonly key: string;
  readonly count: number;
}

/** How often each word of a text occurs, in order of first appearance. */
export function countedWords(text: string, options: WordCountOptions): CountedWord[] {
  const counts = new Map<string, number>();
  eachWord(text, (start, end) => {
    const word = text.slice(start, end);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  });
  const left = new Set([...options.leaveOut].map((word) => comparable(word)));
  const groups = new Map<string, Map<string, number>>();
  for (const [raw, count] of counts) {
    const word = wordKey(raw, { ignoreCase: false });
    if (isLeftOut(word, options, left)) continue;
    const shown = options.ignoreCase ? word.toLowerCase() : word;
    const key = options.mergeForms ? stemmer(comparable(word)) : shown;
    const forms = groups.get(key) ?? new Map<string, number>();
    forms.set(shown, (forms.get(shown) ?? 0) + count);
    groups.set(key, forms);
  }
  return [...groups].map(([key, forms]) => ({ key, ...commonestForm(forms) }));
}

function comparable(word: string): string {
  return wordKey(word, { ignoreCase: true });
}

function isLeftOut(word: string, options: WordCountOptions, left: ReadonlySet<string>): boolean {
  const lower = word.toLowerCase();
  return (
    [...word].length < options.shortest ||
    left.has(lower) ||
    (options.leaveOutCommon && englishStopWords.has(lower)) ||
    (options.leaveOutNumbers && /^[\p{N}.,'_-]+$/u.test(word))
  );
}

function commonestForm(forms: ReadonlyMap<string, number>): Omit<CountedWord, 'key'> {
  let word = '';
  let most = 0;
  let count = 0;
  for (const [form, times] of forms) {
    count += times;
    if (times <= most) continue;
    word = form;
    most = times;
  }
  return { word, count };
}
