import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { askForSearch } from '../search/ask-for-search.ts';
import { Icon } from '../ui/icon.tsx';
import { largeOutline, largePrimary } from '../ui/large-look.ts';
import type { Suggestions } from './suggestions.ts';

/** The page for an address that has none. It suggests tools of a similar name once it runs. */
export function NotFoundPage() {
  const found = useSuggestions();
  return (
    <main className="page-width py-12 sm:py-20">
      <div className="mx-auto max-w-3xl">
        <p className="text-muted text-sm">Error 404</p>
        <h1 className="mt-1 text-4xl">This page does not exist</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-muted">
          The address may be mistyped, or the page has moved. Every tool is on the home page, and
          the search finds one by its name or by what it does.
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <Link className={largePrimary} to="/">
            Go to the home page
          </Link>
          <button className={largeOutline} onClick={askForSearch} type="button">
            <Icon name="search" />
            Search for a tool
          </button>
        </p>
        <section aria-label="Suggestions" className="mt-12 min-h-64">
          {found ? <SuggestionList {...found} /> : null}
        </section>
      </div>
    </main>
  );
}

function SuggestionList({ heading, tools }: Suggestions) {
  return (
    <>
      <h2 className="text-lg">{heading}</h2>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {tools.map((tool) => (
          <li key={tool.slug}>
            <Link
              className="group flex h-full gap-3 border-line border-t py-4 hover:border-accent"
              to={tool.href}
            >
              <Icon className="mt-1 text-accent" name={tool.icon} size={18} />
              <span>
                <span className="block font-display font-semibold text-lg underline-offset-4 group-hover:underline">
                  {tool.title}
                </span>
                <span className="line-clamp-2 text-muted text-sm">{tool.description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The catalogue is loaded here alone, and only once the page runs. */
function useSuggestions(): Suggestions | null {
  const [found, setFound] = useState<Suggestions | null>(null);
  useEffect(() => {
    let left = false;
    void import('./suggestions.ts').then(({ suggestions }) => {
      if (!left) setFound(suggestions(window.location.pathname));
    });
    return () => {
      left = true;
    };
  }, []);
  return found;
}
