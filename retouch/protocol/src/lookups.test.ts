import { describe, expect, it } from 'vitest';
import { ancestorsOf, entryOf, isInside, mergeLookup } from './lookups.ts';
import type { TreeElement } from './tree-element.ts';

function element(codebaseId: string, parentCodebaseId: string | null): TreeElement {
  return {
    codebaseId,
    parentCodebaseId,
    type: 'native',
    componentName: 'div',
    nativeTag: 'div',
    filename: 'src/app.tsx',
  };
}

const lookup = {
  top: element('top', null),
  middle: element('middle', 'top'),
  inner: element('inner', 'middle'),
};

describe('mergeLookup (wire-format, section 3)', () => {
  it('adds and replaces', () => {
    expect(mergeLookup({ a: 1, b: 2 }, { b: 3, c: 4 })).toEqual({ a: 1, b: 3, c: 4 });
  });

  it('deletes an id whose change is null', () => {
    expect(Object.keys(mergeLookup({ a: 1, b: 2 }, { a: null, z: null }))).toEqual(['b']);
  });

  it('leaves what it was given alone', () => {
    const known = { a: 1 };
    mergeLookup(known, { a: null });
    expect(known).toEqual({ a: 1 });
  });

  it('takes __proto__ for an id like any other', () => {
    const merged = mergeLookup<unknown>({}, JSON.parse('{ "__proto__": { "polluted": true } }'));
    expect(Object.keys(merged)).toEqual(['__proto__']);
    expect(entryOf(merged, 'polluted')).toBeUndefined();
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  });
});

describe('entryOf', () => {
  it('finds what is there, not what every object has', () => {
    expect(entryOf(lookup, 'top')).toBe(lookup.top);
    expect(entryOf<TreeElement>(lookup, 'constructor')).toBeUndefined();
    expect(entryOf<TreeElement>(lookup, 'gone')).toBeUndefined();
  });
});

describe('ancestorsOf', () => {
  it('goes from the nearest outwards', () => {
    expect(ancestorsOf(lookup, 'inner')).toEqual([lookup.middle, lookup.top]);
    expect(ancestorsOf(lookup, 'top')).toEqual([]);
    expect(ancestorsOf(lookup, 'gone')).toEqual([]);
  });

  it('stops at a parent that the lookup does not know', () => {
    expect(ancestorsOf({ a: element('a', 'gone') }, 'a')).toEqual([]);
  });

  it('ends where a broken lookup goes round in a circle', () => {
    const circle = { a: element('a', 'b'), b: element('b', 'c'), c: element('c', 'b') };
    expect(ancestorsOf(circle, 'a')).toEqual([circle.b, circle.c]);
    expect(ancestorsOf({ a: element('a', 'a') }, 'a')).toEqual([]);
  });
});

describe('isInside', () => {
  it('holds for what an element is in, not for itself', () => {
    expect(isInside(lookup, 'inner', 'top')).toBe(true);
    expect(isInside(lookup, 'top', 'inner')).toBe(false);
    expect(isInside(lookup, 'top', 'top')).toBe(false);
  });
});
