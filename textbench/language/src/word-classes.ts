import { codeUnitClasses } from './code-unit-table.ts';

/** What a character is to the words of a text. */
export const letter = 1;
export const digit = 2;
/** Marks go on with a word but begin none. */
export const mark = 3;
/** Invisible signs inside words: joiners, soft hyphens, direction marks. */
export const format = 4;
/** Letters of scripts written without spaces, where only a dictionary finds the words. */
export const unspaced = 5;
/** Joins two letters or digits: don't, e-mail, COVID-19, 1960's. */
export const joiner = 6;
/** Joins two letters or two digits: U.S, example.com, 3.14. */
export const point = 7;
/** Joins two digits: 1,000 and 12:30 and 24/7. */
export const digitJoiner = 8;
/** Joins letters and digits, also when repeated: snake_case. */
export const underscore = 9;

/** Punctuation of scripts without spaces: ends a word like any other sign, not a stretch of such script. */
export const unspacedSign = 10;

/** Classes of the basic plane. */
export const wordClasses = codeUnitClasses([
  [/\p{L}+/gu, letter],
  [/\p{N}+/gu, digit],
  [/\p{M}+/gu, mark],
  [/\p{Cf}+/gu, format],
  [/\u200b/gu, 0],
  [
    /[[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3031-\u3035\u30fc\uff70]&&[\p{L}\p{N}]]+/gv,
    unspaced,
  ],
  [
    /[\uff0c\u3000-\u3003\u3008-\u301f\u3030\u30fb\uff01\uff08\uff09\uff1a\uff1b\uff1f\uff5e]+/gu,
    unspacedSign,
  ],
  // WB6, WB7 and WB11, WB12 of UAX #29: MidLetter, MidNumLet and MidNum, the colon apart.
  [/['\u2018\u2019\uff07\u00b7\u0387\u055f\u05f4\u2027\u2010\u2011-]+/gu, joiner],
  [/[.\u2024\ufe52\uff0e]+/gu, point],
  [/[,:/\u066b\u066c\u2044]+/gu, digitJoiner],
  [/[_\u203f\u2040\u2054\ufe33\ufe34\ufe4d-\ufe4f\uff3f]+/gu, underscore],
]);

/** Class of a character outside the basic plane. */
export function astralWordClass(point: number): number {
  if (point >= 0x1_f000 && point < 0x1_fbf0) return 0;
  if (point >= 0x2_0000 && point < 0x3_fffe) return unspaced;
  const sign = String.fromCodePoint(point);
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(sign)) return unspaced;
  if (/\p{L}/u.test(sign)) return letter;
  if (/\p{N}/u.test(sign)) return digit;
  if (/\p{M}/u.test(sign)) return mark;
  return /\p{Cf}/u.test(sign) ? format : 0;
}
