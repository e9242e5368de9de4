import { describe, expect, it } from 'vitest';
import { beginningOf } from './beginning-of.ts';

describe('beginningOf', () => {
  it('gives a text back that is not longer', () => {
    expect(beginningOf('', 3)).toBe('');
    expect(beginningOf('abc', 3)).toBe('abc');
    expect(beginningOf('a😀', 3)).toBe('a😀');
  });

  it('cuts a longer one', () => {
    expect(beginningOf('abcd', 3)).toBe('abc');
    expect(beginningOf('abcd', 0)).toBe('');
  });

  it('never cuts a surrogate pair', () => {
    expect(beginningOf('ab😀c', 3)).toBe('ab');
    expect(beginningOf('ab😀c', 4)).toBe('ab😀');
    expect(beginningOf('😀', 1)).toBe('');
  });
});
