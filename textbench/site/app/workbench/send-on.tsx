import type { CatalogueEntry } from '@textbench/tools/catalogue';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { handOver } from './handoff.ts';
import { resultText } from './result/part-actions.ts';
import { useSession, useWorkbench } from './use-workbench.ts';

const mostChips = 3;

/** Sends the result on as the input of another tool. */
export function SendOn() {
  const session = useSession();
  const navigate = useNavigate();
  const [tools, setTools] = useState<readonly CatalogueEntry[]>([]);
  const [query, setQuery] = useState('');
  const usable = useWorkbench((state) => state.result !== null && !state.outdated);
  const { related, slug } = session.tool;

  async function send(href: string): Promise<void> {
    handOver(await resultText(session));
    await navigate(href);
  }

  async function loadTools(): Promise<void> {
    const { catalogue } = await import('@textbench/tools/catalogue');
    setTools(catalogue.filter((tool) => tool.slug !== slug));
  }

  const found = tools.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()));
  return (
    <div className="flex flex-wrap items-center gap-2 pt-3 text-muted text-sm">
      <span>Send the result to</span>
      {related.slice(0, mostChips).map(({ href, title }) => (
        <button
          className="min-h-8 rounded-full border border-line bg-card px-3 text-ink hover:bg-soft disabled:opacity-45 pointer-coarse:min-h-11"
          disabled={!usable}
          key={href}
          onClick={() => void send(href)}
          type="button"
        >
          {title}
        </button>
      ))}
      <Menu disabled={!usable} label="Another tool" look="outline" onOpen={() => void loadTools()}>
        <input
          aria-label="Find a tool"
          className="mb-1 h-9 w-64 max-w-full rounded-sm border border-line bg-paper px-2.5 text-sm"
          onChange={(event) => setQuery(event.target.value)}
          placeholder="Find a tool"
          value={query}
        />
        <div className="max-h-72 overflow-y-auto">
          {found.map(({ href, title }) => (
            <MenuItem key={href} onChoose={() => void send(href)}>
              {title}
            </MenuItem>
          ))}
          {tools.length > 0 && found.length === 0 ? (
            <p className="px-2.5 py-1.5 text-muted text-sm">No tool has that in its name.</p>
          ) : null}
        </div>
      </Menu>
    </div>
  );
}
