import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { updateOf } from './update-classes.ts';

const update = (before: string, after: string) => {
  const names = (list: string) => list.split(' ').filter((name) => name !== '');
  const { replaced, added } = updateOf(names(before), names(after));
  return { replaced: Object.fromEntries(replaced), added };
};

describe('from one list of classes to another', () => {
  it('a class takes the place of the one that goes', () => {
    expect(update('a b c', 'a x c')).toEqual({ replaced: { b: 'x' }, added: [] });
    expect(update('a b', 'x y')).toEqual({ replaced: { a: 'x', b: 'y' }, added: [] });
  });

  it('what is left over goes, or comes behind the class before it', () => {
    expect(update('a b c', 'x')).toEqual({ replaced: { a: 'x', b: '', c: '' }, added: [] });
    expect(update('a b', 'a x y b')).toEqual({
      replaced: {},
      added: [
        { name: 'x', after: 'a' },
        { name: 'y', after: 'a' },
      ],
    });
    expect(update('a b', 'x y z b')).toEqual({
      replaced: { a: 'x' },
      added: [
        { name: 'y', after: 'x' },
        { name: 'z', after: 'x' },
      ],
    });
  });

  it('the same classes in another order are no change', () => {
    expect(update('a b c', 'c a b a')).toEqual({ replaced: {}, added: [] });
  });

  it('every class that goes and every one that comes is named once', () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
    fc.assert(
      fc.property(list, list, (before, after) => {
        const { replaced, added } = updateOf(before, after);
        const gone = before.filter((name) => !after.includes(name));
        const come = after.filter((name) => !before.includes(name));
        expect(new Set(replaced.keys())).toEqual(new Set(gone));
        const news = [...replaced.values(), ...added.map(({ name }) => name)];
        expect(news.filter((name) => name !== '').sort()).toEqual([...new Set(come)].sort());
      }),
    );
  });
});
