import { describe, expect, it } from 'vitest';
import { createSetting, type SettingDevice } from './setting.ts';
import { isThemeName, startingTheme, type ThemeName } from './themes.ts';

const key = 'text-tools-theme';

function fakeDevice(kept: Map<string, string> | 'forbidden') {
  const listeners = new Set<(event: StorageEvent) => void>();
  function storage(): Map<string, string> {
    if (kept === 'forbidden') throw new DOMException('denied', 'SecurityError');
    return kept;
  }
  const device: SettingDevice = {
    get localStorage() {
      const items = storage();
      return {
        getItem: (name: string) => items.get(name) ?? null,
        setItem: (name: string, value: string) => void items.set(name, value),
      };
    },
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  };
  const otherTabSaved = (name: string | null, newValue: string | null) => {
    for (const listener of listeners) listener({ key: name, newValue } as StorageEvent);
  };
  return { device, listeners, otherTabSaved };
}

function themeSetting(kept: Map<string, string> | 'forbidden', query = '') {
  const fake = fakeDevice(kept);
  const applied: ThemeName[] = [];
  const setting = createSetting<ThemeName>({
    key,
    begin: (saved) => startingTheme(saved, query),
    parse: (saved) => (isThemeName(saved) ? saved : 'blue'),
    apply: (value) => applied.push(value),
    device: fake.device,
  });
  return { setting, applied, ...fake };
}

describe('a setting', () => {
  it('begins with what is saved and applies it once', () => {
    const { setting, applied } = themeSetting(new Map([[key, 'teal']]));
    expect(setting.current()).toBe('teal');
    expect(applied).toEqual(['teal']);
  });

  it('shows its value again where the page has lost it', () => {
    const { setting, applied } = themeSetting(new Map([[key, 'teal']]));
    setting.show();
    expect(applied).toEqual(['teal', 'teal']);
  });

  it('does not save what the address asked for', () => {
    const kept = new Map([[key, 'teal']]);
    const { setting } = themeSetting(kept, '?theme=green');
    expect(setting.current()).toBe('green');
    expect(kept.get(key)).toBe('teal');
  });

  it('applies, saves and tells a choice', () => {
    const kept = new Map<string, string>();
    const { setting, applied } = themeSetting(kept);
    const seen: string[] = [];
    const end = setting.subscribe(() => seen.push(setting.current()));
    setting.choose('purple');
    end();
    setting.choose('gray');
    expect(seen).toEqual(['purple']);
    expect(applied).toEqual(['blue', 'purple', 'gray']);
    expect(kept.get(key)).toBe('gray');
  });

  it('follows another tab, and only its own key', () => {
    const { setting, otherTabSaved } = themeSetting(new Map());
    setting.subscribe(() => {});
    otherTabSaved('something-else', 'green');
    expect(setting.current()).toBe('blue');
    otherTabSaved(key, 'green');
    expect(setting.current()).toBe('green');
    otherTabSaved(key, 'crimson');
    expect(setting.current()).toBe('blue');
  });

  it('stops listening when nobody is left', () => {
    const { setting, listeners } = themeSetting(new Map());
    const ends = [setting.subscribe(() => {}), setting.subscribe(() => {})];
    expect(listeners.size).toBe(1);
    for (const end of ends) end();
    expect(listeners.size).toBe(0);
  });

  it('holds for the visit where storage is forbidden', () => {
    const { setting } = themeSetting('forbidden', '?theme=orange');
    expect(setting.current()).toBe('orange');
    setting.choose('teal');
    expect(setting.current()).toBe('teal');
  });
});
