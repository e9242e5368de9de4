import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { isModulePath } from '@retouch/source';
import { GitRules, repositoryAround } from './git-rules.ts';

/** Folders that tools write into; left out at a project's root even where git is not told. */
const outputFolders = new Set(['build', 'coverage', 'dist', 'out', 'storybook-static']);

const writableData = new Set(['.svg', '.json', '.md', '.mdx']);

/** Files that say what is run or installed: no edit of a page concerns them. */
const refusedNames = new Set(['package.json', 'package-lock.json', 'composer.json', 'deno.json']);

/**
 * Which paths belong to a project's source: inside the root, also by the links on the way, not
 * ignored by git, not in `node_modules`, a folder with a leading dot, or build output. Paths are
 * relative to the root, with forward slashes. Git's rules are read once: make new ones when they change.
 */
export class ProjectRules {
  readonly #root: string;
  readonly #git: GitRules;
  /** From the top of git's rules to the root. */
  readonly #prefix: string;

  /** @param root an absolute path without links. */
  constructor(root: string) {
    this.#root = root;
    const top = repositoryAround(root) ?? root;
    const prefix = relative(top, root).split(sep).join('/');
    const rules = new GitRules(top);
    // Where the project itself is ignored, as a copy in a scratch folder is, its own rules count.
    const isLeftOut = prefix !== '' && rules.ignores(`${prefix}/`);
    this.#git = isLeftOut ? new GitRules(root) : rules;
    this.#prefix = isLeftOut || prefix === '' ? '' : `${prefix}/`;
  }

  /** Whether a file or, with a slash at its end, a folder is part of the project, by its name alone. */
  includes(path: string): boolean {
    const isFolder = path.endsWith('/');
    const parts = (isFolder ? path.slice(0, -1) : path).split('/');
    const folders = isFolder ? parts : parts.slice(0, -1);
    if (!isPlain(parts) || outputFolders.has(folders[0] ?? '')) return false;
    if (folders.some((name) => name === 'node_modules' || name.startsWith('.'))) return false;
    return !this.#git.ignores(this.#prefix + path);
  }

  /** Whether a file may be read for the editor: part of the project, no way out of the root. */
  mayRead(path: string): boolean {
    return this.includes(path) && this.#staysInside(path);
  }

  /** Whether a file may be changed or made: one that may be read, of a kind that pages consist of. */
  mayWrite(path: string): boolean {
    const isKnown = isModulePath(path) || isStyleSheetPath(path);
    const name = posix.basename(path);
    if (!isKnown && !writableData.has(posix.extname(path).toLowerCase())) return false;
    return !refusedNames.has(name) && this.mayRead(path);
  }

  /** Whether what is at a path, or the nearest folder above that exists, really is below the root. */
  #staysInside(path: string): boolean {
    let at = join(this.#root, path);
    while (lstatSync(at, { throwIfNoEntry: false }) === undefined) at = dirname(at);
    const real = resolvedLink(at);
    return real !== undefined && (real === this.#root || real.startsWith(this.#root + sep));
  }
}

/** Whether a file of this name is a style sheet that can be read for rules. */
export function isStyleSheetPath(path: string): boolean {
  return /\.(css|pcss|scss|less)$/i.test(path);
}

function isPlain(parts: readonly string[]): boolean {
  return parts.every((part) => !['', '.', '..'].includes(part) && !/[\0\\]/.test(part));
}

/** Where a path leads; undefined for a link that leads nowhere. */
function resolvedLink(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Whether a call of the file system failed because there is nothing, or a loop, at a path. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ELOOP')
  );
}
