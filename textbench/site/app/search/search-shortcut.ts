interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
}

interface Surroundings {
  /** Apple keyboards: the command key, since Control-K is an editing command there. */
  readonly apple: boolean;
  /** The key goes into a field. */
  readonly typing: boolean;
}

/** Whether a key press opens the search: Ctrl-K or Command-K anywhere, `/` outside of fields. */
export function opensSearch(press: KeyPress, { apple, typing }: Surroundings): boolean {
  if (press.repeat || press.altKey) return false;
  if (press.key.toLowerCase() === 'k' && !press.shiftKey)
    return apple ? press.metaKey && !press.ctrlKey : press.ctrlKey && !press.metaKey;
  return press.key === '/' && !typing && !press.ctrlKey && !press.metaKey;
}

/** How the shortcut is written beside the search field. */
export function shortcutHint(apple: boolean): string {
  return apple ? '⌘ K' : 'Ctrl K';
}

/** Whether keys pressed here are text. */
export function isTypingIn(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

export function isApplePlatform(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
