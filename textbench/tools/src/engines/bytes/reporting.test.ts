import { describe, expect, it } from 'vitest';
import { counted, inTextOrder, named, Occurrences } from './reporting.ts';

describe('occurrences', () => {
  it('show the first five different ones', () => {
    const some = new Occurrences();
    expect(some.samples).toBe('');
    for (const sign of 'aabcde') some.add(0, 1, 'x', sign);
    expect(some.samples).toBe(': “a”, “b”, “c”, “d”, “e”');
    some.add(0, 1, 'x', 'f');
    some.add(0, 1, 'x', 'g');
    expect(some.samples).toBe(': “a”, “b”, “c”, “d”, “e” and others');
    expect(some.count).toBe(8);
  });

  it('mark no more than can be drawn', () => {
    const many = new Occurrences();
    for (let i = 0; i < 6_000; i++) many.add(i, i + 1, 'x', 'y');
    many.addUnplaced();
    expect(many.count).toBe(6_001);
    expect(many.marks.length).toBe(5_000);
    const few = new Occurrences();
    few.add(-1, 0, 'first', 'z');
    const all = inTextOrder(many, few);
    expect(all.length).toBe(5_000);
    expect(all[0]?.label).toBe('first');
  });
});

it('counts in words', () => {
  expect(counted(1, 'byte')).toBe('1 byte');
  expect(counted(0, 'byte')).toBe('0 bytes');
  expect(counted(12_345, 'byte')).toBe('12,345 bytes');
});

it('names what cannot be seen by its number', () => {
  expect(named(0x41)).toBe('A');
  expect(named(0x1f600)).toBe('😀');
  expect(named(0x20)).toBe('U+0020');
  expect(named(0)).toBe('U+0000');
  expect(named(0xd83d)).toBe('U+D83D');
  expect(named(0x301)).toBe('U+0301');
});
