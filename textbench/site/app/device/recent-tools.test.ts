import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep } from './device-storage.ts';
import { FakeStorage, throwingStorage } from './fake-storage.testing.ts';
import { recentTools, rememberTool } from './recent-tools.ts';

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()));

afterEach(() => vi.unstubAllGlobals());

describe('recent tools', () => {
  it('are none at first', () => {
    expect(recentTools()).toEqual([]);
  });

  it('stand newest first, each once', () => {
    for (const slug of ['a', 'b', 'c', 'a']) rememberTool(slug);
    expect(recentTools()).toEqual(['a', 'c', 'b']);
  });

  it('are eight at most', () => {
    for (const slug of 'abcdefghij') rememberTool(slug);
    expect(recentTools()).toEqual([...'jihgfedc']);
  });

  it('are none where something else wrote them, and slugs only', () => {
    for (const value of [null, 'a', { 0: 'a' }, 7]) {
      keep('recent', value);
      expect(recentTools()).toEqual([]);
    }
    keep('recent', ['a', 1, null, 'b']);
    expect(recentTools()).toEqual(['a', 'b']);
  });

  it('are none where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', throwingStorage(new DOMException('no', 'SecurityError')));
    rememberTool('a');
    expect(recentTools()).toEqual([]);
  });
});
