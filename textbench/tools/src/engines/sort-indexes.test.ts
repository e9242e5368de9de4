import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparison } from './sort-comparison.ts';
import { sortedIndexes } from './sort-indexes.ts';
import type { SortLanguage } from './sort-languages.ts';
import { sortLanguages } from './sort-languages.ts';
import { plainRanks } from './sort-ranks.ts';

const plain = { natural: false, capitalsFirst: false };
const sorted = (texts: readonly string[], language: SortLanguage = 'en', others = {}) =>
  sortedIndexes(texts, comparison({ ...plain, language, ...others })).map((i) => texts[i] ?? '');

describe('sortedIndexes', () => {
  // perl -CS -Mutf8 -MUnicode::Collate::Locale -e 'print join " ", Unicode::Collate::Locale->new(
  //   locale => …, variable => "non-ignorable")->sort(…)'
  it.each([
    ['cs', 'cizí chata hora čas cesta', 'cesta cizí čas hora chata'],
    ['da', 'zebra ø å æble aa banan', 'banan zebra æble ø å aa'],
    [
      'de-u-co-phonebk',
      'Müller Mueller Muller Ärger Azubi Aerger Zoo',
      'Aerger Ärger Azubi Mueller Müller Muller Zoo',
    ],
    ['en', 'cote côte coté côté œuf oeuf oie', 'cote coté côte côté oeuf œuf oie'],
    [
      'es',
      'llama luz loma chico cuna dado ñandú nuez',
      'chico cuna dado llama loma luz nuez ñandú',
    ],
    [
      'es-u-co-trad',
      'llama luz loma chico cuna dado ñandú nuez',
      'cuna chico dado loma luz llama nuez ñandú',
    ],
    ['et', 'zoo sammal šokk tuba žanr', 'sammal šokk zoo žanr tuba'],
    ['hu', 'cukor csak cica zsír zab', 'cica cukor csak zab zsír'],
    ['is', 'þor zebra æði ár api', 'api ár zebra þor æði'],
    ['pl', 'łza las lubić żaba źle zupa', 'las lubić łza zupa źle żaba'],
    ['sv', 'zon ål anka ävja öl vit', 'anka vit zon ål ävja öl'],
    ['tr', 'ılık iyi hız jilet çay cam', 'cam çay hız ılık iyi jilet'],
  ] as const)('follows the alphabet of %s', (language, given, expected) => {
    expect(sorted(given.split(' '), language).join(' ')).toBe(expected);
  });

  it('sorts by code point as LC_ALL=C sort does', () => {
    const texts = ['pear', 'Apple', 'banana', 'apple', 'Banana 2', 'banana-1', '"cherry"'];
    expect(sorted(texts, 'none')).toEqual([
      '"cherry"',
      'Apple',
      'Banana 2',
      'apple',
      'banana',
      'banana-1',
      'pear',
    ]);
    // printf '\uE000\n\U0001F600\nz\n\uFFFD\n' | LC_ALL=C sort
    expect(sorted(['\ue000', '😀', 'z', '\ufffd'], 'none')).toEqual([
      'z',
      '\ue000',
      '\ufffd',
      '😀',
    ]);
  });

  it('compares numbers by value on demand', () => {
    // printf 'item10\nitem2\nitem1\nitem20\n' | sort -V
    const texts = ['item10', 'item2', 'item1', 'item20'];
    expect(sorted(texts, 'en', { natural: true })).toEqual(['item1', 'item2', 'item10', 'item20']);
    expect(sorted(texts)).toEqual(['item1', 'item10', 'item2', 'item20']);
  });

  it('puts capitals first on demand', () => {
    expect(sorted(['a', 'A', 'b', 'B'])).toEqual(['a', 'A', 'b', 'B']);
    expect(sorted(['a', 'A', 'b', 'B'], 'en', { capitalsFirst: true })).toEqual([
      'A',
      'a',
      'B',
      'b',
    ]);
  });

  it('is stable in both directions', () => {
    const keys = ['b', 'a', 'b', 'a'];
    const compared = comparison({ ...plain, language: 'en' });
    expect(sortedIndexes(keys, compared)).toEqual([1, 3, 0, 2]);
    expect(sortedIndexes(keys, compared, true)).toEqual([0, 2, 1, 3]);
  });

  it('asks for what else there is where keys are equal', () => {
    const compared = comparison({ ...plain, language: 'en' });
    const ties = (one: number, other: number) => other - one;
    expect(sortedIndexes(['a', 'a', 'a'], compared, false, ties)).toEqual([2, 1, 0]);
  });

  const unit = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(..."abcdzABZ 019-,.'") },
    fc.constantFrom(
      'é',
      'Å',
      'ß',
      'æ',
      'ł',
      'e\u0301',
      '\u0301',
      '日',
      '😀',
      '\ud800',
      'ch',
      'aa',
      'ñ',
    ),
  );
  const language = fc.constantFrom(...(Object.keys(sortLanguages) as SortLanguage[]));

  it('sorts many keys, by their first characters as numbers, exactly as by comparing them all', () => {
    const keys = fc.array(fc.string({ unit, maxLength: 9 }), { minLength: 500, maxLength: 700 });
    fc.assert(
      fc.property(keys, language, fc.boolean(), fc.boolean(), (given, tag, natural, descending) => {
        const compared = comparison({ language: tag, natural, capitalsFirst: false });
        const sign = descending ? -1 : 1;
        const expected = given
          .map((_key, index) => index)
          .sort((a, b) => sign * compared.compare(given[a] ?? '', given[b] ?? '') || a - b);
        expect(sortedIndexes(given, compared, descending)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });

  it('takes equal and nearly equal keys of any length', () => {
    const keys = Array.from(
      { length: 600 },
      (_, i) => 'x'.repeat(2_000) + String.fromCharCode(97 + (i % 7)),
    );
    const order = sortedIndexes(keys, comparison({ ...plain, language: 'en' }));
    const expected = keys.map((_key, i) => i).sort((a, b) => (a % 7) - (b % 7) || a - b);
    expect(order).toEqual(expected);
  });

  it('takes a million keys', () => {
    const keys = Array.from({ length: 1_000_000 }, (_, i) => `name ${(i * 7_919) % 1_000_003}`);
    const order = sortedIndexes(
      keys,
      comparison({ language: 'en', natural: true, capitalsFirst: false }),
    );
    const value = (index: number | undefined) => Number(keys[index ?? 0]?.slice(5));
    expect(
      order.every((index, place) => place === 0 || value(order[place - 1]) < value(index)),
    ).toBe(true);
  });
});

describe('plainRanks', () => {
  it('ranks small and capital, plain and accented letters alike where the language does', () => {
    const english = plainRanks(comparison({ ...plain, language: 'en' }));
    expect(english?.[0x61]).toBe(english?.[0x41]);
    expect(english?.[0x61]).toBe(english?.[0xe4]);
    const swedish = plainRanks(comparison({ ...plain, language: 'sv' }));
    expect(swedish?.[0xe4]).toBe(0);
  });

  it('gives none where pairs of letters are letters', () => {
    for (const language of ['cs', 'da', 'hu', 'es-u-co-trad'] as const) {
      expect(plainRanks(comparison({ ...plain, language }))).toBeUndefined();
    }
  });
});
