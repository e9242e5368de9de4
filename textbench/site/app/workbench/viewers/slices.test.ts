import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstSlice, nextSlice, type SlicePlan, type Slices, wholeSlice } from './slices.ts';

/** Items are words that cost their length. */
const plan: SlicePlan<string> = {
  budget: 6,
  cost: (word) => word.length,
  same: (one, other) => one === other,
};

const words = fc.array(fc.string({ minLength: 1, maxLength: 9 }));

/** Every slice from a list to another, up to the last. */
function allSlices(before: readonly string[], wanted: readonly string[], from = 0) {
  const slices: Slices<string>[] = [];
  let drawn = before;
  do {
    const slice = nextSlice(drawn, wanted, plan, from);
    slices.push(slice);
    drawn = slice.drawn;
  } while (!slices.at(-1)?.complete && slices.length < 1_000);
  return slices;
}

describe('nextSlice', () => {
  it('takes as many items as the budget allows', () => {
    expect(nextSlice([], ['aa', 'bb', 'cc', 'dd'], plan)).toEqual({
      drawn: ['aa', 'bb', 'cc'],
      complete: false,
    });
  });

  it('says so when nothing is left to do', () => {
    expect(nextSlice(['aa', 'bb', 'cc'], ['aa', 'bb', 'cc', 'dd'], plan)).toEqual({
      drawn: ['aa', 'bb', 'cc', 'dd'],
      complete: true,
    });
    expect(nextSlice(['aa'], [], plan)).toEqual({ drawn: [], complete: true });
  });

  it('makes a slice of an item that is dearer than the budget', () => {
    const long = 'x'.repeat(20);
    expect(allSlices([], [long, long]).map(({ drawn }) => drawn.length)).toEqual([1, 2]);
  });

  it('passes over what looks the same, and keeps it as it is', () => {
    const nocase: SlicePlan<string> = {
      ...plan,
      same: (one, other) => one.toLowerCase() === other.toLowerCase(),
    };
    expect(nextSlice(['AAAAA', 'BBBBB', 'c'], ['aaaaa', 'bbbbb', 'd'], nocase)).toEqual({
      drawn: ['AAAAA', 'BBBBB', 'd'],
      complete: true,
    });
  });

  it('begins where it is told, goes on to the end, then takes what stands before', () => {
    const slices = allSlices(['aaa', 'bbb', 'ccc'], ['AAA', 'BBB', 'CCC', 'DDD'], 1);
    expect(slices.map(({ drawn }) => drawn.join(' '))).toEqual(['aaa BBB CCC', 'AAA BBB CCC DDD']);
  });

  it('begins at the end of what is drawn at the latest, so that no place stays empty', () => {
    expect(nextSlice(['aaa'], ['aaa', 'bbb', 'ccc', 'ddd'], plan, 3).drawn).toEqual([
      'aaa',
      'bbb',
      'ccc',
    ]);
  });

  it('takes away at once what a shorter list no longer has', () => {
    expect(nextSlice(['a', 'b', 'c'], ['a'], plan)).toEqual({ drawn: ['a'], complete: true });
  });

  it('comes to the list that is wanted, a part of the budget at a time', () => {
    fc.assert(
      fc.property(words, words, fc.nat(12), (before, wanted, from) => {
        const slices = allSlices(before, wanted, from);
        expect(slices.at(-1)).toEqual({ drawn: wanted, complete: true });
        let last: readonly string[] = before;
        for (const { drawn } of slices) {
          const changed = drawn.filter((word, place) => word !== last[place]);
          const cost = changed.join('').length;
          expect(cost <= plan.budget || changed.length === 1).toBe(true);
          last = drawn;
        }
      }),
    );
  });
});

describe('firstSlice', () => {
  it('is the next slice', () => {
    expect(firstSlice([], ['aaaa', 'bbbb'], plan)).toEqual({ drawn: ['aaaa'], complete: false });
  });

  it('is empty where the list can wait and needs more than one', () => {
    const waiting = { ...plan, canWait: true };
    expect(firstSlice(['x'], ['aaaa', 'bbbb'], waiting)).toEqual({ drawn: ['x'], complete: false });
    expect(firstSlice(['x'], ['aaaa'], waiting)).toEqual({ drawn: ['aaaa'], complete: true });
  });
});

describe('wholeSlice', () => {
  it('takes everything at once', () => {
    fc.assert(
      fc.property(words, words, (before, wanted) => {
        expect(wholeSlice(before, wanted, plan)).toEqual({ drawn: wanted, complete: true });
      }),
    );
  });
});
