import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  elementKey,
  elementKeyText,
  isSameElement,
  isStoryboardKey,
  parseElementKey,
  remapElementKey,
  storyboardKey,
} from './element-key.ts';
import { uniquePathOf } from './unique-path.ts';

const id = 'tempo-919108f7-52d1-4320-9bac-f847db4148a8';

describe('elementKey (canvas-script, section 5)', () => {
  it('throws for a codebase id with another character', () => {
    for (const wrong of ['a b', 'a.b', 'é', 'a/b', 'a\n']) {
      expect(() => elementKey(wrong, 's', '0-1')).toThrow(/^Codebase ID contains invalid chars$/);
    }
  });

  it('throws for a storyboard id with another character', () => {
    for (const wrong of ['a b', 'a.b', 'ß', '#a', 'a\n']) {
      expect(() => elementKey(id, wrong, '0-1')).toThrow(/^Storyboard ID contains invalid chars$/);
    }
  });

  it('takes letters, digits, hyphen and underscore', () => {
    expect(elementKey('__next', 'Home_2-x', '0')).toEqual({
      codebaseId: '__next',
      storyboardId: 'Home_2-x',
      uniquePath: '0',
    });
  });
});

describe('the text of a key (wire-format, section 1)', () => {
  it('joins the three parts with underscores', () => {
    expect(elementKeyText(elementKey(id, 'home', '0-1-2'))).toBe(`${id}_home_0-1-2`);
  });

  it('is read with and without a leading TE_', () => {
    const key = { codebaseId: id, storyboardId: 'home', uniquePath: '0-1-2' };
    expect(parseElementKey(`${id}_home_0-1-2`)).toEqual(key);
    expect(parseElementKey(`TE_${id}_home_0-1-2`)).toEqual(key);
  });

  it('may have underscores in the storyboard id', () => {
    expect(parseElementKey(`${id}_my_home_page_0-1`)).toEqual({
      codebaseId: id,
      storyboardId: 'my_home_page',
      uniquePath: '0-1',
    });
  });

  it('may be that of the element #__next', () => {
    expect(parseElementKey('__next_my_home_0-1')).toEqual({
      codebaseId: '__next',
      storyboardId: 'my_home',
      uniquePath: '0-1',
    });
  });

  it.each(['', 'a', `${id}_0-1`, `${id}_home_`, `${id}_home_1-2`, '_home_0', 'TE_', '__next_0'])(
    'is not %j',
    (text) => expect(parseElementKey(text)).toBeUndefined(),
  );

  it('is refused with invalid characters as the key itself is', () => {
    expect(() => parseElementKey('a.b_home_0')).toThrow('Codebase ID contains invalid chars');
    expect(() => parseElementKey('a_ho me_0')).toThrow('Storyboard ID contains invalid chars');
  });

  it('brings every key of a stamped or a fixed element back', () => {
    const codebaseId = fc.oneof(
      fc.uuid().map((uuid) => `tempo-${uuid}`),
      fc.constantFrom('body', 'root', '__next', 'STORYBOARD-TOP-CONSTANT'),
    );
    const storyboardId = fc.stringMatching(/^[A-Za-z0-9_-]*$/);
    const path = fc.array(fc.nat({ max: 99 })).map(uniquePathOf);
    fc.assert(
      fc.property(codebaseId, storyboardId, path, (...parts) => {
        const key = elementKey(...parts);
        expect(parseElementKey(elementKeyText(key))).toEqual(key);
        expect(parseElementKey(`TE_${elementKeyText(key)}`)).toEqual(key);
      }),
    );
  });
});

describe('the key of a storyboard (wire-format, section 1)', () => {
  it('has the top constant and the path 0', () => {
    const key = storyboardKey('home');
    expect(elementKeyText(key)).toBe('STORYBOARD-TOP-CONSTANT_home_0');
    expect(isStoryboardKey(key)).toBe(true);
    expect(isStoryboardKey(elementKey(id, 'home', '0'))).toBe(false);
  });
});

describe('keys after a change of the source', () => {
  it('have the new codebase id, and the rest as it was', () => {
    const key = elementKey('tempo-a', 'home', '0-1');
    expect(remapElementKey({ 'tempo-a': 'tempo-b' }, key)).toEqual({
      ...key,
      codebaseId: 'tempo-b',
    });
  });

  it('are the same when all three parts are', () => {
    const key = elementKey('tempo-a', 'home', '0-1');
    expect(isSameElement(key, { ...key })).toBe(true);
    expect(isSameElement(key, { ...key, uniquePath: '0-2' })).toBe(false);
  });
});
