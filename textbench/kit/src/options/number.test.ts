import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integer, number, parseNumber } from './number.ts';

const width = integer({ label: 'Width', default: 80, min: -2, max: 200 });
const share = number({ label: 'Share', default: 0.5, min: 0, max: 1 });

describe('an integer', () => {
  it.each([
    [80, 80],
    ['80', 80],
    [' 80\n', 80],
    ['-2', -2],
    [200, 200],
    ['1e2', 100],
    ['7.0', 7],
  ])('reads %j as %d', (raw, value) => {
    expect(parseNumber(width, raw)).toEqual({ value });
  });

  it.each([201, -3, 1.5, '1.5', '', ' ', 'ten', '1,000', '12px', 'NaN', Number.NaN, Infinity])(
    'refuses %j and says what is allowed',
    (raw) => {
      expect(parseNumber(width, raw)).toEqual({ problem: 'takes a whole number from -2 to 200' });
    },
  );

  it.each([null, undefined, true, {}, [], [5]])('refuses %j, which is no number', (raw) => {
    expect(parseNumber(width, raw)).toHaveProperty('problem');
  });

  it('never is minus zero, which would be written as 0 and compared as another', () => {
    expect(parseNumber(width, '-0')).toEqual({ value: 0 });
    expect(parseNumber(width, -0)).toEqual({ value: 0 });
  });

  it('reads every whole number within its bounds, as text and as number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2, max: 200 }), (value) => {
        expect(parseNumber(width, value)).toEqual({ value });
        expect(parseNumber(width, String(value))).toEqual({ value });
      }),
    );
  });

  it('refuses every number outside', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        fc.pre(value < -2 || value > 200);
        expect(parseNumber(width, value)).toHaveProperty('problem');
      }),
    );
  });
});

describe('a number', () => {
  it.each([
    ['0.25', 0.25],
    ['.5', 0.5],
    ['1.', 1],
    ['1e-3', 0.001],
    [0, 0],
    [1, 1],
  ])('reads %j as %d', (raw, value) => {
    expect(parseNumber(share, raw)).toEqual({ value });
  });

  it.each([1.000001, -0.1, '0,5', '50 %', '', Infinity, Number.NaN])('refuses %j', (raw) => {
    expect(parseNumber(share, raw)).toEqual({ problem: 'takes a number from 0 to 1' });
  });

  it('comes back from its text', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (value) => {
        expect(parseNumber(share, String(value))).toEqual({ value: value === 0 ? 0 : value });
      }),
    );
  });
});
