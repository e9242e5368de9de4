import { expect, describe as group, it } from 'vitest';
import { describe, entropy, NumberList, occurrences } from './statistics.ts';

group('describe', () => {
  // python3: statistics.mean, median, pstdev, quantiles(d, n=4, method='inclusive')
  it.each([
    [[3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5], 4, 4, 2.256304299271065, [2.5, 5]],
    [[7], 7, 7, 0, [7, 7]],
    [[2, 4], 3, 3, 1, [2.5, 3.5]],
    [[10, 20, 30, 40], 25, 25, 11.180339887498949, [17.5, 32.5]],
  ])('%j', (numbers, mean, median, deviation, quartiles) => {
    const found = describe(numbers);
    expect(found?.mean).toBeCloseTo(mean, 12);
    expect(found?.median).toBe(median);
    expect(found?.standardDeviation).toBeCloseTo(deviation, 12);
    expect([found?.lowerQuartile, found?.upperQuartile]).toEqual(quartiles);
    expect([found?.count, found?.least, found?.most]).toEqual([
      numbers.length,
      Math.min(...numbers),
      Math.max(...numbers),
    ]);
  });

  it('has nothing to say of no numbers', () => {
    expect(describe([])).toBeUndefined();
  });

  it('leaves the numbers in their order', () => {
    const numbers = [3, 1, 2];
    describe(numbers);
    expect(numbers).toEqual([3, 1, 2]);
  });

  it('takes a million numbers', () => {
    expect(describe(new Uint32Array(1_000_000).fill(5))?.mean).toBe(5);
  });
});

group('occurrences', () => {
  it('counts in order of the numbers', () => {
    expect(occurrences([3, 10, 3, 1])).toEqual([
      [1, 1],
      [3, 2],
      [10, 1],
    ]);
    expect(occurrences([])).toEqual([]);
  });
});

group('entropy', () => {
  // python3: -sum(c/n*math.log2(c/n) for c in counts)
  it.each([
    [[1, 1], 1],
    [[5, 3, 2], 1.4854752972273344],
    [[1, 4, 4, 2], 1.823067982273661],
    [[4], 0],
    [[], 0],
    [[0, 3, 0], 0],
    [[1, 1, 1, 1, 1, 1, 1, 1], 3],
  ])('of %j', (counts, bits) => {
    expect(entropy(counts)).toBeCloseTo(bits, 12);
  });
});

group('NumberList', () => {
  it('grows', () => {
    const list = new NumberList();
    for (let i = 0; i < 5_000; i++) list.push(i);
    expect(list.length).toBe(5_000);
    expect(list.values()[4_999]).toBe(4_999);
    expect(list.values().length).toBe(5_000);
    expect(new NumberList().values().length).toBe(0);
  });
});
