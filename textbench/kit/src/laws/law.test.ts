import { describe, expect, it } from 'vitest';
import { fixedContext, sameContent } from './law.ts';

describe('fixedContext', () => {
  it('gives the same secrets to every run, and others within one', () => {
    const [one, other] = [fixedContext(), fixedContext()];
    const first = one.secureRandom(16);
    expect(first.length).toBe(16);
    expect(other.secureRandom(16)).toEqual(first);
    expect(one.secureRandom(16)).not.toEqual(first);
  });
});

describe('sameContent', () => {
  it('compares by content', () => {
    expect(sameContent({ a: [1, 'x', null] }, { a: [1, 'x', null] })).toBe(true);
    expect(sameContent({ a: 1 }, { a: 2 })).toBe(false);
    expect(sameContent([1, 2], [2, 1])).toBe(false);
    expect(sameContent(undefined, undefined)).toBe(true);
    expect(sameContent(undefined, null)).toBe(false);
  });

  it('leaves out fields that are undefined', () => {
    expect(sameContent({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  });

  it('compares bytes one by one', () => {
    expect(sameContent(Uint8Array.of(1, 2), Uint8Array.of(1, 2))).toBe(true);
    expect(sameContent(Uint8Array.of(1, 2), Uint8ClampedArray.of(1, 2))).toBe(true);
    expect(sameContent(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toBe(false);
  });
});
