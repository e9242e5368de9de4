import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeUnitClasses } from './code-unit-table.ts';
import { wordScan } from './word-scan.ts';
import { countWords, wordCounter, wordSpans, wordsOf } from './words.ts';

describe('wordsOf', () => {
  it.each<[string, string[]]>([
    ['', []],
    [' \t\r\n\u00a0\u3000', []],
    ['... — !? _ __ - \' " * # @ & €', []],
    ['one two', ['one', 'two']],
    ["don't don’t don‘t don＇t", ["don't", 'don’t', 'don‘t', 'don＇t']],
    ["'tis the dogs' bowl", ['tis', 'the', 'dogs', 'bowl']],
    ["rock'n'roll, rock 'n' roll", ["rock'n'roll", 'rock', 'n', 'roll']],
    ['e-mail well‐known non‑breaking', ['e-mail', 'well‐known', 'non‑breaking']],
    ['a — b', ['a', 'b']],
    ['a—b c–d e--f g - h -i- j-', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']],
    ['3.14 1,000 1,234,567.89 0.5%', ['3.14', '1,000', '1,234,567.89', '0.5']],
    ["12:30 24/7 2024-11-20 1960's", ['12:30', '24/7', '2024-11-20', "1960's"]],
    ['and/or a,b a:b 1/b', ['and', 'or', 'a', 'b', 'a', 'b', '1', 'b']],
    ['U.S. a.m. e.g. example.com No.5', ['U.S', 'a.m', 'e.g', 'example.com', 'No', '5']],
    ['the end. Next... more.', ['the', 'end', 'Next', 'more']],
    ['snake_case __init__ a__b', ['snake_case', 'init', 'a__b']],
    ['COVID-19 x2 v1.2 H₂O ½', ['COVID-19', 'x2', 'v1.2', 'H₂O', '½']],
    ['café cafe\u0301 \u0301alone', ['café', 'cafe\u0301', 'alone']],
    ['naïve Straße İstanbul ŉ Ελλάδα Ёж', ['naïve', 'Straße', 'İstanbul', 'ŉ', 'Ελλάδα', 'Ёж']],
    ['שלום עולם مرحبا بالعالم', ['שלום', 'עולם', 'مرحبا', 'بالعالم']],
    ['١٢٣ ٣٫١٤', ['١٢٣', '٣٫١٤']],
    ['मैं हिन्दी', ['मैं', 'हिन्दी']],
    ['안녕하세요 세계', ['안녕하세요', '세계']],
    ['می‌خواهم co\u00adoperate a\u200bb', ['می‌خواهم', 'co\u00adoperate', 'a', 'b']],
    ['\ufeffone\u200f two\u200e.', ['one', 'two']],
    ['😀 👨‍👩‍👧 🇩🇪 1️⃣ #️⃣ ℹ️ ❤️ ok👍ok', ['ok', 'ok']],
    ['1️⃣2️⃣ 1 2', ['1', '2']],
    ['𝕬𝖇 𝟙𝟚 🄰', ['𝕬𝖇', '𝟙𝟚']],
    ['a\ud800b \udc00', ['a', 'b']],
    ['a\u0000b', ['a', 'b']],
  ])('%j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
    expect(countWords(text)).toBe(words.length);
  });

  it('cuts scripts without spaces by dictionary', () => {
    expect(wordsOf('ฉันกินกระจกได้')).toEqual(['ฉัน', 'กิน', 'กระจก', 'ได้']);
    expect(wordsOf('日本語のテキスト。')).toEqual(['日本語', 'の', 'テキスト']);
    expect(wordsOf('我们是中国人，你们呢？')).toEqual(icuWords('我们是中国人，你们呢？'));
    expect(wordsOf('Unicode標準2024年')).toEqual(['Unicode', '標準', '2024', '年']);
    expect(wordsOf('ラーメン屋々')).toEqual(icuWords('ラーメン屋々'));
    expect(wordsOf('𠮷野家')).toEqual(icuWords('𠮷野家'));
  });

  // printf 'It was the best of times, it was the worst of times.\n' | wc -w
  it('agrees with wc where spaces alone part words', () => {
    expect(countWords('It was the best of times, it was the worst of times.\n')).toBe(12);
  });

  it('finds the words ICU finds where the rules are the same', () => {
    const units = [...'abéßжש \n.12,!(😀', '\u0301', '👍🏽', '«'];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...units), maxLength: 40 }), (text) => {
        fc.pre(!/(^|[^\p{L}\p{N}\u0301])\u0301/u.test(text));
        expect(wordsOf(text)).toEqual(icuWords(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is linear: ten million characters of words, of one word, of hyphens, of Han', () => {
    expect(countWords('lorem ipsum\n'.repeat(900_000))).toBe(1_800_000);
    expect(countWords('a'.repeat(10_000_000))).toBe(1);
    expect(countWords('-'.repeat(10_000_000))).toBe(0);
    expect(countWords('我'.repeat(100_000))).toBeGreaterThan(10_000);
  });
});

