import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, resolve } from 'node:path';
import type { Project } from '../../project/project.ts';

/** A style sheet that another one imports, as Tailwind wants it. */
export interface LoadedSheet {
  readonly path: string;
  readonly base: string;
  readonly content: string;
}

/**
 * The style sheets that one imports: files of the project as the project has them, others from disk,
 * packages from the project's node_modules, Tailwind itself from ours where the project has none.
 */
export class StyleSheets {
  readonly #project: Project;
  readonly #root: string;
  /** Every sheet that was read, with its text: what the result depends on. */
  readonly #read = new Map<string, string>();

  constructor(project: Project) {
    this.#project = project;
    this.#root = project.root ?? memoryRoot;
  }

  load = async (id: string, from: string): Promise<LoadedSheet> => {
    const path = this.#resolve(id, from);
    const content = this.#text(path);
    if (content === undefined) throw new Error(`The style sheet ${id} is not to be found.`);
    this.#read.set(path, content);
    return { path, base: dirname(path), content };
  };

  /** Whether every sheet that was read is still the same, in the project as it is now. */
  areAsIn(project: Project): boolean {
    const now = new StyleSheets(project);
    return [...this.#read].every(([path, text]) => now.#text(path) === text);
  }

  /** The file of a plugin or configuration that a sheet names. */
  resolveModule(id: string, from: string): string {
    return isRelative(id) ? resolve(from, id) : requireFrom(from).resolve(id);
  }

  #resolve(id: string, from: string): string {
    if (isRelative(id)) return withExtension(resolve(from, id), (path) => this.#has(path));
    const folder = packageFolder(id, from) ?? packageFolder(id, import.meta.dirname);
    if (folder === undefined) {
      const beside = withExtension(resolve(from, id), (path) => this.#has(path));
      if (this.#has(beside)) return beside;
      throw new Error(`The package of the style sheet ${id} is not installed.`);
    }
    return join(folder, styleEntry(folder, id));
  }

  #has(path: string): boolean {
    return this.#text(path) !== undefined;
  }

  #text(path: string): string | undefined {
    if (path.startsWith(`${this.#root}/`)) {
      const own = this.#project.text(path.slice(this.#root.length + 1));
      if (own !== undefined) return own;
    }
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }
}

/** Where the files of a project that is in memory only are said to be. */
export const memoryRoot = '/project-in-memory';

function isRelative(id: string): boolean {
  return /^(\.{0,2}\/|\.\.?$)/.test(id);
}

function withExtension(path: string, has: (path: string) => boolean): string {
  return !has(path) && has(`${path}.css`) ? `${path}.css` : path;
}

/** `require` as a file in this folder has it. */
export function requireFrom(folder: string): NodeJS.Require {
  return createRequire(join(folder, 'from.js'));
}

function packageFolder(id: string, from: string): string | undefined {
  const name = id.split('/', id.startsWith('@') ? 2 : 1).join('/');
  const folders = requireFrom(from).resolve.paths(name) ?? [];
  return folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder));
}

/** The file of a package that a style sheet means by `@import "name/rest"`. */
function styleEntry(folder: string, id: string): string {
  const name = id.split('/', id.startsWith('@') ? 2 : 1).join('/');
  const rest = `.${id.slice(name.length)}`;
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const exported = styleOf(property(property(manifest, 'exports'), rest));
  if (exported !== undefined) return exported;
  if (rest !== '.') {
    return withExtension(rest, (path) => existsSync(join(folder, path)));
  }
  const main = property(manifest, 'style');
  return typeof main === 'string' ? main : posix.join('.', 'index.css');
}

function styleOf(target: unknown): string | undefined {
  if (typeof target === 'string') return target.endsWith('.css') ? target : undefined;
  const style = property(target, 'style') ?? property(target, 'default');
  return style === undefined ? undefined : styleOf(style);
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? Reflect.get(value, name)
    : undefined;
}
