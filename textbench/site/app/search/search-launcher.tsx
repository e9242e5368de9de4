import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../ui/icon.tsx';
import { onSearchAsked } from './ask-for-search.ts';
import { isApplePlatform, isTypingIn, opensSearch, shortcutHint } from './search-shortcut.ts';

/** The search of the header: a button like a field, an icon on narrow screens, and two shortcuts. */
export function SearchLauncher() {
  const { open, busy, Overlay, close } = useSearchOverlay();
  const apple = useSyncExternalStore(never, isApplePlatform, () => false);
  const opening = {
    'aria-busy': busy,
    'aria-haspopup': 'dialog',
    onClick: open,
    onFocus: loadOverlayEarly,
    onPointerEnter: loadOverlayEarly,
    type: 'button',
  } as const;
  return (
    <>
      <button
        {...opening}
        aria-keyshortcuts="Control+K Meta+K /"
        className="hidden h-9 min-w-0 max-w-[420px] flex-1 items-center gap-2 rounded-md border border-line bg-soft pr-1.5 pl-3 text-muted text-sm hover:border-line-strong hover:text-ink md:flex pointer-coarse:h-11"
      >
        <Icon name="search" size={15} />
        <span className="flex-1 truncate text-left">Search for tools...</span>
        <kbd className="rounded-sm border border-line bg-card px-1.5 py-0.5 font-mono text-xs">
          {shortcutHint(apple)}
        </kbd>
      </button>
      <button
        {...opening}
        className="ml-auto grid size-10 place-items-center rounded-md hover:bg-soft active:bg-line md:hidden pointer-coarse:size-11"
        title="Search for tools"
      >
        <span className="sr-only">Search for tools</span>
        <Icon name="search" size={20} />
      </button>
      {Overlay ? <Overlay onClose={close} /> : null}
    </>
  );
}

const never = () => () => {};

type SearchOverlay = ComponentType<{ onClose: () => void }>;

const loadOverlay = () => import('./search-overlay.tsx');

/** On the way to the button, so that it is there on the click. A failure shows when it matters. */
function loadOverlayEarly(): void {
  loadOverlay().catch(() => {});
}

/** Loads the overlay when it is first asked for, and keeps it mounted while it is open. */
function useSearchOverlay() {
  const [Overlay, setOverlay] = useState<SearchOverlay | null>(null);
  const [busy, setBusy] = useState(false);
  const asked = useRef(false);

  async function open(): Promise<void> {
    if (asked.current) return;
    asked.current = true;
    setBusy(true);
    try {
      const { SearchOverlay } = await loadOverlay();
      setOverlay(() => SearchOverlay);
    } catch (error) {
      asked.current = false;
      throw error; // the notice of pieces that could not be loaded says so
    } finally {
      setBusy(false);
    }
  }
  function close(): void {
    asked.current = false;
    setOverlay(null);
  }

  const openNow = useRef(open);
  openNow.current = open;
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const around = { apple: isApplePlatform(), typing: isTypingIn(event.target) };
      if (event.defaultPrevented || !opensSearch(event, around)) return;
      event.preventDefault();
      if (!document.querySelector('dialog:modal')) void openNow.current();
    }
    const endAsking = onSearchAsked(() => void openNow.current());
    window.addEventListener('keydown', press);
    return () => {
      endAsking();
      window.removeEventListener('keydown', press);
    };
  }, []);

  return { open, busy, Overlay, close };
}
