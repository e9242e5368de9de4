import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClassEncoding, tokensIn } from './class-tokens.ts';

const apart = { before: false, after: false };

const namesIn = (text: string, encoding: ClassEncoding) =>
  tokensIn(text, 0, text.length, encoding, apart).map(({ name }) => name);

describe('the classes in a text', () => {
  it.each<[ClassEncoding, string, string[]]>([
    ['attribute', ' a\tb\n c ', ['a', 'b', 'c']],
    ['attribute', 'a\u00a0b', ['a\u00a0b']],
    ['attribute', 'a\\nb', ['a\\nb']],
    // JSX decodes character references in attributes and nothing else.
    ['attribute', '[&amp;_p]:x &#97;&#x62; &quot;', ['[&_p]:x', 'ab', '"']],
    ['attribute', 'a&#32;b', ['a', 'b']],
    ['attribute', '[&_p]:x', ['[&_p]:x']],
    // ECMA-262, 12.9.4: escapes in strings.
    ['string', 'a\\nb', ['a', 'b']],
    ['string', '\\x61\\u0062\\u{63}', ['abc']],
    ['string', "\\'a\\'", ["'a'"]],
    ['string', 'a\\\nb', ['ab']],
    ['template', 'a\\`b \\${c}', ['a`b', '${c}']],
    ['string', '', []],
  ])('%s %j', (encoding, text, names) => {
    expect(namesIn(text, encoding)).toEqual(names);
  });

  it('stand where they say', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', ':') }), (text) => {
        for (const { name, start, end } of tokensIn(text, 0, text.length, 'string', apart)) {
          expect(text.slice(start, end)).toBe(name);
        }
      }),
    );
  });

  it('are parts of classes where they touch what continues them', () => {
    const glue = { before: true, after: true };
    const glued = (text: string) =>
      tokensIn(text, 0, text.length, 'template', glue).map(({ isGlued }) => isGlued);
    expect(glued('a b c')).toEqual([true, false, true]);
    expect(glued(' a b ')).toEqual([false, false]);
    expect(glued('a')).toEqual([true]);
  });
});
