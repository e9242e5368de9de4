import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WrapOptions } from './wrap-line.ts';
import { wrapLine } from './wrap-line.ts';

const options: WrapOptions = {
  width: 16,
  wideAsTwo: true,
  cutLongWords: false,
  atHyphens: true,
  keepBraces: true,
};
const wrap = (line: string, width: number, others: Partial<WrapOptions> = {}, indent = '') =>
  wrapLine(line, { ...options, ...others, width }, indent);

describe('wrapLine', () => {
  // python3 -c "import textwrap; print(textwrap.wrap(line, width, break_long_words=False,
  //   break_on_hyphens=False))"
  it.each([
    [
      'It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness',
      16,
      'It was the best|of times, it was|the worst of|times, it was|the age of|wisdom, it was|the age of|foolishness',
    ],
    [
      'It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness',
      30,
      'It was the best of times, it|was the worst of times, it was|the age of wisdom, it was the|age of foolishness',
    ],
    [
      'a well-known, state-of-the-art re-do of 3.14-inch x-ray co-ops',
      16,
      'a well-known,|state-of-the-art|re-do of|3.14-inch x-ray|co-ops',
    ],
    [
      '  indented start of a line that goes on for a while',
      16,
      '  indented start|of a line that|goes on for a|while',
    ],
    ['one  two   three    four     five      six', 16, 'one  two   three|four     five|six'],
    ['one  two   three    four     five      six', 30, 'one  two   three    four|five      six'],
    [
      'supercalifragilisticexpialidocious is long',
      16,
      'supercalifragilisticexpialidocious|is long',
    ],
  ])('breaks %j at %i as textwrap does', (line, width, expected) => {
    expect(wrap(line, width, { atHyphens: false }).join('|')).toBe(expected);
  });

  // textwrap.wrap(line, width, break_long_words=False)
  it.each([
    [14, 'a well-known|state-of-the-|art re-do of|co-ops'],
    [20, 'a well-known state-|of-the-art re-do of|co-ops'],
  ])('breaks at hyphens at %i as textwrap does', (width, expected) => {
    expect(wrap('a well-known state-of-the-art re-do of co-ops', width).join('|')).toBe(expected);
  });

  it('breaks neither after a minus nor in a number with a hyphen', () => {
    expect(wrap('--flag -x 2024-05-01 a-1', 4)).toEqual(['--flag', '-x', '2024-05-01', 'a-1']);
  });

  it('counts columns: two for wide characters, none for marks, tabs to the next stop', () => {
    expect(wrap('日本 語日 本語', 5)).toEqual(['日本', '語日', '本語']);
    expect(wrap('日本 語日 本語', 5, { wideAsTwo: false })).toEqual(['日本 語日', '本語']);
    expect(wrap('e\u0301e\u0301e\u0301 e\u0301e\u0301', 6)).toEqual([
      'e\u0301e\u0301e\u0301 e\u0301e\u0301',
    ]);
    expect(wrap('👨‍👩‍👧 👍🏽 ❤️ 🇫🇷', 5)).toEqual(['👨‍👩‍👧 👍🏽', '❤️ 🇫🇷']);
    // printf 'a\tb c d e f g h i j\n' | fold -s -w 12 | sed 's/ *$//'
    expect(wrap('a\tb c d e f g h i j', 11)).toEqual(['a\tb c', 'd e f g h i', 'j']);
  });

  it('breaks between ideographs, but not before closing and after opening signs', () => {
    expect(wrap('吾輩は猫である。名前はまだ無い。', 14)).toEqual([
      '吾輩は猫であ',
      'る。名前はまだ',
      '無い。',
    ]);
    expect(wrap('これは「引用」です', 8)).toEqual(['これは', '「引用」', 'です']);
    expect(wrap('キャッチボール', 6)).toEqual(['キャッ', 'チボー', 'ル']);
  });

  it('breaks Thai between words', () => {
    // สวัสดี hello, ชาว people of, โลก world
    expect(wrap('สวัสดีชาวโลก', 8)).toEqual(['สวัสดีชาว', 'โลก']);
  });

  it('breaks at spaces of other widths and at zero width ones, but not at fixed ones', () => {
    expect(wrap('aaa\u2003bbb\u3000ccc\u200bddd', 3)).toEqual(['aaa', 'bbb', 'ccc', 'ddd']);
    expect(wrap('10\u00a0km 5\u202f% a\u2060b', 4)).toEqual(['10\u00a0km', '5\u202f%', 'a\u2060b']);
  });

  it('breaks after dashes and soft hyphens', () => {
    expect(wrap('one—two–three', 6)).toEqual(['one—', 'two–', 'three']);
    expect(wrap('hy\u00adphen\u00adation', 5)).toEqual(['hy\u00ad', 'phen\u00ad', 'ation']);
  });

  it('keeps placeholders whole', () => {
    expect(wrap('Hi {first name}, welcome', 8)).toEqual(['Hi', '{first name},', 'welcome']);
    expect(wrap('{{ a b }} {c d}', 4, { cutLongWords: true })).toEqual(['{{ a b }}', '{c d}']);
    expect(wrap('Hi {first name}', 8, { keepBraces: false })).toEqual(['Hi', '{first', 'name}']);
    expect(wrap('a { b c', 3)).toEqual(['a {', 'b c']);
  });

  it('cuts long words on demand, never inside a character', () => {
    expect(wrap('abcdefgh ij', 3, { cutLongWords: true })).toEqual(['abc', 'def', 'gh', 'ij']);
    expect(wrap('a bcdefg h', 3, { cutLongWords: true })).toEqual(['a', 'bcd', 'efg', 'h']);
    expect(wrap('👨‍👩‍👧👨‍👩‍👧', 1, { cutLongWords: true })).toEqual(['👨‍👩‍👧', '👨‍👩‍👧']);
  });

  it('puts an indentation before every line but the first, and counts it', () => {
    expect(wrap('one two three', 7, {}, '  ')).toEqual(['one two', '  three']);
    expect(wrap('one two six ten', 7, {}, '    ')).toEqual(['one two', '    six', '    ten']);
  });

  it('leaves what fits, and spaces at the end', () => {
    expect(wrap('', 5)).toEqual(['']);
    expect(wrap('  a b  ', 10)).toEqual(['  a b  ']);
    expect(wrap('aaa bbb  ', 4)).toEqual(['aaa', 'bbb  ']);
    expect(wrap('     ', 2)).toEqual(['     ']);
  });

  it('loses nothing but spaces, and keeps to the width where words allow', () => {
    const unit = fc.constantFrom(
      'a',
      'bb',
      ' ',
      '  ',
      '-',
      'é',
      '日',
      '。',
      '😀',
      '\t',
      '{x y}',
      '—',
    );
    fc.assert(
      fc.property(
        fc.string({ unit, maxLength: 40 }),
        fc.integer({ min: 2, max: 12 }),
        (line, width) => {
          const lines = wrap(line, width, { cutLongWords: true });
          expect(lines.join('').replace(/\s/g, '')).toBe(line.replace(/\s/g, ''));
          const isBlank = (one: string) => one.trim() === '';
          if (!/^\s/.test(line)) expect(lines.slice(0, -1).some(isBlank)).toBe(false);
          const again = lines.flatMap((one) => wrap(one, width, { cutLongWords: true }));
          if (!line.includes('\t')) expect(again).toEqual(lines);
        },
      ),
      { numRuns: 500 },
    );
  });
});
