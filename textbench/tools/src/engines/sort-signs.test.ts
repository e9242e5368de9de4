import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutSigns } from './sort-signs.ts';

describe('withoutSigns', () => {
  it.each([
    ['“The Oak”', 'The Oak'],
    ["don't (ever)", 'dont ever'],
    ['New-York / Bay', 'New York Bay'],
    ['a - b', 'a b'],
    ['  a  b  ', 'a b'],
    ['C++', 'C'],
    ['***', '***'],
    ['— 😀 —', '— 😀 —'],
    ['😀 smile', 'smile'],
    ['a\u00a0b\tc', 'a b c'],
    ['¿qué?', 'qué'],
    ['日本「語」', '日本語'],
    ['\ud800x', '\ud800x'],
    ['', ''],
  ])('of %j is %j', (text, expected) => {
    expect(withoutSigns(text)).toBe(expected);
  });

  it('does what patterns do, more slowly', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom(' ', '-', '.', 'a', '😀'),
    );
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const words = text.replace(/[\p{Pd}/\s]+/gu, ' ').replace(/[\p{P}\p{S}]+/gu, '');
        const expected = words.replace(/ +/g, ' ').trim();
        if (expected !== '') expect(withoutSigns(text)).toBe(expected);
      }),
      { numRuns: 1_000 },
    );
  });
});
