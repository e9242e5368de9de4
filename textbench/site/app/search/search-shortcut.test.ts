import { describe, expect, it } from 'vitest';
import { opensSearch, shortcutHint } from './search-shortcut.ts';

const plain = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
};
const control = { ...plain, ctrlKey: true };
const command = { ...plain, metaKey: true };
const elsewhere = { apple: false, typing: false };

describe('opensSearch', () => {
  it('opens on Ctrl-K, in a field too', () => {
    expect(opensSearch({ ...control, key: 'k' }, elsewhere)).toBe(true);
    expect(opensSearch({ ...control, key: 'K' }, elsewhere)).toBe(true); // caps lock
    expect(opensSearch({ ...control, key: 'k' }, { apple: false, typing: true })).toBe(true);
  });

  it('opens on Command-K on Apple keyboards, where Control-K deletes to the end of the line', () => {
    expect(opensSearch({ ...command, key: 'k' }, { apple: true, typing: true })).toBe(true);
    expect(opensSearch({ ...control, key: 'k' }, { apple: true, typing: true })).toBe(false);
    expect(opensSearch({ ...command, key: 'k' }, elsewhere)).toBe(false);
  });

  it('opens on a slash outside of fields, however the keyboard makes one', () => {
    expect(opensSearch({ ...plain, key: '/' }, elsewhere)).toBe(true);
    expect(opensSearch({ ...plain, shiftKey: true, key: '/' }, elsewhere)).toBe(true);
    expect(opensSearch({ ...plain, key: '/' }, { apple: false, typing: true })).toBe(false);
    expect(opensSearch({ ...control, key: '/' }, elsewhere)).toBe(false);
  });

  it('leaves every other key alone', () => {
    expect(opensSearch({ ...plain, key: 'k' }, elsewhere)).toBe(false);
    expect(opensSearch({ ...control, shiftKey: true, key: 'K' }, elsewhere)).toBe(false);
    expect(opensSearch({ ...control, altKey: true, key: 'k' }, elsewhere)).toBe(false);
    expect(opensSearch({ ...control, repeat: true, key: 'k' }, elsewhere)).toBe(false);
    expect(opensSearch({ ...control, key: 'l' }, elsewhere)).toBe(false);
  });
});

it('the hint names the key of the keyboard', () => {
  expect([shortcutHint(false), shortcutHint(true)]).toEqual(['Ctrl K', '⌘ K']);
});
