import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countParagraphs, paragraphCounter, paragraphSpans } from './paragraphs.ts';
import { spanTexts } from './span.ts';
import { isWhiteSpace } from './white-space.ts';

const paragraphs = (text: string, everyLine = false) =>
  spanTexts(text, paragraphSpans(text, { everyLine }));

describe('paragraphSpans', () => {
  it.each<[string, string[]]>([
    ['', []],
    [' \n\t\n\u00a0\r\n\u3000', []],
    ['one', ['one']],
    ['one\ntwo', ['one\ntwo']],
    ['one\n\ntwo', ['one', 'two']],
    ['one\n\n\n\n\ntwo\n', ['one', 'two']],
    ['one\n \t\u00a0\ntwo', ['one', 'two']],
    ['\n\n  one  \n  two  \n\n', ['one  \n  two']],
    ['one\r\ntwo\r\n\r\nthree', ['one\r\ntwo', 'three']],
    ['one\rtwo\r\rthree', ['one\rtwo', 'three']],
    ['one\n\rtwo', ['one', 'two']],
    ['one\u2029two', ['one', 'two']],
    ['one\u2028two', ['one\u2028two']],
    ['one\n\u200b\ntwo', ['one\n\u200b\ntwo']],
    ['.\n\n.', ['.', '.']],
    ['😀\n\n👨‍👩‍👧', ['😀', '👨‍👩‍👧']],
    ['a\u0000\n\nb\ud800', ['a\u0000', 'b\ud800']],
    ['\ufeffone\n\ntwo', ['one', 'two']],
  ])('of %j', (text, expected) => {
    expect(paragraphs(text)).toEqual(expected);
    expect(countParagraphs(text)).toBe(expected.length);
  });

  it('takes every line for a paragraph where asked', () => {
    expect(paragraphs('one\ntwo\r\n\r\n three \rfour', true)).toEqual([
      'one',
      'two',
      'three',
      'four',
    ]);
  });

  it('agrees with splitting at blank lines', () => {
    const lines = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\n', '\t', 'b', '\u00a0') });
    fc.assert(
      fc.property(lines, (text) => {
        const expected = text
          .split(/\n(?:[^\S\n]*\n)+/)
          .map((paragraph) => paragraph.trim())
          .filter((paragraph) => paragraph !== '');
        expect(paragraphs(text)).toEqual(expected);
        expect(paragraphs(text, true)).toEqual(
          text
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== ''),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('is linear on what makes patterns backtrack', () => {
    expect(countParagraphs(' '.repeat(5_000_000))).toBe(0);
    expect(countParagraphs('\n'.repeat(5_000_000))).toBe(0);
    expect(countParagraphs('\r\n '.repeat(2_000_000))).toBe(0);
    expect(countParagraphs(`a${' \n'.repeat(2_000_000)}b`)).toBe(2);
    expect(countParagraphs('a \t\n'.repeat(1_000_000))).toBe(1);
    expect(countParagraphs('a\n\n'.repeat(1_000_000))).toBe(1_000_000);
  });
});

describe('paragraphCounter', () => {
  it('counts the same however the text is cut', () => {
    const units = fc.constantFrom('a', ' ', '\n', '\r', '\r\n', '\u2029');
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: units, maxLength: 8 }), { maxLength: 8 }),
        fc.boolean(),
        (pieces, everyLine) => {
          const counter = paragraphCounter({ everyLine });
          for (const piece of pieces) counter.push(piece);
          expect(counter.end()).toBe(countParagraphs(pieces.join(''), { everyLine }));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('does not take CR and LF in two pieces for a blank line', () => {
    const counter = paragraphCounter();
    counter.push('a\r');
    counter.push('\nb');
    expect(counter.end()).toBe(1);
  });
});

describe('isWhiteSpace', () => {
  it('says what \\s says of every code unit', () => {
    for (let unit = 0; unit <= 0xffff; unit++) {
      const expected = /\s/.test(String.fromCharCode(unit));
      if (isWhiteSpace(unit) !== expected)
        expect([unit.toString(16), isWhiteSpace(unit)]).toEqual([unit.toString(16), expected]);
    }
  });
});
