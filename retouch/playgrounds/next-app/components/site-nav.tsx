'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';

const places = [
  { href: '/', label: 'Home' },
  { href: '/journal', label: 'Journal' },
  { href: '/contact', label: 'Contact' },
];

export function SiteNav() {
  const path = usePathname();
  return (
    <nav aria-label="Places">
      <ul className="flex gap-4 text-sm">
        {places.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={path === href ? 'font-semibold text-sea' : 'text-ink/70'}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
