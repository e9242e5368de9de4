import { catalogue } from '@textbench/tools/catalogue';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { findTools, searchNotice } from './find-tools.ts';
import { moveBetweenResults } from './move-between-results.ts';
import { SearchResult } from './search-result.tsx';

/** The search over the whole window. Whatever closes it unmounts it, which clears the query. */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const found = findTools(query, catalogue);
  const close = () => dialog.current?.close();

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useCloseOnNavigation(close);

  function goToFirst(): void {
    const [first] = found;
    if (!first) return;
    close();
    void navigate(first.href);
  }

  return (
    <dialog
      aria-label="Search for tools"
      className="group/search search-overlay m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-paper text-ink"
      onClick={(event) => {
        const { target } = event;
        if (target instanceof Element && !target.closest('[data-search-panel]')) close();
      }}
      onClose={onClose}
      onKeyDown={(event) => moveBetweenResults(event.nativeEvent, event.currentTarget)}
      ref={dialog}
    >
      <SearchField onClose={close} onEnter={goToFirst} onQuery={setQuery} query={query} />
      <div className="mx-auto w-full max-w-3xl px-4 pb-16" data-search-panel>
        <SearchStatus found={found.length} query={query} />
        {query !== '' && found.length === 0 ? (
          <p>
            <Link className="text-accent underline underline-offset-3" onClick={close} to="/#tools">
              See all tools
            </Link>
          </p>
        ) : null}
        <ul className="grid gap-1">
          {found.map((tool, index) => (
            <li key={tool.slug}>
              <SearchResult first={index === 0} onChoose={close} query={query} tool={tool} />
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}

interface SearchFieldProps {
  query: string;
  onQuery: (query: string) => void;
  onEnter: () => void;
  onClose: () => void;
}

function SearchField({ query, onQuery, onEnter, onClose }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="sticky top-0 bg-paper">
      <form
        className="mx-auto flex w-full max-w-3xl items-center gap-3 border-line-strong border-b px-4 pt-5 pb-3 has-[input:focus-visible]:border-accent sm:pt-12"
        data-search-panel
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        <Icon className="text-muted" name="search" size={22} />
        <label className="sr-only" htmlFor={id}>
          Search for tools
        </label>
        <input
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          // biome-ignore lint/a11y/noAutofocus: a dialog puts the focus on its first task
          autoFocus
          className="h-11 min-w-0 flex-1 bg-transparent font-display text-2xl outline-none placeholder:text-muted"
          enterKeyHint="go"
          id={id}
          onChange={(event) => onQuery(event.target.value)}
          placeholder="Search for tools..."
          spellCheck={false}
          type="text"
          value={query}
        />
        <button
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-soft active:bg-line"
          onClick={onClose}
          title="Close search"
          type="button"
        >
          <span className="sr-only">Close search</span>
          <Icon name="x" size={22} />
        </button>
      </form>
    </div>
  );
}

function SearchStatus({ query, found }: { query: string; found: number }) {
  const notice = searchNotice(query, found);
  const count = `${found} ${found === 1 ? 'tool' : 'tools'}`;
  return (
    <p className="py-4 text-muted text-sm" role="status">
      {notice ?? count}
    </p>
  );
}

/** Back, forward or a followed link leave the search behind. */
function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) close();
  });
}
