import { NavLink } from 'react-router';
import { SearchLauncher } from '../search/search-launcher.tsx';
import { Logo } from './logo.tsx';
import type { SiteLink } from './site-links.ts';
import { SiteMenu } from './site-menu.tsx';

/** The bar on top of every page. */
export function Header({ links }: { links: readonly SiteLink[] }) {
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-card">
      <div className="page-width flex h-14 items-center gap-2 md:gap-7">
        <Logo />
        <SearchLauncher />
        <nav aria-label="Site" className="ml-auto hidden md:block">
          <ul className="flex gap-1">
            {links.map((link) => (
              <li key={link.path}>
                <NavLink
                  className="block rounded-md px-2.5 py-1.5 text-muted text-sm hover:bg-soft hover:text-ink aria-[current=page]:text-ink"
                  end
                  to={link.path}
                >
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <SiteMenu links={links} />
      </div>
    </header>
  );
}
