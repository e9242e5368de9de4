import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemeCounter } from './grapheme-counter.ts';
import { countGraphemes, eachGrapheme, graphemeSpans, graphemes } from './graphemes.ts';

/** The reference: ICU's own segmentation of the whole text at once. */
const icu = new Intl.Segmenter('en', { granularity: 'grapheme' });
const icuGraphemes = (text: string) => Array.from(icu.segment(text), ({ segment }) => segment);

/** Characters of every grapheme break class, so that chance meets the rules of UAX #29. */
const tricky = fc.string({
  unit: fc.constantFrom(
    ...[
      'a',
      ' ',
      '\r',
      '\n',
      '\r\n',
      '\u0000',
      '\u00ad',
      '\u200b',
      'é',
      '\u0301',
      '\ufe0f',
      '\u20e3',
    ],
    ...[
      '\u200d',
      '👩',
      '❤',
      '©',
      '👍',
      '\u{1f3fd}',
      '🇩',
      '🇪',
      '1',
      '#',
      '\u{e0067}',
      '\u{e007f}',
      '🏴',
    ],
    ...['ᄀ', 'ᅡ', 'ᆨ', '가', '각', 'क', '\u094d', 'ष', '\u093f', 'ि', 'ത', '\u0d4d', '\u0d4e'],
    ...[
      '\u0600',
      '\u0e33',
      'ก',
      '\u0e49',
      'か',
      '\u3099',
      '\uff9e',
      'ｶ',
      '漢',
      '\u{20000}',
      '\u{1d400}',
    ],
    ...[
      '\ud800',
      '\udc00',
      '\u{e0100}',
      '\u{110bd}',
      '\u05d0',
      '\u05b8',
      '\u0643',
      '\u064b',
      '\u2028',
    ],
  ),
  maxLength: 90,
});

describe('graphemes', () => {
  it.each([
    ['👨‍👩‍👧‍👦', 1],
    ['🏳️‍🌈', 1],
    ['🇩🇪🇫🇷🇮', 3],
    ['1️⃣', 1],
    ['👍🏽', 1],
    ['e\u0301', 1],
    ['Z\u0351\u036b\u0343', 1],
    ['\r\n', 1],
    ['\n\r', 2],
    ['\u0301', 1],
    ['각', 1],
    ['각', 1],
    ['नि', 1],
    ['क्षि', 1],
    ['กำ', 1],
    ['\ud83d', 1],
    ['a\ude00b', 3],
    ['𝕬𝖇', 2],
    ['', 0],
  ])('%j is %i', (text, count) => {
    expect(graphemes(text).length).toBe(count);
    expect(countGraphemes(text)).toBe(count);
  });

  it('cuts as ICU does, whatever meets', () => {
    fc.assert(
      fc.property(tricky, (text) => {
        expect(graphemes(text)).toEqual(icuGraphemes(text));
        expect(countGraphemes(text)).toBe(icuGraphemes(text).length);
      }),
      { numRuns: 3_000 },
    );
  });

  it('cuts as ICU does over arbitrary code units', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(graphemes(text)).toEqual(icuGraphemes(text));
      }),
    );
  });

  it('agrees with ICU on every code unit beside itself, a letter and a mark', () => {
    for (let unit = 0; unit <= 0xffff; unit++) {
      const sign = String.fromCharCode(unit);
      const text = `a${sign}${sign}a\u0301${sign}\u0301`;
      if (countGraphemes(text) !== icuGraphemes(text).length)
        expect(graphemes(text)).toEqual(icuGraphemes(text));
    }
  });

  it('agrees with ICU on plain characters of the other planes', () => {
    for (let point = 0x1_0000; point <= 0x3_ffff; point += 7) {
      const sign = String.fromCodePoint(point);
      const text = `a${sign}${sign}\u0301${sign}`;
      if (countGraphemes(text) !== icuGraphemes(text).length)
        expect(graphemes(text)).toEqual(icuGraphemes(text));
    }
  });

  it('cuts long stretches that have no certain boundary as ICU does', () => {
    for (const unit of ['👨‍👩‍👧', '🇩🇪', 'क्षि', 'e\u0301', 'ᄀ', '\u0600', '👍🏽', '\r\n']) {
      for (const lead of ['', 'x', '🇫']) {
        const text = lead + unit.repeat(1_500);
        expect(countGraphemes(text)).toBe(icuGraphemes(text).length);
      }
    }
  });

  it('joins a letter with a hundred thousand marks', () => {
    expect(countGraphemes(`a${'\u0301'.repeat(100_000)}b`)).toBe(2);
    expect(countGraphemes(`क${'\u094d'.repeat(100_000)}b`)).toBe(2);
  });

  it('takes ten million characters', () => {
    expect(countGraphemes('héllo wörld 😀\n'.repeat(700_000))).toBe(14 * 700_000);
    expect(countGraphemes('👨‍👩‍👧 '.repeat(1_000_000))).toBe(2_000_000);
  });
});

describe('graphemeSpans', () => {
  it('covers the text without gaps', () => {
    fc.assert(
      fc.property(tricky, (text) => {
        const spans = graphemeSpans(text);
        expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(graphemes(text));
        expect(spans.map(({ start }) => start)).toEqual([
          ...(text === '' ? [] : [0]),
          ...spans.slice(0, -1).map(({ end }) => end),
        ]);
      }),
    );
  });
});

describe('eachGrapheme', () => {
  it('tells offsets in order', () => {
    const seen: number[] = [];
    eachGrapheme('a👍🏽e\u0301', (start, end) => seen.push(start, end));
    expect(seen).toEqual([0, 1, 1, 5, 5, 7]);
  });
});

describe('graphemeCounter', () => {
  it('counts what countGraphemes counts, however the text is cut', () => {
    fc.assert(
      fc.property(fc.array(tricky, { maxLength: 5 }), (parts) => {
        const pieces = parts.filter((piece) => !/[\ud800-\udbff]$/.test(piece));
        const counter = graphemeCounter();
        for (const piece of pieces) counter.push(piece);
        expect(counter.end()).toBe(countGraphemes(pieces.join('')));
      }),
      { numRuns: 1_000 },
    );
  });

  it('counts a family that comes in eight pieces as one', () => {
    const counter = graphemeCounter();
    for (const piece of '👨‍👩‍👧‍👦') counter.push(piece);
    expect(counter.end()).toBe(1);
  });

  it('stays quick and right on one grapheme of a million marks', () => {
    const counter = graphemeCounter();
    counter.push('a');
    for (let i = 0; i < 100; i++) counter.push('\u0301'.repeat(10_000));
    counter.push('b');
    expect(counter.end()).toBe(2);
  });
});
