import { useRef, useState } from 'react';
import { NavLink } from 'react-router';
import { AppearancePicker } from '../theme/appearance-picker.tsx';
import { ThemePicker } from '../theme/theme-picker.tsx';
import { Icon } from '../ui/icon.tsx';
import type { SiteLink } from './site-links.ts';

const menuId = 'site-menu';

/** Colours of the page, and on narrow screens the links too, behind one button of the header. */
export function SiteMenu({ links }: { links: readonly SiteLink[] }) {
  const [open, setOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  return (
    <div className="-mr-2 md:ml-[-20px]">
      <button
        aria-expanded={open}
        className="grid size-10 place-items-center rounded-md hover:bg-soft active:bg-line pointer-coarse:size-11"
        popoverTarget={menuId}
        title="Menu and colours"
        type="button"
      >
        <span className="sr-only">Menu and colours</span>
        <Icon className="md:hidden" name="menu" size={20} />
        <span
          aria-hidden="true"
          className="swatch hidden size-4 rounded-full outline-1 outline-line-strong outline-offset-2 md:block"
        />
      </button>
      <div
        className="fixed inset-auto top-15 right-[max(clamp(16px,3vw,28px),calc((100vw-1440px)/2+28px))] m-0 w-72 max-w-[calc(100vw-32px)] rounded-lg border border-line bg-card p-4 text-ink shadow-float"
        id={menuId}
        onToggle={(event) => setOpen(event.newState === 'open')}
        popover="auto"
        ref={popover}
      >
        <MenuLinks links={links} onFollow={() => popover.current?.hidePopover()} />
        {open ? (
          <div className="grid gap-4">
            <div>
              <p className="mb-2 text-muted text-xs">Colour</p>
              <ThemePicker />
            </div>
            <div>
              <p className="mb-2 text-muted text-xs">Appearance</p>
              <AppearancePicker />
            </div>
          </div>
        ) : null}
      </div>
    </div>
  );
}

function MenuLinks({ links, onFollow }: { links: readonly SiteLink[]; onFollow: () => void }) {
  return (
    <nav aria-label="Menu" className="mb-4 border-line border-b pb-2 md:hidden">
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <NavLink
              className="-mx-2 flex h-11 items-center rounded-md px-2 text-base hover:bg-soft aria-[current=page]:text-accent"
              end
              onClick={onFollow}
              to={link.path}
            >
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
