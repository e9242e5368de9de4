import {
  type Appearance,
  appearanceStorageKey,
  paperColours,
  parseAppearance,
} from './appearances.ts';
import { createSetting, type Setting } from './setting.ts';

let setting: Setting<Appearance> | undefined;

/** Light, dark, or as the system has it, for this visit; only in a browser. */
export function appearanceSetting(): Setting<Appearance> {
  setting ??= createSetting<Appearance>({
    key: appearanceStorageKey,
    begin: parseAppearance,
    parse: parseAppearance,
    apply: showAppearance,
    device: window,
  });
  return setting;
}

function showAppearance(appearance: Appearance): void {
  const { dataset } = document.documentElement;
  if (appearance === 'system') delete dataset.appearance;
  else dataset.appearance = appearance;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = paperColours[appearance === 'system' ? own : appearance];
  }
}
