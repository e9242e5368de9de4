import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, forgetEverything, keep, readKept } from './device-storage.ts';
import { FakeStorage, throwingStorage } from './fake-storage.testing.ts';

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
});

afterEach(() => vi.unstubAllGlobals());

describe('what is kept', () => {
  it('is read back', () => {
    keep('recent', ['a', 'b']);
    expect(readKept('recent')).toEqual(['a', 'b']);
  });

  it('is read back whatever JSON holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        keep('any', value);
        expect(readKept('any')).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('stands under a name that is the site’s own', () => {
    keep('recent', 1);
    expect(storage.getItem('textbench-recent')).toBe('1');
    expect(storage.length).toBe(1);
  });

  it('is nothing where nothing was kept', () => {
    expect(readKept('recent')).toBe(null);
  });

  it('is nothing where something else wrote it', () => {
    storage.setItem('textbench-recent', '{half');
    expect(readKept('recent')).toBe(null);
    keep('recent', undefined);
    expect(readKept('recent')).toBe(null);
  });

  it('is gone when it is forgotten, alone', () => {
    keep('a', 1);
    keep('b', 2);
    forget('a');
    forget('never kept');
    expect([readKept('a'), readKept('b')]).toEqual([null, 2]);
  });
});

describe('forgetEverything', () => {
  it('leaves the theme and what other pages of this address keep', () => {
    for (const name of ['recent', 'favourites', 'options-a', 'options-b', 'last']) keep(name, 1);
    storage.setItem('text-tools-theme', 'teal');
    storage.setItem('other', 'x');
    forgetEverything();
    const left = Array.from({ length: storage.length }, (_, i) => storage.key(i));
    expect(left).toEqual(['text-tools-theme', 'other']);
  });
});

describe('a browser that keeps nothing', () => {
  // Storage throws SecurityError where it is forbidden, QuotaExceededError where it is full
  // (HTML, section 12.2.1 and 12.2.2).
  it.each(['SecurityError', 'QuotaExceededError'])('does not stop a page: %s', (name) => {
    vi.stubGlobal('localStorage', throwingStorage(new DOMException('no', name)));
    keep('a', 1);
    forget('a');
    forgetEverything();
    expect(readKept('a')).toBe(null);
  });

  it('does not stop a page where asking for the storage throws already', () => {
    vi.unstubAllGlobals();
    const get = () => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
    try {
      keep('a', 1);
      expect(readKept('a')).toBe(null);
    } finally {
      Reflect.deleteProperty(globalThis, 'localStorage');
    }
  });

  it('does not hide a mistake of ours', () => {
    vi.stubGlobal('localStorage', throwingStorage(new TypeError('a mistake')));
    expect(() => readKept('a')).toThrow('a mistake');
    const endless: unknown[] = [];
    endless.push(endless);
    vi.stubGlobal('localStorage', new FakeStorage());
    expect(() => keep('a', endless)).toThrow(TypeError);
  });
});
