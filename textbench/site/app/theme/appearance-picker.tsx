import { useSyncExternalStore } from 'react';
import { Icon } from '../ui/icon.tsx';
import { appearanceSetting } from './appearance-setting.ts';
import type { Appearance } from './appearances.ts';

const choices: readonly { appearance: Appearance; label: string; icon: string }[] = [
  { appearance: 'system', label: 'System', icon: 'monitor' },
  { appearance: 'light', label: 'Light', icon: 'sun' },
  { appearance: 'dark', label: 'Dark', icon: 'moon' },
];

/** Light, dark, or as the system has it. */
export function AppearancePicker() {
  const chosen = useSyncExternalStore(subscribe, current, atFirst);
  return (
    <fieldset
      aria-label="Light or dark"
      className="flex w-fit max-w-full flex-wrap divide-x divide-line overflow-clip rounded-md border border-line"
    >
      {choices.map(({ appearance, label, icon }) => (
        <button
          aria-pressed={appearance === chosen}
          className="flex h-8 items-center gap-1.5 px-2.5 text-muted text-sm outline-offset-[-2px] hover:bg-soft hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent pointer-coarse:h-11"
          key={appearance}
          onClick={() => appearanceSetting().choose(appearance)}
          type="button"
        >
          <Icon name={icon} size={14} />
          {label}
        </button>
      ))}
    </fieldset>
  );
}

const subscribe = (changed: () => void) => appearanceSetting().subscribe(changed);
const current = () => appearanceSetting().current();
const atFirst = () => 'system' as const;
