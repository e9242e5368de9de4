import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsOf, isSimple, widthFrom } from './wrap-width.ts';

describe('columnsOf', () => {
  // python3 -c "import wcwidth; print(wcwidth.wcswidth(text))" (wcwidth 0.7.0), but for the soft
  // hyphen, which is only seen at the end of a line
  it.each([
    ['abc', 3],
    ['é', 1],
    ['e\u0301', 1],
    ['日本語', 6],
    ['한국어', 6],
    ['ｱｲｳ', 3],
    ['ㄅㄆ', 4],
    ['㎏㊀', 4],
    ['नमस्ते', 4],
    ['ＡＢ', 4],
    ['、。', 4],
    ['😀', 2],
    ['👨‍👩‍👧', 2],
    ['👍🏽', 2],
    ['❤️', 2],
    ['❤', 1],
    ['🇫🇷🇩🇪', 4],
    ['🇫', 2],
    ['a\u200bb\u00adc', 3],
    ['עברית', 5],
    ['\ud800', 1],
    ['', 0],
  ])('of %j is %i', (text, columns) => {
    expect(columnsOf(text)).toBe(columns);
  });
});

describe('widthFrom', () => {
  it('lets a tab reach to the next multiple of eight', () => {
    expect(widthFrom('\t', 0, true)).toBe(8);
    expect(widthFrom('a\tb', 0, true)).toBe(9);
    expect(widthFrom('\t', 5, true)).toBe(3);
    expect(widthFrom('日\t', 0, true)).toBe(8);
  });

  it('counts graphemes where wide characters are not told apart', () => {
    expect(widthFrom('日本 👨‍👩‍👧', 0, false)).toBe(4);
  });
});

describe('isSimple', () => {
  it('is true only where each code unit is one column wide', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        if (isSimple(text)) expect(columnsOf(text)).toBe(text.length);
      }),
      { numRuns: 2_000 },
    );
    for (let unit = 0; unit < 0x1_0000; unit++) {
      const text = String.fromCharCode(unit);
      if (isSimple(text)) expect([unit, columnsOf(text)]).toEqual([unit, 1]);
    }
  });
});
