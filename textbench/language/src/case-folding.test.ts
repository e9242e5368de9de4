import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripAccents } from './accents.ts';
import { foldCase } from './case-folding.ts';

describe('foldCase', () => {
  // python3 -c "print(ascii('Straße'.casefold()))" and so on
  it.each([
    ['HELLO World', 'hello world'],
    ['Straße', 'strasse'],
    ['ẞ', 'ss'],
    ['ΑΣΣΟΣ', 'ασσοσ'],
    ['ασσος', 'ασσοσ'],
    ['ὈΔΥΣΣΕΎΣ', '\u1f40δυσσε\u03cdσ'],
    ['İstanbul', 'i\u0307stanbul'],
    ['ıssız', 'ıssız'],
    ['ŉ', '\u02bcn'],
    ['Ǆ', 'ǆ'],
    ['ﬁn', 'fin'],
    ['ſtop', 'stop'],
    ['ᾳ', 'αι'],
    ['µm', 'μm'],
    ['Ёлка', 'ёлка'],
    ['և', 'եւ'],
    ['\u212a', 'k'],
    ['', ''],
    ['\ud800A', '\ud800a'],
    ['漢字 かな 안녕', '漢字 かな 안녕'],
  ])('%j is %j', (text, folded) => {
    expect(foldCase(text)).toBe(folded);
  });

  // python3: sha256 of '|'.join(chr(c).casefold() for …) over the same ranges
  it('folds every Latin, Greek, Cyrillic, Armenian and Deseret character as Python does', () => {
    const ranges = [
      [0, 0x590],
      [0x1e00, 0x2000],
      [0xfb00, 0xfb18],
      [0x2c60, 0x2c80],
      [0x1_0400, 0x1_0450],
    ] as const;
    const folded = ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from }, (_, i) => foldCase(String.fromCodePoint(from + i))),
    );
    expect(folded.length).toBe(2072);
    expect(createHash('sha256').update(folded.join('|')).digest('hex')).toBe(
      '5db76a75dd42670006e2cf1cbb41ccf309fb596eb1fb0b5181ff716ab963bcd9',
    );
  });

  it('is idempotent and blind to case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldCase(text);
        expect(foldCase(folded)).toBe(folded);
        expect(foldCase(text.toUpperCase())).toBe(foldCase(text.toUpperCase().toLowerCase()));
      }),
    );
  });

  it('takes accents away where asked', () => {
    expect(foldCase('ÀÉÎ Łódź Ελλάδα', { accents: false })).toBe('aei lodz ελλαδα');
    expect(foldCase('İ', { accents: false })).toBe('i');
    expect(foldCase('ÀÉ', { accents: true })).toBe('àé');
  });
});

describe('stripAccents', () => {
  it.each([
    ['plain', 'plain'],
    ['Ångström café naïve', 'Angstrom cafe naive'],
    ['e\u0301 Z\u0351\u036b\u0343', 'e Z'],
    ['Tiếng Việt', 'Tieng Viet'],
    ['Łódź, Øre, Đà, Ħal', 'Lodz, Ore, Da, Hal'],
    ['Ελλάδα ΐ ᾳ', 'Ελλαδα ι α'],
    ['Ёлка, её', 'Елка, ее'],
    ['Йод, Май, ўзбек', 'Йод, Май, ўзбек'],
    ['й\u0301', 'й'],
    ['한국어 각', '한국어 각'],
    ['हिन्दी क़ தமிழ்', 'हिन्दी क़ தமிழ்'.normalize('NFC')],
    ['がぎ ガ', 'がぎ ガ'],
    ['שָׁלוֹם', 'שָׁלוֹם'.normalize('NFC')],
    ['مُحَمَّد آ', 'مُحَمَّد آ'.normalize('NFC')],
    ['ßæœþ ð', 'ßæœþ ð'],
    ['1\u0301 \u0301', '1\u0301 \u0301'],
    ['\ud800é', '\ud800e'],
  ])('%j is %j', (text, stripped) => {
    expect(stripAccents(text)).toBe(stripped);
  });

  it('makes equal only what the Unicode collation holds equal at base strength', () => {
    const base = new Intl.Collator('en', { sensitivity: 'base' });
    let changed = 0;
    for (let point = 0x80; point < 0x2000; point++) {
      const letter = String.fromCodePoint(point);
      if (!/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(letter)) continue;
      const stripped = stripAccents(letter);
      if (stripped !== letter) changed++;
      expect([letter, base.compare(letter, stripped)]).toEqual([letter, 0]);
    }
    expect(changed).toBeGreaterThan(600);
  });

  it('leaves other scripts in NFC', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            '각',
            'क',
            '\u093c',
            '\u094d',
            'が',
            'ガ',
            '漢',
            'ก',
            '\u0e49',
            'א',
            '\u05b8',
          ),
        }),
        (text) => {
          expect(stripAccents(text)).toBe(text.normalize('NFC'));
        },
      ),
    );
  });
});
