import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childIndexesOf, isUniquePath, uniquePathOf } from './unique-path.ts';

describe('unique paths (canvas-script, section 3)', () => {
  it('are 0- and the child indexes from the body down', () => {
    expect(uniquePathOf([2, 0, 13])).toBe('0-2-0-13');
    expect(childIndexesOf('0-2-0-13')).toEqual([2, 0, 13]);
  });

  it('are 0 for the storyboard', () => {
    expect(uniquePathOf([])).toBe('0');
    expect(childIndexesOf('0')).toEqual([]);
  });

  it.each(['', '1', '1-0', '0-', '0--1', '-0', '0-a', '00', '0-1 ', '0_1'])(
    'are not %j',
    (text) => {
      expect(isUniquePath(text)).toBe(false);
      expect(childIndexesOf(text)).toBeUndefined();
    },
  );

  it('come back from text', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (indexes) => {
        expect(childIndexesOf(uniquePathOf(indexes))).toEqual(indexes);
      }),
    );
  });
});
