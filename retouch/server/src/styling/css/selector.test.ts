import { describe, expect, it } from 'vitest';
import { escapedClass, nestedSelectors, subjectOf } from './selector.ts';

describe('subjectOf', () => {
  it.each([
    ['.card', { classes: ['card'], pseudos: [], around: '', isPlain: true }],
    ['p.card.wide:hover::before', { classes: ['card', 'wide'], tag: 'p', isPlain: true }],
    ['.md\\:p-2', { classes: ['md:p-2'], isPlain: true }],
    ['.dark .card', { classes: ['card'], dark: '.dark', around: '' }],
    [':root[data-theme="dark"] .card', { dark: ':root[data-theme="dark"]', around: '' }],
    [':global(.dark) .card', { dark: ':global(.dark)', around: '' }],
    ['.dark > .card', { dark: undefined, around: '.dark >' }],
    ['.list .card', { classes: ['card'], dark: undefined, around: '.list' }],
    ['#a.card', { classes: ['card'], isPlain: false }],
    ['.card[open]', { isPlain: false }],
    ['p', { classes: [], tag: 'p' }],
  ])('%s', (selector, expected) => expect(subjectOf(selector)).toMatchObject(expected));

  it('tells what is no selector', () => expect(subjectOf('.card:not(')).toBeUndefined());

  it('weighs as CSS does: ids over classes over tags', () => {
    const weights = ['p', '.a', 'p.a', '.a.b', '#a'].map(
      (one) => subjectOf(one)?.specificity ?? -1,
    );
    expect(weights).toEqual(weights.toSorted((one, other) => one - other));
    expect(new Set(weights).size).toBe(5);
  });
});

it('puts nested selectors together as SCSS and CSS do', () => {
  expect(nestedSelectors(['&:hover', '.b', '.dark &'], ['.a', '.c'])).toEqual([
    '.a:hover',
    '.c:hover',
    '.a .b',
    '.c .b',
    '.dark .a',
    '.dark .c',
  ]);
  expect(nestedSelectors(['.a'], [])).toEqual(['.a']);
});

// CSSOM, "serialize an identifier": a leading digit as code point, other signs with a backslash.
it.each([
  ['card', 'card'],
  ['2xl', '\\32 xl'],
  ['a:b/c', 'a\\:b\\/c'],
  ['größe', 'größe'],
])('escapes the class %s', (name, expected) => expect(escapedClass(name)).toBe(expected));
