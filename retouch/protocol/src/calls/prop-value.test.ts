import { describe, expect, it } from 'vitest';
import { bodyFault } from './body-fault.ts';
import { expressionOf, propsToSetField, propValueField } from './prop-value.ts';

describe('prop values', () => {
  it.each(['', 'x', 0, -1.5, true, false, [], [1, ['a', null]], {}, { a: { b: null } }])(
    'may be %j',
    (value) => {
      expect(bodyFault(propValueField, value)).toBeUndefined();
      expect(expressionOf(value)).toBeUndefined();
    },
  );

  it('may be an expression', () => {
    const value = { type: 'EXPRESSION', value: 'items.length' };
    expect(bodyFault(propValueField, value)).toBeUndefined();
    expect(expressionOf(value)).toBe('items.length');
  });

  it('are JSON when they only resemble an expression', () => {
    expect(expressionOf({ type: 'EXPRESSION' })).toBeUndefined();
    expect(expressionOf({ type: 'expression', value: 'x' })).toBeUndefined();
    expect(expressionOf(null)).toBeUndefined();
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, null])('are never %s', (value) => {
    expect(bodyFault(propValueField, value)).toBeDefined();
  });
});

describe('props to set', () => {
  it('have names that JSX can write', () => {
    const props = { title: 'x', 'aria-label': 'y', 'xlink:href': '#', onClick: null };
    expect(bodyFault(propsToSetField, props)).toBeUndefined();
  });

  it.each(['', 'a b', 'a=b', 'a>', '{a', 'a"', "a'", '/a', '<a'])('are not called %j', (name) => {
    expect(bodyFault(propsToSetField, { [name]: 1 })).toBeDefined();
  });
});
