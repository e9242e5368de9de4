import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tool } from '../../textbench/kit/src/index.ts';
import { families } from '../../textbench/tools/src/families.ts';

const source = join(import.meta.dirname, '../../textbench/tools/src');

interface Found {
  readonly family: string;
  readonly slug: string;
  readonly tool: Tool;
}

interface GeneratedFile {
  readonly path: string;
  readonly content: string;
}

/** The generated files of `textbench/tools`, made from the tools that are there. */
export async function catalogueFiles(): Promise<GeneratedFile[]> {
  const found = await findTools();
  return [
    { path: join(source, 'catalogue.generated.ts'), content: catalogueSource(found) },
    { path: join(source, 'modules.generated.ts'), content: modulesSource(found) },
  ];
}

async function findTools(): Promise<Found[]> {
  const found: Found[] = [];
  for (const family of Object.keys(families)) {
    for (const file of await toolFiles(family)) {
      const module: { tool?: Tool } = await import(pathToFileURL(file).href);
      const slug = relative(join(source, family), file).slice(0, -'.ts'.length);
      if (!module.tool) throw new Error(`${relative(source, file)} exports no "tool".`);
      found.push({ family, slug, tool: module.tool });
    }
  }
  return found.sort((one, other) => (one.slug < other.slug ? -1 : 1));
}

async function toolFiles(family: string): Promise<string[]> {
  const folder = join(source, family);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []; // a family without tools yet
    throw error;
  });
  return names.filter((name) => /^[a-z0-9-]+\.ts$/.test(name)).map((name) => join(folder, name));
}

const heading = '// Written by `npm run generate`. Do not edit.\n';

function catalogueSource(found: readonly Found[]): string {
  const entries = found.map(({ family, slug, tool }) => {
    const { title, description, icon, keywords } = tool;
    const href = `/tools/${slug}`;
    return `  ${JSON.stringify({ slug, family, title, description, icon, keywords, href })},\n`;
  });
  return `${heading}import type { CatalogueEntry } from './catalogue-entry.ts';\n\nexport type { CatalogueEntry };\n\n/** Every tool there is, by slug. */\nexport const catalogue: readonly CatalogueEntry[] = [\n${entries.join('')}];\n`;
}

function modulesSource(found: readonly Found[]): string {
  const entries = found.map(
    ({ family, slug }) =>
      `  '${slug}': () => import('./${family}/${slug}.ts').then(({ tool }) => tool),\n`,
  );
  return `${heading}import type { Tool } from '@textbench/kit';\n\n/** Loads the code of one tool. */\nexport const toolModules: Readonly<Record<string, () => Promise<Tool>>> = {\n${entries.join('')}};\n`;
}
