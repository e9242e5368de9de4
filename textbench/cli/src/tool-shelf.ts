import type { Tool } from '@textbench/kit';
import type { CatalogueEntry } from '@textbench/tools/catalogue';
import { nearest } from './arguments/nearest.ts';
import { CommandError, ToolBug } from './command-error.ts';

/** The tools that the command offers. */
export interface ToolShelf {
  readonly entries: readonly CatalogueEntry[];
  /** Address of the module that loads tools, so that a worker thread finds the same ones. */
  readonly modules: string;
  load(slug: string): Promise<Tool>;
}

export type ToolModules = Readonly<Record<string, () => Promise<Tool>>>;

/** @param modules address of a module that exports `toolModules` */
export function shelfOf(entries: readonly CatalogueEntry[], modules: string): ToolShelf {
  return {
    entries,
    modules,
    async load(slug) {
      if (!entries.some((entry) => entry.slug === slug)) throw unknownTool(entries, slug);
      try {
        return await loadFrom(modules, slug);
      } catch (error) {
        throw new ToolBug(slug, error);
      }
    },
  };
}

export async function loadFrom(modules: string, slug: string): Promise<Tool> {
  const { toolModules }: { toolModules: ToolModules } = await import(modules);
  const load = Object.hasOwn(toolModules, slug) ? toolModules[slug] : undefined;
  if (!load) throw new Error(`The catalogue names "${slug}", but there is no module of it.`);
  return load();
}

/** Commands beside the tools. */
export const commandNames = ['list', 'describe', 'run', 'completion', 'help'] as const;

function unknownTool(entries: readonly CatalogueEntry[], slug: string): CommandError {
  const names = [...commandNames, ...entries.map((entry) => entry.slug)];
  const close = nearest(slug, names);
  const suggestions = close.length > 0 ? close : toolsAbout(entries, slug);
  const hint =
    suggestions.length > 0
      ? `Did you mean ${suggestions.join(' or ')}?`
      : '"textbench list" names every tool.';
  return new CommandError('command', `There is no tool "${slug}".`, hint);
}

/** Slugs of up to three tools whose slug, title or keywords have the word. */
function toolsAbout(entries: readonly CatalogueEntry[], word: string): string[] {
  const wanted = word.toLowerCase();
  const inSlug = entries.filter((entry) => entry.slug.includes(wanted));
  const inWords = entries.filter(({ title, keywords }) =>
    [title, ...keywords].some((words) => words.toLowerCase().includes(wanted)),
  );
  return [...new Set([...inSlug, ...inWords])].slice(0, 3).map((entry) => entry.slug);
}
