import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LatinWriter, needsRomanizer } from './latin-letters.ts';
import { cutToWords, UniqueSlugs } from './slug-maker.ts';

describe('cutting to whole words', () => {
  it('takes as many as fit', () => {
    expect(cutToWords(['one', 'two', 'three'], '-', 0)).toBe('one-two-three');
    expect(cutToWords(['one', 'two', 'three'], '-', 13)).toBe('one-two-three');
    expect(cutToWords(['one', 'two', 'three'], '-', 12)).toBe('one-two');
    expect(cutToWords(['one', 'two'], '--', 7)).toBe('one');
    expect(cutToWords(['three'], '-', 2)).toBe('th');
    expect(cutToWords([], '-', 5)).toBe('');
  });
});

describe('unique slugs', () => {
  it('are unique, whatever comes in whatever order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'a-2', 'a-2-2', 'a-3', 'b', '__proto__')),
        fc.constantFrom(0, 12),
        (slugs, most) => {
          const unique = new UniqueSlugs('-', most);
          const made = slugs.map((slug) => unique.unique(slug));
          expect(new Set(made).size).toBe(slugs.length);
        },
      ),
    );
  });

  it('are numbered with a hyphen where there is no separator', () => {
    const unique = new UniqueSlugs('', 0);
    expect([unique.unique('a'), unique.unique('a')]).toEqual(['a', 'a-2']);
  });
});

describe('letters in ASCII', () => {
  it('need the large table only for scripts that have no short one', () => {
    for (const letter of 'éßæøłđþğıяієджψعხß½') expect(needsRomanizer(letter), letter).toBe(false);
    for (const letter of '日あア한ไअא') expect(needsRomanizer(letter), letter).toBe(true);
    expect(needsRomanizer('😀')).toBe(false);
    expect(needsRomanizer('—')).toBe(false);
  });

  it('keep capitals, and only the first of two', () => {
    const writer = new LatinWriter('en', undefined);
    expect(writer.write('Æsir ÆSIR Þórr Щука ЩУКА')).toBe('Aesir AeSIR Thorr Shchuka ShchUKA');
  });

  it('know where a word begins', () => {
    const writer = new LatinWriter('uk', undefined);
    expect(writer.write('Яна-Юля моя є об’єкт')).toBe('Yana-Yulia moia ye ob’iekt');
  });
});
