import { describe, expect, it } from 'vitest';
import { choice, parseChoice } from './choice.ts';

const order = choice({
  label: 'Order',
  choices: { ascending: 'A to Z', descending: 'Z to A', '10': 'Ten' },
  default: 'ascending',
});

describe('a choice', () => {
  it.each(['ascending', 'descending', '10'])('takes %s', (raw) => {
    expect(parseChoice(order, raw)).toEqual({ value: raw });
  });

  it('takes a number whose digits are a value: JSON may have it so', () => {
    expect(parseChoice(order, 10)).toEqual({ value: '10' });
  });

  // Object.keys puts 10 first: keys that are array indices come before the others (ECMA-262, OrdinaryOwnPropertyKeys).
  it.each(['Ascending', 'A to Z', '', ' ascending', 'toString', '__proto__', 'constructor'])(
    'refuses %j and names every value',
    (raw) => {
      expect(parseChoice(order, raw)).toEqual({
        problem: 'takes one of 10, ascending, descending',
      });
    },
  );

  it.each([null, undefined, true, {}, [], ['ascending']])('refuses %j', (raw) => {
    expect(parseChoice(order, raw)).toHaveProperty('problem');
  });
});
