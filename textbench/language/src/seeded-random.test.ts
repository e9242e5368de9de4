import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

const bits = 0x1_0000_0000;

/** Raw 32-bit draws. */
function draws(seed: string, count: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random.below(bits));
}

// A C program of the authors' xoshiro128starstar.c, its state filled by four outputs of SplitMix32
// (increment 0x9e3779b9, multipliers 0x21f0aaad and 0x735a2d97, shifts 16, 15, 15) that starts from
// the FNV-1a hash (offset 0x811c9dc5, prime 0x01000193), printed these values.
describe('seededRandom draws what the reference draws', () => {
  it.each([
    [
      '',
      [
        2988730470, 1666900107, 221464154, 2801406039, 2179645895, 3241723815, 2159138463,
        858330540,
      ],
    ],
    [
      '1',
      [1322085210, 3448142222, 3302272250, 76698490, 172264274, 3293869348, 74953007, 1108803015],
    ],
    [
      'another seed',
      [
        2203148051, 3722364064, 3311782168, 3062350408, 1652229653, 1588162357, 3080668576,
        1433367575,
      ],
    ],
  ])('from seed %j', (seed, expected) => {
    expect(draws(seed, 8)).toEqual(expected);
  });

  it.each([
    ['', 2375418710],
    ['1', 154596731],
    ['another seed', 1783182691],
  ])('the millionth number from seed %j', (seed, expected) => {
    const random = seededRandom(seed);
    let drawn = 0;
    for (let i = 0; i < 1_000_000; i++) drawn = random.below(bits);
    expect(drawn).toBe(expected);
  });

  it('as fractions of 53 bits', () => {
    expect(seededRandom('').fraction()).toBe(0.69586804053265916);
    expect(seededRandom('1').fraction()).toBe(0.3078219503375379);
    expect(seededRandom('another seed').fraction()).toBe(0.51296038081258843);
  });

  it('below a limit, draws that would bring bias thrown away', () => {
    const random = seededRandom('1');
    expect(Array.from({ length: 12 }, () => random.below(3_000_000_000))).toEqual([
      1322085210, 76698490, 172264274, 74953007, 1108803015, 1467425110, 1847070029, 879207929,
      2974087064, 885719767, 2408851975, 1618825817,
    ]);
  });

  it('shuffled by Fisher and Yates from the end', () => {
    expect(seededRandom('1').shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([
      6, 8, 9, 4, 3, 7, 1, 2, 5, 0,
    ]);
  });
});

describe('seededRandom', () => {
  it('repeats itself, and differs from seed to seed', () => {
    expect(draws('x', 20)).toEqual(draws('x', 20));
    expect(draws('x', 20)).not.toEqual(draws('y', 20));
    expect(draws('é', 4)).not.toEqual(draws('é'.normalize('NFD'), 4));
  });

  it('draws evenly: χ² of 60,000 throws of a die stays under 20.5 (p = 0.001, 5 degrees)', () => {
    const random = seededRandom('die');
    const seen = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const face = random.below(6);
      seen[face] = (seen[face] ?? 0) + 1;
    }
    const chi = seen.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.5);
  });

  it('gives each order of three about a sixth of the time', () => {
    const random = seededRandom('orders');
    const seen = new Map<string, number>();
    for (let i = 0; i < 6_000; i++) {
      const order = random.shuffled(['a', 'b', 'c']).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });

  it('keeps every item and leaves the given array alone', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.string(), (items, seed) => {
        const before = [...items];
        expect(seededRandom(seed).shuffled(items).sort()).toEqual([...items].sort());
        expect(items).toEqual(before);
      }),
    );
  });

  it('picks an item that is there', () => {
    const random = seededRandom('pick');
    const seen = new Set(Array.from({ length: 200 }, () => random.pick(['a', 'b', 'c'])));
    expect([...seen].sort()).toEqual(['a', 'b', 'c']);
    expect(random.pick(['only'])).toBe('only');
  });

  it('keeps fractions under 1 and draws below 1 give 0', () => {
    const random = seededRandom('small');
    for (let i = 0; i < 10_000; i++) {
      const fraction = random.fraction();
      expect(fraction >= 0 && fraction < 1).toBe(true);
    }
    expect(random.below(1)).toBe(0);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 33])('refuses to draw below %d', (limit) => {
    expect(() => seededRandom('1').below(limit)).toThrow(RangeError);
  });
});
