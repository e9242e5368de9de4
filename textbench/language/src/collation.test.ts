import { describe, expect, it } from 'vitest';
import { collatorFor } from './collation.ts';

const sorted = (texts: string[], options = {}) => [...texts].sort(collatorFor(options));

describe('collatorFor', () => {
  // perl -CS -Mutf8 -MUnicode::Collate -e 'print join " ", Unicode::Collate->new->sort(qw(Zebra apple Öl öl Apfel zoo éclair eclair))'
  it('orders as the Unicode collation', () => {
    expect(
      sorted(['Zebra', 'apple', 'Öl', 'öl', 'Apfel', 'zoo', 'éclair', 'eclair'], {
        caseSensitive: true,
      }),
    ).toEqual(['Apfel', 'apple', 'eclair', 'éclair', 'öl', 'Öl', 'Zebra', 'zoo']);
  });

  it('orders numbers by value where asked', () => {
    expect(sorted(['item10', 'item2', 'item1'])).toEqual(['item1', 'item10', 'item2']);
    expect(sorted(['item10', 'item2', 'item1'], { numeric: true })).toEqual([
      'item1',
      'item2',
      'item10',
    ]);
  });

  it('puts Å last in Swedish and beside A in English', () => {
    expect(sorted(['Ö', 'Z', 'Å', 'A'], { locale: 'sv' })).toEqual(['A', 'Z', 'Å', 'Ö']);
    expect(sorted(['Ö', 'Z', 'Å', 'A'])).toEqual(['A', 'Å', 'Ö', 'Z']);
  });

  it.each([
    [{}, 0, -1],
    [{ caseSensitive: true }, -1, -1],
    [{ accents: false }, 0, 0],
    [{ accents: false, caseSensitive: true }, -1, 0],
  ])('with %j holds a and A, a and á equal or not', (options, caseDifference, accentDifference) => {
    const compare = collatorFor(options);
    expect([compare('a', 'A'), compare('a', 'á')]).toEqual([caseDifference, accentDifference]);
  });

  it('can leave punctuation out of account', () => {
    expect(collatorFor({ ignorePunctuation: true })('co-op', 'coop')).toBe(0);
    expect(collatorFor()('co-op', 'coop')).not.toBe(0);
  });

  it('refuses what is no language tag', () => {
    expect(() => collatorFor({ locale: 'not a tag' })).toThrow(RangeError);
  });
});
