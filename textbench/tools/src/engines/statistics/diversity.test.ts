import { describe, expect, it } from 'vitest';
import { compressedShare } from './compressibility.ts';
import { diversityOf } from './diversity.ts';

function measured(types: readonly number[]) {
  const tokens = Uint32Array.from(types);
  const counts = new Uint32Array(new Set(types).size);
  for (const type of types) counts[type] = (counts[type] ?? 0) + 1;
  return diversityOf(tokens, counts);
}

/** Types numbered in order of appearance. */
function numbered(values: readonly number[]): number[] {
  const seen = [...new Set(values)];
  return values.map((value) => seen.indexOf(value));
}

const range = (count: number, at: (i: number) => number) =>
  Array.from({ length: count }, (_, i) => at(i));

// python3, from the definitions: HD-D with math.comb, MTLD as two readings of sets, Yule's K from
// Counter; the same lists
describe('diversityOf', () => {
  it('of a mixed list', () => {
    const found = measured(
      numbered([...range(60, (i) => (i * i) % 23), ...range(40, (i) => i % 7)]),
    );
    expect(found).toMatchObject({
      tokens: 100,
      types: 13,
      hapaxLegomena: 0,
      typeTokenRatio: 0.13,
      guiraud: 1.3,
    });
    expect(found.movingAverage).toBeCloseTo(0.25333333333333324, 10);
    expect(found.mtld).toBeCloseTo(11.805555555555555, 10);
    expect(found.hdd).toBeCloseTo(0.2996961881892425, 10);
    expect(found.yuleK).toBeCloseTo(772, 10);
  });

  it('of a longer list', () => {
    const found = measured(numbered(range(200, (i) => ((i * 7919) % 101) % 30)));
    expect(found).toMatchObject({ tokens: 200, types: 30, typeTokenRatio: 0.15 });
    expect(found.movingAverage).toBeCloseTo(0.6, 10);
    expect(found.mtld).toBeCloseTo(2.5158227848101267, 10);
    expect(found.hdd).toBeCloseTo(0.5657696111409782, 10);
    expect(found.yuleK).toBeCloseTo(290.5, 10);
  });

  it('of words that never come twice: MTLD is not defined', () => {
    const found = measured(range(60, (i) => i));
    expect(found).toMatchObject({
      types: 60,
      hapaxLegomena: 60,
      typeTokenRatio: 1,
      mtld: null,
      yuleK: 0,
    });
    expect(found.hdd).toBeCloseTo(1, 10);
  });

  it('of one word again and again', () => {
    const found = measured(range(50, () => 0));
    expect(found).toMatchObject({
      types: 1,
      hapaxLegomena: 0,
      movingAverage: 0.02,
      mtld: 2,
      yuleK: 9_800,
    });
    expect(found.hdd).toBeCloseTo(1 / 42, 10);
  });

  it('says nothing under fifty tokens, and no ratio of none', () => {
    expect(measured(range(49, (i) => i % 5))).toMatchObject({
      mtld: null,
      hdd: null,
      yuleK: null,
      movingAverage: null,
    });
    expect(measured(range(49, (i) => i % 7)).typeTokenRatio).toBeCloseTo(1 / 7, 12);
    expect(measured([])).toMatchObject({
      tokens: 0,
      types: 0,
      typeTokenRatio: null,
      guiraud: null,
    });
  });

  it('takes a million tokens', () => {
    expect(measured(range(1_000_000, (i) => i % 1_000)).types).toBe(1_000);
  });
});

// python3: the same algorithm with a dict keyed by (phrase, byte), bits of math.log2
describe('compressedShare', () => {
  it.each([
    ['a', 1],
    ['aaaaaaaaaa', 0.4625],
    ['abracadabra abracadabra', 0.7010869565217391],
    ['é漢😀', 1.2916666666666667],
    ['lorem ipsum dolor sit amet '.repeat(20), 0.46319444444444446],
  ])('of %j', (text, share) => {
    expect(compressedShare(text)).toBeCloseTo(share, 12);
  });

  it('is not defined for nothing, and reads a million bytes at most', () => {
    expect(compressedShare('')).toBeNull();
    expect(compressedShare('ab'.repeat(500_000))).toBe(compressedShare('ab'.repeat(2_000_000)));
  });
});
