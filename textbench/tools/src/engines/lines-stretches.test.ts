import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthToLineEnd, lengthToSpace, stretchStream, windowLength } from './lines-stretches.ts';

describe('lengthToLineEnd', () => {
  it.each([
    ['one\ntwo\nthree', 8],
    ['one\r\ntwo\r\nth', 10],
    ['one\rtwo\rth', 8],
    ['one\rtwo\nth', 8],
    ['one\ntwo\rth', 8],
    // The CR may be half of a CRLF whose LF is not here yet.
    ['one\ntwo\r', 4],
    ['one two three', 8],
    ['one two\r', 4],
  ])('of %j is %i', (window, length) => {
    expect(lengthToLineEnd(window)).toBe(length);
  });
});

describe('lengthToSpace', () => {
  it.each([
    ['one two\nthree', 8],
    ['one\u00a0two', 4],
    ['日本\u3000語', 3],
    ['onetwo', 5],
    // Neither between the halves of a surrogate pair nor before a mark.
    ['ab😀', 2],
    ['ab\u0301', 1],
    ['ab\u200dc', 1],
  ])('of %j is %i', (window, length) => {
    expect(lengthToSpace(window)).toBe(length);
  });

  it('makes way even where there is no good place', () => {
    expect(lengthToSpace('\u0301'.repeat(500))).toBeGreaterThan(0);
    expect(lengthToSpace('\r')).toBe(1);
  });
});

describe('stretchStream', () => {
  const stretchesOf = (text: string, cuts: readonly number[]) => {
    const stretches: string[] = [];
    const stream = stretchStream({
      convert(stretch) {
        stretches.push(stretch);
        return stretch;
      },
    });
    const places = [...cuts].sort((one, other) => one - other);
    const output = [...places, text.length].map((end, index) =>
      stream.push(text.slice(places[index - 1] ?? 0, end)),
    );
    return { output: output.join('') + stream.end(), stretches };
  };

  const text = `${'some words in a line\r\n'.repeat(8_000)}${'a'.repeat(200_000)} end`;

  it('cuts at the same places however the text comes', () => {
    const whole = stretchesOf(text, []);
    expect(whole.output).toBe(text);
    expect(whole.stretches.length).toBeGreaterThan(5);
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 20 }), (cuts) => {
        expect(stretchesOf(text, cuts)).toEqual(whole);
      }),
      { numRuns: 20 },
    );
  });

  it('holds back at most a window', () => {
    const stream = stretchStream({ convert: (stretch) => stretch });
    let given = 0;
    let got = 0;
    for (let i = 0; i < 300; i++) {
      given += 1_000;
      got += stream.push('x'.repeat(1_000)).length;
      expect(given - got).toBeLessThanOrEqual(windowLength);
    }
    expect(got + stream.end().length).toBe(given);
  });

  it('tells which stretch is the last, even where it is empty', () => {
    const lasts: boolean[] = [];
    const stream = stretchStream({
      convert(_stretch, last) {
        lasts.push(last);
        return '';
      },
    });
    stream.push('');
    stream.end();
    expect(lasts).toEqual([true]);
  });
});
