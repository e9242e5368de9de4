import { useState } from 'react';
import { useFavourites } from '../favourites/favourites.ts';
import type { HomeData, HomeTool } from './home-data.server.ts';
import { RecentRow } from './recent-row.tsx';
import { ToolEntry } from './tool-entry.tsx';
import { sortedTools } from './tool-list.ts';

interface ToolsGridProps {
  tools: readonly HomeTool[];
  families: HomeData['families'];
}

/** All tools, favourites first; one family of them where that is chosen. */
export function ToolsGrid({ tools, families }: ToolsGridProps) {
  const [family, setFamily] = useState<string | null>(null);
  const favourites = useFavourites();
  const shown = family === null ? tools : tools.filter((tool) => tool.family === family);
  const filters = [{ family: null, name: 'All', count: tools.length }, ...families];
  return (
    <section
      aria-labelledby="tools-heading"
      className="page-width py-12 sm:py-16"
      id="tools"
      tabIndex={-1}
    >
      <h2 className="mb-4 text-2xl" id="tools-heading">
        All tools
      </h2>
      <RecentRow tools={tools} />
      <fieldset aria-label="Kind of tool" className="-mx-1 mb-6 flex min-w-0 flex-wrap gap-1">
        {filters.map((filter) => (
          <button
            aria-pressed={filter.family === family}
            className="flex h-8 items-center gap-1.5 rounded-md border border-transparent px-2.5 text-muted text-sm hover:bg-soft hover:text-ink aria-pressed:border-line aria-pressed:bg-card aria-pressed:text-ink pointer-coarse:h-11"
            key={filter.name}
            onClick={() => setFamily(filter.family)}
            type="button"
          >
            {filter.name}
            <span className="text-xs tabular-nums">{filter.count}</span>
          </button>
        ))}
      </fieldset>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {sortedTools(shown, favourites).map((tool) => (
          <li key={tool.slug}>
            <ToolEntry favourite={favourites.includes(tool.slug)} tool={tool} />
          </li>
        ))}
      </ul>
    </section>
  );
}
