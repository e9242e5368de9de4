/** A choice that is kept on the device and shared by all open tabs. */
export interface Setting<T extends string> {
  current(): T;
  /** Shows the current value on the page again. */
  show(): void;
  /** Applies the choice, keeps it and tells who listens. */
  choose(value: T): void;
  /** Calls back after every change, in this tab or another; returns what ends that. */
  subscribe(changed: () => void): () => void;
}

interface SettingParts<T extends string> {
  key: string;
  /** The value of a visit that begins with this saved text. */
  begin(saved: string | null): T;
  /** The value of a text that another tab has saved. */
  parse(saved: string | null): T;
  /** Shows the value on the page. */
  apply(value: T): void;
  device: SettingDevice;
}

/** The parts of `window` that a setting needs. */
export interface SettingDevice {
  /** Reading it throws where the browser keeps nothing. */
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
  removeEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
}

export function createSetting<T extends string>(parts: SettingParts<T>): Setting<T> {
  const { key, device } = parts;
  const listeners = new Set<() => void>();
  let value = parts.begin(attempt(() => device.localStorage.getItem(key)) ?? null);
  parts.apply(value);

  function change(next: T): void {
    value = next;
    parts.apply(value);
    for (const listener of listeners) listener();
  }
  function changedElsewhere(event: StorageEvent): void {
    if (event.key === key) change(parts.parse(event.newValue));
  }

  return {
    current: () => value,
    show: () => parts.apply(value),
    choose(next) {
      attempt(() => device.localStorage.setItem(key, next));
      change(next);
    },
    subscribe(changed) {
      if (listeners.size === 0) device.addEventListener('storage', changedElsewhere);
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0) device.removeEventListener('storage', changedElsewhere);
      };
    },
  };
}

/** Storage may be switched off or full; the choice then holds for this visit only. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
