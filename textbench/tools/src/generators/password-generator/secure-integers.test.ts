import { seededRandom } from '@textbench/language';
import { describe, expect, it } from 'vitest';
import { SecureIntegers } from './secure-integers.ts';

/** A source that gives these bytes and then zeros. */
function given(...bytes: number[]): SecureIntegers {
  let handed = 0;
  return new SecureIntegers((count) =>
    Uint8Array.from({ length: count }, () => bytes[handed++] ?? 0),
  );
}

describe('SecureIntegers', () => {
  it.each([1, 2, 3, 10, 26, 75, 100, 127, 128, 129, 200, 255, 256])(
    'gives each number below %i for equally many bytes, so none is favoured',
    (limit) => {
      const counts = new Array<number>(limit).fill(0);
      for (let byte = 0; byte < 256; byte++) {
        // The second byte is told apart from a first one that was thrown away by its number.
        const integers = given(byte, byte);
        const drawn = integers.below(limit);
        const mask = 2 ** (32 - Math.clz32(limit - 1));
        if (byte % mask < limit) {
          expect(drawn).toBe(byte % mask);
          counts[drawn] = (counts[drawn] ?? 0) + 1;
        }
      }
      if (limit > 1) expect(new Set(counts).size).toBe(1);
    },
  );

  it('throws away what is too large and draws again', () => {
    // 10 needs four bits: 0x0a to 0x0f are too large, and only the low half of a byte counts
    expect(given(0x0f, 0xfa, 0x39).below(10)).toBe(9);
    expect(given(0xff, 0xff, 0x01, 0x00).below(0x1_00)).toBe(0xff);
    expect(given(0xff, 0x01, 0x02, 0x03).below(0x1_0000)).toBe(0xff01);
  });

  it('needs no byte where there is one answer', () => {
    expect(given().below(1)).toBe(0);
    expect(given().belowLarge(1n)).toBe(0n);
  });

  it('draws numbers of any size, high bytes first', () => {
    expect(given(0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0x11).belowLarge(1n << 72n)).toBe(
      0x0123456789abcdef11n,
    );
    // 3 × 2⁶⁴ needs 66 bits, so of nine bytes the first keeps two bits, and 11 is too large
    expect(
      given(
        0xff,
        ...new Array<number>(8).fill(0),
        0xfe,
        ...new Array<number>(8).fill(7),
      ).belowLarge(3n << 64n),
    ).toBe(0x2_0707070707070707n);
  });

  it('gives every order of three things equally often', () => {
    // Fisher–Yates asks for a number below 3, then one below 2.
    const orders = new Map<string, number>();
    for (let first = 0; first < 3; first++) {
      for (let second = 0; second < 2; second++) {
        const things = [...'abc'];
        given(first, second).shuffle(things);
        orders.set(things.join(''), (orders.get(things.join('')) ?? 0) + 1);
      }
    }
    expect([...orders.values()]).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('passes a chi-square test over a good source', () => {
    const random = seededRandom('a good source');
    const integers = new SecureIntegers((count) =>
      Uint8Array.from({ length: count }, () => random.below(256)),
    );
    const counts = new Array<number>(75).fill(0);
    const draws = 75_000;
    for (let i = 0; i < draws; i++) {
      const drawn = integers.below(75);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    const expected = draws / 75;
    const square = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // python3 -c 'from scipy.stats import chi2; print(chi2.ppf([0.001, 0.999], 74))'
    expect(square).toBeGreaterThan(42);
    expect(square).toBeLessThan(117.3);
  });
});
