import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from '../testing/any-text.testing.ts';
import { list, listText, parseList } from './list.ts';

const words = list({ label: 'Words', default: [] });

describe('a list', () => {
  it('is separated by commas on one line', () => {
    expect(parseList(words, 'a, b ,c')).toEqual({ value: ['a', 'b', 'c'] });
  });

  it('has an item a line where there is a line end, and commas are part of items then', () => {
    expect(parseList(words, 'a, b\nc\r\nd')).toEqual({ value: ['a, b', 'c', 'd'] });
    expect(parseList(words, 'a, b\n')).toEqual({ value: ['a, b'] });
  });

  it('is an array in JSON, whose texts may hold commas', () => {
    expect(parseList(words, ['a, b', ' c ', 4])).toEqual({ value: ['a, b', 'c', '4'] });
  });

  it('has no line ends inside items: an item in JSON that has one is two', () => {
    expect(parseList(words, ['a\nb', 'c\r\nd'])).toEqual({ value: ['a', 'b', 'c', 'd'] });
  });

  it('has no empty items', () => {
    expect(parseList(words, '')).toEqual({ value: [] });
    expect(parseList(words, ' , ,\t')).toEqual({ value: [] });
    expect(parseList(words, ['', 'a', ' '])).toEqual({ value: ['a'] });
    expect(parseList(words, [])).toEqual({ value: [] });
  });

  it('keeps items twice that are given twice', () => {
    expect(parseList(words, 'a,a')).toEqual({ value: ['a', 'a'] });
  });

  it.each([null, undefined, {}, [null], [['a']], ['a', {}]])('refuses %j', (raw) => {
    expect(parseList(words, raw)).toEqual({ problem: 'takes a list of texts' });
  });

  it('takes 1,000 items unless told', () => {
    const items = Array.from({ length: 1_001 }, (_, index) => `item ${index}`);
    expect(parseList(words, items.slice(1))).toEqual({ value: items.slice(1) });
    expect(parseList(words, items)).toEqual({ problem: 'takes at most 1,000 items' });
    const few = list({ label: 'Words', default: [], maxItems: 2 });
    expect(parseList(few, 'a,b,')).toEqual({ value: ['a', 'b'] });
    expect(parseList(few, 'a,b,c')).toEqual({ problem: 'takes at most 2 items' });
  });
});

describe('listText', () => {
  it('puts an item on a line', () => {
    expect(listText(['a', 'b'])).toBe('a\nb');
    expect(listText([])).toBe('');
  });

  it('ends with a line end where there are commas, so that they do not separate', () => {
    expect(listText(['a, b'])).toBe('a, b\n');
  });

  it('is read back, whatever the items', () => {
    const raw = fc.array(textOf(',', '\n', '\r', ' '), { maxLength: 8 });
    fc.assert(
      fc.property(raw, (items) => {
        const parsed = parseList(words, items);
        if ('problem' in parsed) throw new Error(parsed.problem);
        expect(parseList(words, listText(parsed.value))).toEqual(parsed);
      }),
    );
  });
});
