import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textFacts } from './text-facts.ts';

describe('characters', () => {
  // Extended grapheme clusters of Unicode Annex 29, reasoned from its rules.
  it.each([
    ['', 0],
    ['abc', 3],
    ['é', 1],
    ['e\u0301', 1], // GB9: a mark stays with its base
    ['\r\n', 1], // GB3
    ['\n\r', 2], // GB4, GB5
    ['a\u0000b', 3],
    ['👨‍👩‍👧', 1], // GB11: pictures joined by ZWJ
    ['🇩🇪🇫🇷', 2], // GB12: flags are pairs
    ['👍🏽', 1], // GB9: a skin tone extends
    ['1️⃣', 1],
    ['각', 1], // GB6: a Hangul syllable of three jamo
    ['\ud800', 1],
    ['\u00ad\u00a0', 2], // below U+0300 every code unit but CR is a cluster of its own
    ['a\u0300\n\u0300b', 4], // GB4: nothing joins a line end
  ])('of %j are %i', (text, characters) => {
    expect(textFacts(text).characters).toBe(characters);
  });

  it('are what ICU counts, stretch by stretch or at once', () => {
    const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
    const signs = fc.constantFrom(
      'a',
      '\r',
      '\n',
      '\r\n',
      '\u0301',
      '\u200d',
      '👩',
      '🏽',
      '🇩',
      '한',
      'ᄒ',
      'ᅡ',
      'é',
    );
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 30 }), (text) => {
        expect(textFacts(text).characters).toBe([...segmenter.segment(text)].length);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('lines', () => {
  // A line end at the end of the text begins no further line, so that `a` and `a\n` are one line
  // each. `wc -l` counts line ends instead: 0 for `a`, 1 for `a\n`; it knows no lone CR.
  it.each([
    ['', 0],
    ['a', 1],
    ['a\n', 1],
    ['a\nb', 2],
    ['a\n\n', 2],
    ['\n', 1],
    ['a\r\nb\r\n', 2],
    ['a\rb', 2],
    ['a\r', 1],
    ['\n\r', 2],
    ['a\u2028b\u0085c\fd', 1],
  ])('of %j are %i', (text, lines) => {
    expect(textFacts(text).lines).toBe(lines);
  });

  it('are as many as wc -l counts where every line is ended by LF', () => {
    const line = fc.string().map((text) => text.replace(/[\r\n]/g, ''));
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(textFacts(lines.map((text) => `${text}\n`).join('')).lines).toBe(lines.length);
      }),
    );
  });
});
