import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from './button.tsx';

interface MenuProps {
  label: string;
  icon?: string;
  iconOnly?: boolean;
  compact?: boolean;
  look?: 'outline' | 'quiet';
  disabled?: boolean;
  /** Called as it opens: load what it shows. */
  onOpen?: () => void;
  /** Items are buttons or links; choosing one closes the menu. */
  children: ReactNode;
}

const gap = 4;

/**
 * A button with a popover under it, on the browser's own popover (top layer, light dismissal,
 * Escape). Arrow keys, Home and End move between its items.
 */
export function Menu({
  label,
  icon,
  iconOnly,
  compact,
  look,
  disabled,
  onOpen,
  children,
}: MenuProps) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLSpanElement>(null);

  function place(): void {
    const anchor = button.current?.getBoundingClientRect();
    const box = popover.current;
    if (!anchor || !box) return;
    const { width, height } = box.getBoundingClientRect();
    const below = anchor.bottom + gap;
    const fitsBelow = below + height <= window.innerHeight - gap;
    box.style.left = `${Math.max(gap, Math.min(anchor.left, window.innerWidth - width - gap))}px`;
    box.style.top = `${fitsBelow ? below : Math.max(gap, anchor.top - height - gap)}px`;
  }

  return (
    <>
      <span ref={button}>
        <Button
          disabled={disabled}
          popoverTarget={id}
          {...(icon ? { icon } : {})}
          {...(iconOnly ? { iconOnly } : {})}
          {...(compact ? { compact } : {})}
          {...(look ? { look } : {})}
        >
          {label}
        </Button>
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicks and keys come from the items inside */}
      <div
        className="fixed m-0 max-h-[70dvh] min-w-48 max-w-[calc(100vw-8px)] overflow-auto rounded-lg border border-line bg-card p-1 text-ink shadow-float"
        id={id}
        onClick={(event) => {
          const chosen =
            event.target instanceof Element && event.target.closest('[data-menu-item]');
          if (chosen) popover.current?.hidePopover();
        }}
        onKeyDown={moveBetweenItems}
        onToggle={(event) => {
          if (event.newState !== 'open') return;
          onOpen?.();
          place();
          requestAnimationFrame(place);
          popover.current?.querySelector<HTMLElement>('[data-menu-item], input')?.focus();
        }}
        popover="auto"
        ref={popover}
      >
        {children}
      </div>
    </>
  );
}

function moveBetweenItems(event: KeyboardEvent<HTMLDivElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-menu-item]')];
  const current = items.indexOf(document.activeElement as HTMLElement);
  const next = {
    ArrowDown: Math.min(current + 1, items.length - 1),
    ArrowUp: Math.max(current - 1, 0),
    Home: 0,
    End: items.length - 1,
  }[event.key];
  const typing = event.target instanceof HTMLInputElement && event.key !== 'ArrowDown';
  if (next === undefined || typing) return;
  event.preventDefault();
  items[next]?.focus();
}

interface MenuItemProps {
  onChoose: () => void;
  hint?: string;
  children: ReactNode;
}

export function MenuItem({ onChoose, hint, children }: MenuItemProps) {
  return (
    <button
      className="flex min-h-8 w-full items-center justify-between gap-6 rounded-sm px-2.5 py-1 text-left text-sm hover:bg-soft focus-visible:bg-soft focus-visible:outline-offset-[-2px] pointer-coarse:min-h-11"
      data-menu-item
      onClick={onChoose}
      type="button"
    >
      <span>{children}</span>
      {hint ? <span className="text-muted text-xs">{hint}</span> : null}
    </button>
  );
}
