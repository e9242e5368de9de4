import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedClassName, instantUpdateClass } from './generated-class.ts';

describe('generatedClassName (canvas-script, section 5)', () => {
  it.each([
    ['md:p-[3px]', 'md-p--3px-'],
    ['a_b-C9', 'a_b-C9'],
    ['2xl', '-2xl'],
    ['é', '-'],
    ['', ''],
  ])('makes %j into %j', (text, name) => expect(generatedClassName(text)).toBe(name));

  it('gives what a selector can hold as it is', () => {
    // An identifier by CSS Syntax 3, section 4.3.9, but for a hyphen alone or before a digit.
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        expect(generatedClassName(text)).toMatch(/^[A-Za-z_-][A-Za-z0-9_-]*$/);
      }),
    );
  });
});

describe('instantUpdateClass', () => {
  it('begins as wire-format, section 1, says and counts from 2024', () => {
    expect(instantUpdateClass(Date.UTC(2024, 0, 1, 0, 0, 1))).toBe('arb89-styling-1000-0');
  });

  it('tells classes of the same millisecond apart', () => {
    expect(instantUpdateClass(Date.UTC(2025, 0), 1)).not.toBe(
      instantUpdateClass(Date.UTC(2025, 0)),
    );
  });
});
