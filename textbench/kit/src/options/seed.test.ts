import { describe, expect, it } from 'vitest';
import { parseSeed, seed } from './seed.ts';

const plain = seed();

describe('a seed', () => {
  it('has a label, a help and a default of its own, which can be told otherwise', () => {
    expect(plain).toMatchObject({ kind: 'seed', label: 'Seed', default: '1' });
    expect(seed({ default: 'a', label: 'Dice' })).toMatchObject({ label: 'Dice', default: 'a' });
  });

  it.each([
    ['1', '1'],
    [42, '42'],
    ['  two words ', 'two words'],
    ['😀', '😀'],
  ])('reads %j as %s', (raw, value) => {
    expect(parseSeed(plain, raw)).toEqual({ value });
  });

  it('takes up to 64 characters', () => {
    expect(parseSeed(plain, 'x'.repeat(64))).toEqual({ value: 'x'.repeat(64) });
    expect(parseSeed(plain, 'x'.repeat(65))).toEqual({
      problem: 'takes a text of 1 to 64 characters',
    });
  });

  it.each(['', '  \n', null, undefined, {}, ['1']])('refuses %j', (raw) => {
    expect(parseSeed(plain, raw)).toEqual({ problem: 'takes a text of 1 to 64 characters' });
  });
});
