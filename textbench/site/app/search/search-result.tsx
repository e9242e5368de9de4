import type { CatalogueEntry } from '@textbench/tools/catalogue';
import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { markMatches } from './find-tools.ts';

interface SearchResultProps {
  tool: CatalogueEntry;
  query: string;
  /** The one that Enter opens. */
  first: boolean;
  onChoose: () => void;
}

/** A found tool: a card that leads to it. */
export function SearchResult({ tool, query, first, onChoose }: SearchResultProps) {
  return (
    <Link
      className="group -mx-3 flex gap-4 rounded-lg p-3 hover:bg-soft focus-visible:outline-offset-[-2px] group-has-[input:focus]/search:data-first:bg-soft"
      data-first={first || undefined}
      data-search-result
      onClick={onChoose}
      to={tool.href}
    >
      <Icon className="mt-1 text-accent" name={tool.icon} size={20} />
      <span className="min-w-0 flex-1">
        <span className="block font-display font-semibold text-lg">
          <Marked query={query} text={tool.title} />
        </span>
        <span className="block text-muted text-sm">
          <Marked query={query} text={tool.description} />
        </span>
      </span>
      {first ? (
        <kbd className="mt-1 hidden h-fit rounded-sm border border-line bg-card px-1.5 py-0.5 font-mono text-muted text-xs sm:block">
          Enter
        </kbd>
      ) : null}
    </Link>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  let start = 0;
  return markMatches(text, query).map((piece) => {
    const key = start;
    start += piece.text.length;
    return piece.match ? (
      <mark
        className="bg-transparent text-inherit underline decoration-2 decoration-accent underline-offset-3"
        key={key}
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    );
  });
}
