import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remapId } from './codebase-id.ts';
import { composeIdMaps, remapElementKeyText } from './id-map.ts';

describe('composeIdMaps', () => {
  it('is one map after the other', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const map = fc.dictionary(id, id);
    fc.assert(
      fc.property(map, map, id, (first, second, of) => {
        expect(remapId(composeIdMaps(first, second), of)).toBe(remapId(second, remapId(first, of)));
      }),
    );
  });
});

describe('remapElementKeyText', () => {
  it('changes the codebase id of a key', () => {
    expect(remapElementKeyText({ 'tempo-a': 'tempo-b' }, 'tempo-a_my_home_0-1')).toBe(
      'tempo-b_my_home_0-1',
    );
  });

  it('leaves text that is no key', () => {
    expect(remapElementKeyText({ a: 'b' }, 'a')).toBe('a');
  });
});
