import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueByName } from './names.ts';
import { withReferencesRead } from './read-references.ts';
import { type Context, referencesIn } from './references.ts';

/** The same, from the list of what there is to say of each reference. */
function readOneByOne(text: string, context: Context): string {
  let read = '';
  let reached = 0;
  for (const { start, end, value } of referencesIn(text, context)) {
    if (value === undefined) continue;
    read += text.slice(reached, start) + value;
    reached = end;
  }
  return read + text.slice(reached);
}

describe('a text with its references read', () => {
  it.each([
    // python3 -c "import html; print(html.unescape(TEXT))", which reads as HTML 5 reads text
    ['&eacute;&#233;&#xe9;&#XE9;&nesim;', 'éééé≂̸'],
    ['I’m &notit; I tell you, &notin; &notin', 'I’m ¬it; I tell you, ∉ ¬in'],
    ['a && b &; &-x AT&T &#; &#x; &#xg; &', 'a && b &; &-x AT&T &#; &#x; &#xg; &'],
    ['&#0;&#xD800;&#x110000;&#99999999999999999999;', '\ufffd\ufffd\ufffd\ufffd'],
    ['&#128;&#x9f', '€Ÿ'],
    ['&amp;lt; &ampamp;', '&lt; &amp;'],
    ['&#38;#60; &copy&reg', '&#60; ©®'],
  ])('%j', (text, expected) => {
    expect(withReferencesRead(text, 'text')).toBe(expected);
  });

  it('leaves a name without semicolon alone in an attribute before a letter, a digit or “=”', () => {
    // https://html.spec.whatwg.org/multipage/parsing.html#named-character-reference-state
    const address = '?a=1&copy=2&lt2&amp;b&notit; &copy.';
    expect(withReferencesRead(address, 'attribute')).toBe('?a=1&copy=2&lt2&b&notit; ©.');
  });

  it('is what the list of references says', () => {
    const name = fc.constantFrom(...valueByName.keys());
    const bit = fc.oneof(
      name.map((one) => `&${one};`),
      name.map((one) => `&${one}`),
      fc.constantFrom(
        '&',
        '#',
        '&#',
        '&#x',
        'x',
        ';',
        '0',
        '128',
        'd800',
        'a',
        '=',
        ' ',
        'é',
        '😀',
      ),
    );
    const text = fc.array(bit).map((bits) => bits.join(''));
    fc.assert(
      fc.property(text, fc.constantFrom<Context>('text', 'attribute'), (written, context) => {
        expect(withReferencesRead(written, context)).toBe(readOneByOne(written, context));
      }),
      { numRuns: 2_000 },
    );
  });
});
