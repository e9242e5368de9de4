import { describe, expect, it } from 'vitest';
import type { Alphabet } from './codes.ts';
import { alphabets, codeNumber, prosignCode, readings, signCodes } from './codes.ts';
import { international, prosigns } from './data.ts';
import { sendable } from './sendable.ts';

describe('codes', () => {
  it('of ITU-R M.1677-1 are all different', () => {
    const codes = Object.values(international);
    expect(new Set(codes).size).toBe(codes.length);
    expect(Object.keys(international).length).toBe(27 + 10 + 13); // letters with É, figures, signs
  });

  it('are dots and dashes, at most eight', () => {
    for (const code of signCodes('international').values()) expect(code).toMatch(/^[.-]{1,7}$/);
    for (const letters of prosigns) expect(prosignCode(letters)).toMatch(/^[.-]{4,9}$/);
  });

  it('have a number each', () => {
    expect(codeNumber('.')).toBe(0b10);
    expect(codeNumber('-')).toBe(0b11);
    expect(codeNumber('..--')).toBe(0b10011);
  });

  it('of prosigns are those of their letters without gaps', () => {
    expect(prosignCode('SOS')).toBe('...---...');
    expect(prosignCode('HH')).toBe('........');
    expect(prosignCode('VA')).toBe(prosignCode('SK'));
    expect(prosignCode('KA')).toBe(prosignCode('CT'));
    expect(prosignCode('ABC')).toBeUndefined();
  });
});

describe('reading', () => {
  it('gives every alphabet its own letters, and figures to all', () => {
    const read = (alphabet: Alphabet, code: string) =>
      readings(alphabet, false).get(codeNumber(code));
    expect(read('international', '-.--')).toBe('Y');
    expect(read('greek', '-.--')).toBe('Υ');
    expect(read('russian', '-.--')).toBe('Ы');
    expect(read('ukrainian', '-.--')).toBe('И');
    expect(read('bulgarian', '-.--')).toBe('Ь');
    expect(read('arabic', '-.--')).toBe('ظ');
    expect(read('wabun', '-.--')).toBe('ケ');
    for (const alphabet of Object.keys(alphabets) as Alphabet[]) {
      expect(read(alphabet, '....-'), alphabet).toBe('4');
      expect(read(alphabet, '...-.-'), alphabet).toBe('<SK>');
    }
  });

  it('undoes writing for every sign that has its code alone', () => {
    for (const alphabet of Object.keys(alphabets) as Alphabet[]) {
      const codes = signCodes(alphabet);
      for (const sign of readings(alphabet, false).values()) {
        if (sign.startsWith('<')) continue;
        expect(readings(alphabet, false).get(codeNumber(codes.get(sign) ?? ''))).toBe(sign);
      }
    }
  });
});

describe('sending a character', () => {
  const codes = signCodes('international');
  const sent = (character: string) => {
    const found = sendable(character, codes);
    return found && `${found.codes.join(' ')}${found.approximate ? ' about' : ''}`;
  };

  it('in either case, with or without a code of its own', () => {
    expect([sent('a'), sent('ß'), sent('é'), sent('É')]).toEqual([
      '.-',
      '...--..',
      '..-..',
      '..-..',
    ]);
    expect(sent('ǎ')).toBe('.- about');
    expect(sent('œ')).toBe('--- .');
    expect(sent('ﬁ')).toBe('..-. ..');
    expect(sent('№')).toBe('-. ---');
    expect(sent('ｶ')).toBe('.-..');
    expect(sent('が')).toBe('.-.. ..');
    expect(sent('…')).toBe('.-.-.- .-.-.- .-.-.-');
    expect(sent('ά')).toBe('.-');
    expect(sent('ς')).toBe('...');
  });

  it('or not at all', () => {
    for (const character of ['😀', '#', '漢', '\0', '\u0301', '\ud83d', '한']) {
      expect(sent(character), character).toBeUndefined();
    }
  });
});
