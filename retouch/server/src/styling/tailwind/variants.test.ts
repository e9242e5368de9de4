import { describe, expect, it } from 'vitest';
import { checkModifiers, underVariants } from './variants.ts';

describe('classes under variants', () => {
  it.each([
    ['p-4', [], null, 'p-4'],
    ['p-4', ['md', 'hover'], null, 'md:hover:p-4'],
    ['md:hover:p-4', ['md', 'hover'], null, 'md:hover:p-4'],
    ['tw:p-4', ['md'], 'tw', 'tw:md:p-4'],
    ['p-4', ['md'], 'tw', 'md:p-4'],
  ] as const)('%s under %j', (name, modifiers, prefix, expected) => {
    expect(underVariants(name, modifiers, prefix)).toBe(expected);
  });

  it.each(['hover', 'dark', '2xl', '@md', 'group-hover/card', 'data-[state=open]', '[&>p]', '*'])(
    '%s can be one',
    (modifier) => {
      expect(checkModifiers([modifier])).toEqual([modifier]);
    },
  );

  it.each(['', 'a b', 'hover:', 'a"', '{', '[a b]', 'a\n'])('%j can’t', (modifier) => {
    expect(() => checkModifiers(['hover', modifier])).toThrow(
      "modifiers.1 can't be a variant of a class.",
    );
  });
});
