import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import type { HomeTool } from './home-data.server.ts';

/** A tool in the grid: all of the card leads to it. */
export function ToolEntry({ tool, favourite }: { tool: HomeTool; favourite: boolean }) {
  return (
    <Link
      className="group flex h-full gap-3 border-line border-t py-5 hover:border-accent active:bg-soft"
      prefetch="intent"
      to={tool.href}
    >
      <Icon className="mt-[3px] text-accent" name={tool.icon} size={18} />
      <span className="min-w-0">
        <span className="flex items-baseline gap-2 font-display font-semibold text-lg leading-6">
          <span className="underline-offset-4 group-hover:underline">{tool.title}</span>
          {favourite ? (
            <>
              <Icon className="self-center fill-current text-accent" name="star" size={13} />
              <span className="sr-only">, favourite</span>
            </>
          ) : null}
        </span>
        <span className="mt-1 line-clamp-2 text-muted text-sm">{tool.description}</span>
      </span>
    </Link>
  );
}
