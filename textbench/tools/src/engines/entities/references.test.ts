import { describe, expect, it } from 'vitest';
import { codePoints, entityTable } from './entity-tables.ts';
import { barePrefix } from './names.ts';
import type { Context } from './references.ts';
import { referencesIn } from './references.ts';

function found(text: string, context: Context = 'text') {
  return [...referencesIn(text, context)].map(({ written, value, fault }) => [
    written,
    value,
    fault,
  ]);
}

describe('references', () => {
  it('of every kind', () => {
    expect(found('&eacute; &#233; &#xE9; &nesim;')).toEqual([
      ['&eacute;', 'é', undefined],
      ['&#233;', 'é', undefined],
      ['&#xE9;', 'é', undefined],
      ['&nesim;', '≂̸', undefined],
    ]);
  });

  it('are none where an ampersand is just one', () => {
    expect(found('a & b && AT&T &; &-x')).toEqual([]);
  });

  it('without a semicolon, the longest name first', () => {
    // https://html.spec.whatwg.org/multipage/parsing.html#named-character-reference-state
    expect(found('I’m &notit; I tell you')).toEqual([['&not', '¬', 'no semicolon']]);
    expect(found('I’m &notin; I tell you')).toEqual([['&notin;', '∉', undefined]]);
    expect(found('&notit; &not=', 'attribute')).toEqual([['&notit;', undefined, 'unknown name']]);
    expect(found('&not "', 'attribute')).toEqual([['&not', '¬', 'no semicolon']]);
  });

  it('whose number stands for something else', () => {
    // https://html.spec.whatwg.org/multipage/parsing.html#numeric-character-reference-end-state
    expect(found('&#x80;&#x81;&#x9F;')).toEqual([
      ['&#x80;', '€', 'a control character, read as € of Windows-1252'],
      ['&#x81;', '\u0081', 'a control character'],
      ['&#x9F;', 'Ÿ', 'a control character, read as Ÿ of Windows-1252'],
    ]);
    expect(found('&#0;')[0]?.[1]).toBe('\ufffd');
    expect(found('&#xDFFF')[0]).toEqual([
      '&#xDFFF',
      '\ufffd',
      'a surrogate, read as U+FFFD, no semicolon',
    ]);
    expect(found('&#xFFFF;&#xFDD0;').map(([, , fault]) => fault)).toEqual([
      'no character',
      'no character',
    ]);
    expect(found('&#9;&#10;&#12;&#13;').map(([, , fault]) => fault)).toEqual([
      undefined,
      undefined,
      undefined,
      'a control character',
    ]);
  });
});

it('finds the longest bare name', () => {
  expect(barePrefix('copyright')).toBe('copy');
  expect(barePrefix('ampamp')).toBe('amp');
  expect(barePrefix('hellip')).toBeUndefined();
  expect(barePrefix('Acircumflex')).toBe('Acirc');
});

it('writes code points as Unicode does', () => {
  expect(codePoints('≂̸😀A')).toBe('U+2242 U+0338 U+1F600 U+0041');
});

it('finds names in either case and by decimal numbers', () => {
  expect(entityTable('NESIM').rows.map(([name]) => name)).toEqual(['&nesim;']);
  expect(entityTable('8364').rows).toEqual([['&euro;', '€', 'U+20AC', '&#8364;', '&#x20AC;']]);
});
