import { SourceError } from '@retouch/source';
import { describe, expect, it } from 'vitest';
import { styleRequest } from './style-request.ts';

const body = (styling: Record<string, string | null>, modifiers: string[] = []) => ({
  reactElement: { codebaseId: 'tempo-a' },
  stylingFramework: 'CSS' as const,
  styling,
  modifiers,
});

describe('values', () => {
  it.each([
    ['red', 'red', false],
    ['  calc(1px + (2px))  ', 'calc(1px + (2px))', false],
    ['red !important', 'red', true],
    ['url(data:image/png;base64,aa)', 'url(data:image/png;base64,aa)', false],
    ['"a;b}c" url("x)")', '"a;b}c" url("x)")', false],
    ['red /* why */ blue', 'red /* why */ blue', false],
  ])('%s', (value, text, isImportant) => {
    expect(styleRequest(body({ color: value })).changes).toEqual([
      { property: 'color', value: text, isImportant },
    ]);
  });

  it.each([
    'red;',
    'red; color: blue',
    'red }',
    '} a { color: red',
    '{ }',
    'url(',
    'url())',
    '(]',
    '"a',
    '"a\nb"',
    "it's",
    'a /* b',
    'a\\',
    '!important',
  ])('%j is refused', (value) => {
    expect(() => styleRequest(body({ color: value }))).toThrow(SourceError);
    expect(() => styleRequest(body({ color: value }))).toThrow(/^styling\.color /);
  });

  it('nothing removes a property', () => {
    const { changes } = styleRequest(body({ color: ' ', margin: null }));
    expect(changes.map(({ value }) => value)).toEqual([null, null]);
  });
});

it('a custom property may hold braces', () => {
  const request = { ...body({}), customProperties: { '--box': '{ a: b }', '--no': '}' } };
  expect(() => styleRequest(request)).toThrow(/^customProperties\.--no /);
  const { changes } = styleRequest({ ...request, customProperties: { '--box': '{ a: b }' } });
  expect(changes).toMatchObject([{ property: '--box', value: '{ a: b }' }]);
});

it('puts a whole before its parts', () => {
  const { changes } = styleRequest(body({ marginTop: '1px', color: 'red', margin: '0' }));
  expect(changes.map(({ property }) => property)).toEqual(['margin', 'margin-top', 'color']);
});

it('reads modifiers in any order', () => {
  const { context } = styleRequest(body({ color: 'red' }, ['before', 'lg', 'hover', 'sm', 'dark']));
  expect(context).toEqual({ pseudos: [':hover', '::before'], minWidth: 64, isDark: true });
});
