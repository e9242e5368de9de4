import { describe, expect, it } from 'vitest';
import { secureRandom } from './secure-random.ts';

/** Gives the bytes told, over and over. */
function from(...bytes: number[]) {
  return secureRandom((count) =>
    Uint8Array.from({ length: count }, (_, i) => bytes[i % bytes.length] ?? 0),
  );
}

/** Every byte value equally often, in an order that mixes (a full-period generator modulo 2¹⁶). */
function even() {
  let state = 1;
  return secureRandom((count) =>
    Uint8Array.from({ length: count }, () => {
      state = (state * 25_173 + 13_849) & 0xffff;
      return state >>> 8;
    }),
  );
}

describe('secureRandom', () => {
  it('throws away draws that would make small numbers likelier', () => {
    // 250 would be 0 by remainder; masked to three bits, 7 and 6 and 5 are out, 4 is in.
    expect(from(0xff, 0xfe, 0xfd, 0xfc).below(5)).toBe(4);
  });

  it('draws no bits for a single possibility', () => {
    expect(from(0xff).below(1)).toBe(0);
    expect(from(0xff).belowBig(1n)).toBe(0n);
  });

  it('joins bytes, the first one highest', () => {
    expect(from(0x12, 0x34).below(0x10000)).toBe(0x1234);
    expect(from(0x01, 0x02, 0x03, 0x04, 0x05).belowBig(1n << 40n)).toBe(0x0102030405n);
    expect(from(0xab, 0xcd, 0xef, 0x01).below(0x1_0000_0000)).toBe(0xabcdef01);
  });

  it.each([2, 3, 7, 10, 62, 100, 256])('is even below %i', (limit) => {
    const random = even();
    const draws = limit * 1_000;
    const counts = Array<number>(limit).fill(0);
    for (let i = 0; i < draws; i++) {
      const drawn = random.below(limit);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    // The mean of the distribution is limit − 1, its deviation √(2 (limit − 1)): five of them are allowed.
    expect(chiSquare).toBeLessThan(limit - 1 + 5 * Math.sqrt(2 * (limit - 1)));
  });

  it('shuffles without losing or doubling', () => {
    const items = Array.from({ length: 52 }, (_, n) => n);
    expect(
      even()
        .shuffled(items)
        .toSorted((a, b) => a - b),
    ).toEqual(items);
    expect(even().shuffled([])).toEqual([]);
  });
});
