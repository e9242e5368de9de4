import { beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
let forbidden = false;

/** The module keeps what it has read, so each test begins with a fresh one. */
async function freshStore() {
  vi.resetModules();
  return import('./favourites.ts');
}

beforeEach(() => {
  kept.clear();
  forbidden = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (forbidden) throw new DOMException('denied', 'SecurityError');
      return kept.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      if (forbidden) throw new DOMException('denied', 'SecurityError');
      kept.set(key, value);
    },
  });
});

describe('favourites', () => {
  it('are a JSON array of slugs under textbench-favourites, newest last', async () => {
    const { favourites, toggleFavourite } = await freshStore();
    expect(favourites()).toEqual([]);
    toggleFavourite('word-counter');
    toggleFavourite('case-converter');
    expect(favourites()).toEqual(['word-counter', 'case-converter']);
    expect(kept.get('textbench-favourites')).toBe('["word-counter","case-converter"]');
  });

  it('lose a tool that is toggled again', async () => {
    kept.set('textbench-favourites', '["a","b","c"]');
    const { favourites, toggleFavourite } = await freshStore();
    toggleFavourite('b');
    expect(favourites()).toEqual(['a', 'c']);
  });

  it('add to what another tab has kept meanwhile', async () => {
    const { favourites, toggleFavourite } = await freshStore();
    expect(favourites()).toEqual([]);
    kept.set('textbench-favourites', '["from-elsewhere"]');
    toggleFavourite('here');
    expect(favourites()).toEqual(['from-elsewhere', 'here']);
  });

  it('are read again on request', async () => {
    kept.set('textbench-favourites', '["a"]');
    const { favourites, rereadFavourites } = await freshStore();
    expect(favourites()).toEqual(['a']);
    kept.delete('textbench-favourites');
    rereadFavourites();
    expect(favourites()).toEqual([]);
  });

  it('hold for the visit where storage is forbidden', async () => {
    forbidden = true;
    const { favourites, toggleFavourite } = await freshStore();
    toggleFavourite('a');
    toggleFavourite('b');
    expect(favourites()).toEqual(['a', 'b']);
    toggleFavourite('a');
    expect(favourites()).toEqual(['b']);
  });

  it('are the same list until they change, as a store has to give', async () => {
    const { favourites } = await freshStore();
    expect(favourites()).toBe(favourites());
  });
});

describe('parseFavourites', () => {
  it('takes strings only, each once, of anything', async () => {
    const { parseFavourites } = await freshStore();
    expect(parseFavourites(['a', 'b', 'a', 3, null, ['c']])).toEqual(['a', 'b']);
    for (const other of [null, undefined, 'a', 7, {}, { length: 1, 0: 'a' }])
      expect(parseFavourites(other)).toEqual([]);
  });
});
