import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameWords } from './case-words.ts';

describe('nameWords', () => {
  // npm change-case 5.4.4, split(name), wherever it keeps what is not ASCII
  it.each([
    ['XMLHttpRequest2', ['XML', 'Http', 'Request2']],
    ['fooBar_baz', ['foo', 'Bar', 'baz']],
    ['version2Beta3', ['version2', 'Beta3']],
    ['iOS9', ['i', 'OS9']],
    ['Ünïcode text', ['Ünïcode', 'text']],
    ['TestV2', ['Test', 'V2']],
    ['--double--dash', ['double', 'dash']],
    ['a1b2', ['a1b2']],
    ['HTTPServer', ['HTTP', 'Server']],
    ['__init__', ['init']],
    ['version 1.2.10', ['version', '1', '2', '10']],
    ['ÉcoleNormale', ['École', 'Normale']],
    ['CONSTANT_CASE', ['CONSTANT', 'CASE']],
    ['', []],
    ['!?', []],
  ])('of %j are %j', (name, words) => {
    expect(nameWords(name)).toEqual(words);
  });

  it('keeps plurals of acronyms together', () => {
    expect(nameWords('userIDs')).toEqual(['user', 'IDs']);
    expect(nameWords('parseURLsFrom')).toEqual(['parse', 'URLs', 'From']);
    expect(nameWords('DNSserver')).toEqual(['DN', 'Sserver']);
  });

  it('drops apostrophes and middle dots inside words only', () => {
    expect(nameWords("don't l’été col·lega 'quoted' dogs' o")).toEqual([
      'dont',
      'lété',
      'collega',
      'quoted',
      'dogs',
      'o',
    ]);
  });

  it('cuts numbers off on demand', () => {
    expect(nameWords('version2Beta10x', { numbers: true })).toEqual([
      'version',
      '2',
      'Beta',
      '10',
      'x',
    ]);
  });

  it('leaves capitals inside on demand', () => {
    expect(nameWords('ETag-webSocket', { humps: false })).toEqual(['ETag', 'webSocket']);
  });

  it('keeps marks with their letters and joiners that letters need', () => {
    expect(nameWords('E\u0301coleNormale')).toEqual(['E\u0301cole', 'Normale']);
    expect(nameWords('می\u200cخواهم')).toEqual(['می\u200cخواهم']);
    expect(nameWords('co\u00adop')).toEqual(['coop']);
  });

  it('takes letters without case and astral letters', () => {
    expect(nameWords('日本語 text')).toEqual(['日本語', 'text']);
    expect(nameWords('𐐨𐐀𐐨')).toEqual(['𐐨', '𐐀𐐨']);
    expect(nameWords('שלום עולם')).toEqual(['שלום', 'עולם']);
  });

  it('loses no letter and no number', () => {
    const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.join('') ?? '';
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.boolean(),
        fc.boolean(),
        (name, humps, numbers) => {
          expect(letters(nameWords(name, { humps, numbers }).join(''))).toBe(letters(name));
        },
      ),
    );
  });
});
