import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { recentTools } from '../device/recent-tools.ts';
import type { HomeTool } from './home-data.server.ts';

const most = 5;

/** The tools a person used last, above the list of all; nothing until the page runs. */
export function RecentRow({ tools }: { tools: readonly HomeTool[] }) {
  const recent = useSyncExternalStore(onStorage, recentSlugs, () => '').split(' ');
  const shown = recent.flatMap((slug) => tools.find((tool) => tool.slug === slug) ?? []);
  if (shown.length === 0) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm">
      Recently used
      {shown.slice(0, most).map(({ slug, title }) => (
        <Link
          className="inline-flex min-h-6 items-center text-accent underline-offset-3 hover:underline pointer-coarse:min-h-11"
          key={slug}
          to={`/tools/${slug}`}
        >
          {title}
        </Link>
      ))}
    </p>
  );
}

/** As one text, so that it is the same value as long as nothing changes. */
function recentSlugs(): string {
  return recentTools().join(' ');
}

function onStorage(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
