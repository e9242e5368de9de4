import { describe, expect, it } from 'vitest';
import { SourceError } from '../../source-error.ts';
import { checkClassName, classNamesOf } from './class-name.ts';

describe('what can be a class', () => {
  it.each([
    'card',
    'hover:p-4',
    'w-1/2',
    "before:content-['→']",
    'bg-[url("/a.png")]',
    '[&>p]:mt-2',
    'group-[.is-open]/name:p-4',
    'p-4!',
    '*:p-2',
    'größe',
    '👩‍💻',
    '@md:p-4',
    'bg-(--brand)',
    "content-['\\201C']",
  ])('%s', (name) => {
    expect(() => checkClassName('className', name)).not.toThrow();
  });

  it.each([
    '',
    'a b',
    'a\nb',
    'a"b',
    "a'b",
    'a`b',
    '<a>',
    'a{b}',
    '[a{b}]',
    '["a',
    'a\u0000',
    'a\u202eb',
    'a\u00a0b',
    'tempo-8f1c2f0e-5e0b-5f57-a1d3-9c3f6b7d2e41',
    'tempo-force-hover',
    'tempo-wrap-in-div-placeholder',
    'arb89-outline',
  ])('%j can’t', (name) => {
    expect(() => checkClassName('newClasses.3', name)).toThrow(/^newClasses\.3 /);
    expect(() => checkClassName('newClasses.3', name)).toThrow(SourceError);
  });

  it('a field of several holds at least one', () => {
    expect(classNamesOf('className', ' a  b ')).toEqual(['a', 'b']);
    expect(() => classNamesOf('className', '  ')).toThrow('className is empty; give it a class.');
  });
});
