import Link from 'next/link';
import type { ReactNode } from 'react';
import { entries } from '../../content/entries';

export default function JournalLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-8 sm:grid-cols-[10rem_1fr]">
      <aside>
        <h2 className="text-sm font-semibold">Entries</h2>
        <ul className="mt-2 space-y-1 text-sm">
          {entries.map(({ slug, title }) => (
            <li key={slug}>
              <Link href={`/journal/${slug}`} className="text-sea underline">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </aside>
      <article>{children}</article>
    </div>
  );
}