describe('wordSpans', () => {
  it('gives UTF-16 offsets without joiners at the edges', () => {
    expect(wordSpans("'a-b'. 😀 3.1.")).toEqual([
      { start: 1, end: 4 },
      { start: 10, end: 13 },
    ]);
  });
});

/** Signs of every class, so that cuts fall into words, stretches, pairs of signs and emoji. */
const tricky = fc.string({
  unit: fc.constantFrom(
    ...[
      'a',
      'b',
      '1',
      '2',
      ' ',
      '\n',
      "'",
      '-',
      '.',
      ',',
      ':',
      '/',
      '_',
      '\u0301',
      '\u200d',
      '\u00ad',
    ],
    ...[
      '\ufe0f',
      '\u20e3',
      '漢字',
      'か',
      'ー',
      '。',
      '，',
      'ไทย',
      '\u0e49',
      '😀',
      '𝕬',
      '𠮷',
      '\u{1f1e9}',
      '！',
    ],
  ),
  maxLength: 40,
});

describe('wordCounter and wordScan', () => {
  it('find the same words however the text is cut', () => {
    fc.assert(
      fc.property(fc.array(tricky, { maxLength: 6 }), (pieces) => {
        const whole = pieces.join('');
        const found: { start: number; end: number }[] = [];
        const scan = wordScan((start, end) => found.push({ start, end }));
        const counter = wordCounter();
        for (const piece of pieces) {
          scan.push(piece);
          counter.push(piece);
        }
        scan.end();
        expect(found).toEqual(wordSpans(whole));
        expect(counter.end()).toBe(found.length);
      }),
      { numRuns: 1_500 },
    );
  });

  it('cut long stretches of Han at the same places whole and in pieces', () => {
    const text = `${'我能吞下玻璃而不伤身体'.repeat(400)}。${'日本語のテキスト、'.repeat(400)}`;
    for (const size of [1, 7, 64, 999, 1_000, 1_001, 5_000]) {
      const counter = wordCounter();
      for (let from = 0; from < text.length; from += size)
        counter.push(text.slice(from, from + size));
      expect(counter.end()).toBe(countWords(text));
    }
  });

  it('tell where the open word begins', () => {
    const scan = wordScan(() => {});
    scan.push('one tw');
    expect(scan.openFrom()).toBe(4);
    scan.push('o ');
    expect(scan.openFrom()).toBe(8);
    scan.push('日本');
    expect(scan.openFrom()).toBe(8);
  });
});

describe('codeUnitClasses', () => {
  it('lets later rules overrule earlier ones', () => {
    const classes = codeUnitClasses([
      [/[a-c]+/gu, 1],
      [/b/gu, 2],
      [/\ufffd/gu, 3],
    ]);
    const text = '`abcd\ufffd\ud83d\uffff';
    const table = classes.of(text);
    expect(Array.from(text, (_, i) => table[text.charCodeAt(i)])).toEqual([0, 1, 2, 1, 0, 3, 0, 0]);
  });

  it('are right for every unit of the basic plane', () => {
    const classes = codeUnitClasses([
      [/\p{L}+/gu, 1],
      [/\p{Nd}+/gu, 2],
    ]);
    for (let unit = 0; unit <= 0xffff; unit++) {
      const sign = String.fromCharCode(unit);
      const expected = /\p{L}/u.test(sign) ? 1 : /\p{Nd}/u.test(sign) ? 2 : 0;
      const found = classes.of(sign)[unit];
      if (found !== expected)
        expect([unit.toString(16), found]).toEqual([unit.toString(16), expected]);
    }
  });
});

function icuWords(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  return Array.from(segmenter.segment(text))
    .filter((segment) => segment.isWordLike)
    .map(({ segment }) => segment);
}
