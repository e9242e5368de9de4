import { createSetting, type Setting } from './setting.ts';
import {
  defaultTheme,
  isThemeName,
  primaryColours,
  primaryForeground,
  startingTheme,
  type ThemeName,
  themeStorageKey,
} from './themes.ts';

let setting: Setting<ThemeName> | undefined;

/** The colour theme of this visit; only in a browser. */
export function themeSetting(): Setting<ThemeName> {
  setting ??= createSetting<ThemeName>({
    key: themeStorageKey,
    begin: (saved) => startingTheme(saved, window.location.search),
    parse: (saved) => (isThemeName(saved) ? saved : defaultTheme),
    apply: showTheme,
    device: window,
  });
  return setting;
}

function showTheme(theme: ThemeName): void {
  const root = document.documentElement;
  root.className = `theme-${theme}`;
  root.style.setProperty('--primary', primaryColours[theme]);
  root.style.setProperty('--primary-foreground', primaryForeground);
}
