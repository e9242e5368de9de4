import { deflateRawSync } from 'node:zlib';
import {
  choice,
  colour,
  defaultValues,
  integer,
  list,
  multiline,
  number,
  type OptionDeclarations,
  parseOptions,
  seed,
  textOption,
  toggle,
} from '@textbench/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionsFromAddress, searchWithOptions, sharedSearch } from './address.ts';
import { textsFromFragment, textsToFragment } from './fragment.ts';

const declarations = {
  ignoreCase: toggle({ label: 'Ignore case', default: true }),
  width: integer({ label: 'Width', default: 80, min: -5, max: 500 }),
  share: number({ label: 'Share', default: 0.5, min: -1, max: 1 }),
  order: choice({ label: 'Order', choices: { up: 'Up', down: 'Down' }, default: 'up' }),
  separator: textOption({ label: 'Separator', default: ', ' }),
  rules: multiline({ label: 'Rules', default: 'a\nb' }),
  stopWords: list({ label: 'Stop words', default: ['the'] }),
  ink: colour({ label: 'Ink', default: '#17181a' }),
  seed: seed(),
} as const satisfies OptionDeclarations;

const defaults = defaultValues(declarations);

const sign = fc.oneof(
  fc.constantFrom('&', '=', '+', '%', '#', '?', ' ', '\n', '\r\n', ',', 'é', '😀', '\ufeff', '\0'),
  fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
);
/** An address is UTF-8, which has no lone surrogates. */
const wellFormed = fc.string({ unit: sign, maxLength: 20 }).map((text) => text.toWellFormed());

describe('options in an address', () => {
  it('come back as they were, whatever they are', () => {
    const raw = fc.record({
      ignoreCase: fc.boolean(),
      width: fc.integer({ min: -5, max: 500 }),
      share: fc.double({ min: -1, max: 1, noNaN: true }),
      order: fc.constantFrom('up', 'down'),
      separator: wellFormed,
      rules: wellFormed,
      stopWords: fc.array(wellFormed, { maxLength: 5 }),
      ink: fc.constantFrom('#17181a', '#ffffff'),
      seed: wellFormed.filter((text) => text.trim() !== ''),
    });
    fc.assert(
      fc.property(raw, (given) => {
        const values = parseOptions(declarations, given);
        const search = searchWithOptions(declarations, values, '');
        const found = optionsFromAddress(declarations, search);
        expect({ ...defaults, ...found }).toEqual(values);
        expect(found === null).toBe(search === '');
      }),
      { numRuns: 500 },
    );
  });

  it('are only those that were changed, by their flags', () => {
    expect(searchWithOptions(declarations, defaults, '')).toBe('');
    const changed = { ...defaults, ignoreCase: false, stopWords: ['a', 'b'] };
    expect(searchWithOptions(declarations, changed, '')).toBe(
      '?ignore-case=false&stop-words=a%0Ab',
    );
  });

  it('stand beside what else the address has, and take the place of older ones', () => {
    const changed = { ...defaults, width: 9 };
    expect(searchWithOptions(declarations, changed, '?theme=teal&width=7&order=down')).toBe(
      '?theme=teal&width=9',
    );
    expect(searchWithOptions(declarations, defaults, '?theme=teal&width=7')).toBe('?theme=teal');
  });

  it('are null where the address sets none, so that those used last are taken', () => {
    expect(optionsFromAddress(declarations, '')).toBe(null);
    expect(optionsFromAddress(declarations, '?theme=teal&ignoreCase=false')).toBe(null);
  });

  it('are left out where they do not fit', () => {
    expect(optionsFromAddress(declarations, '?width=9000&order=down')).toEqual({ order: 'down' });
    expect(optionsFromAddress(declarations, '?width=wide')).toEqual({});
  });

  it('are read as people write them', () => {
    const search = '?ignore-case=no&width=+12&stop-words=a,b&separator=+%2B+&ink=%23FFF';
    expect(optionsFromAddress(declarations, search)).toEqual({
      ignoreCase: false,
      width: 12,
      stopWords: ['a', 'b'],
      separator: ' + ',
      ink: '#ffffff',
    });
    expect(optionsFromAddress(declarations, '?ignore-case')).toEqual({ ignoreCase: true });
  });
});

function fragmentOf(content: string): string {
  return `#text=${deflateRawSync(content).toString('base64url')}`;
}

describe('texts in a fragment', () => {
  it('come back as they were: any Unicode, lone surrogates too', async () => {
    const anyText = fc.string({ unit: sign });
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom('text', 'first', 'other'), anyText),
        async (texts) => {
          const fragment = await textsToFragment(texts);
          expect(fragment).toMatch(/^#text=[\w-]+$/);
          expect(await textsFromFragment(fragment)).toEqual({ ...texts });
        },
      ),
    );
  });

  it('come back where they are long, and are packed', async () => {
    const texts = { text: 'a line of a text\n'.repeat(10_000) };
    const fragment = await textsToFragment(texts);
    expect(fragment.length).toBeLessThan(2_000);
    expect(await textsFromFragment(fragment)).toEqual(texts);
  });

  it('are packed as any deflate (RFC 1951) packs them', async () => {
    expect(await textsFromFragment(fragmentOf('{"text":"é😀"}'))).toEqual({ text: 'é😀' });
  });

  it('are none in another fragment', async () => {
    for (const fragment of ['', '#', '#tools', '#text', 'text=abc', '#textual=abc']) {
      expect(await textsFromFragment(fragment)).toBe(null);
    }
  });

  it('are none where it is damaged', async () => {
    const whole = await textsToFragment({ text: 'abcdefgh'.repeat(20) });
    const damaged = [
      '#text=',
      '#text=A',
      '#text=%20',
      '#text=ab cd',
      '#text=ab=cd',
      '#text=____',
      whole.slice(0, -3),
      `${whole}AAAA`,
      whole.replace('#text=', '#text=AAAA'),
    ];
    for (const fragment of damaged) expect(await textsFromFragment(fragment), fragment).toBe(null);
  });

  it('are never more than a damaged fragment gives: texts or null', async () => {
    const whole = (await textsToFragment({ text: 'some words and some more' })).slice(6);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(whole.length - 1),
        fc.constantFrom(...'AZaz09-_%= '),
        async (at, letter) => {
          const found = await textsFromFragment(
            `#text=${whole.slice(0, at)}${letter}${whole.slice(at + 1)}`,
          );
          if (found) for (const text of Object.values(found)) expect(typeof text).toBe('string');
        },
      ),
    );
  });

  it('are none where it holds something else than texts by name', async () => {
    for (const content of ['null', '7', '"text"', 'no JSON', '']) {
      expect(await textsFromFragment(fragmentOf(content)), content).toBe(null);
    }
    expect(
      await textsFromFragment(fragmentOf('{"text":"a","n":1,"o":{"x":"y"},"l":["z"]}')),
    ).toEqual({
      text: 'a',
    });
  });
});

describe('a link', () => {
  const declarations = { loud: toggle({ label: 'Loud', default: false }) };

  it('says so where all options have their defaults, so that kept ones give way', () => {
    expect(sharedSearch(declarations, { loud: false })).toBe('?defaults');
    expect(optionsFromAddress(declarations, '?defaults')).toEqual({});
    expect(optionsFromAddress(declarations, '')).toBeNull();
  });

  it('drops the mark as soon as an option is changed', () => {
    expect(searchWithOptions(declarations, { loud: true }, '?defaults=')).toBe('?loud=true');
  });
});
