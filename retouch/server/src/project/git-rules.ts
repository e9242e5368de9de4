import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import ignore, { type Ignore } from 'ignore';

/**
 * The rules by which git leaves out files below a folder (gitignore(5)): each folder's `.gitignore`,
 * where the deepest that says something decides, then the repository's `info/exclude`. Paths are
 * relative to `top`, with forward slashes.
 */
export class GitRules {
  readonly #top: string;
  readonly #exclude: Ignore | undefined;
  readonly #byFolder = new Map<string, Ignore | undefined>();
  readonly #ignoredFolders = new Map<string, boolean>();

  constructor(top: string) {
    this.#top = top;
    this.#exclude = rulesIn(excludeFile(top));
  }

  /**
   * Whether git leaves out a file or, with a slash at its end, a folder: by a rule for it, or because
   * a folder above is left out.
   */
  ignores(path: string): boolean {
    if (path.endsWith('/')) return this.#ignoresFolder(path.slice(0, -1));
    return this.#ignoresFolder(posix.dirname(path)) || this.#decide(path) === true;
  }

  #ignoresFolder(folder: string): boolean {
    if (folder === '.' || folder === '') return false;
    let ignored = this.#ignoredFolders.get(folder);
    if (ignored === undefined) {
      ignored = this.#ignoresFolder(posix.dirname(folder)) || this.#decide(`${folder}/`) === true;
      this.#ignoredFolders.set(folder, ignored);
    }
    return ignored;
  }

  /** What the nearest rule says; undefined where none does. A folder's path ends with a slash. */
  #decide(path: string): boolean | undefined {
    for (let folder = posix.dirname(path); ; folder = posix.dirname(folder)) {
      const isTop = folder === '.';
      const verdict = verdictOf(
        this.#rulesOf(folder),
        isTop ? path : path.slice(folder.length + 1),
      );
      if (verdict !== undefined) return verdict;
      if (isTop) return verdictOf(this.#exclude, path);
    }
  }

  #rulesOf(folder: string): Ignore | undefined {
    if (!this.#byFolder.has(folder)) {
      this.#byFolder.set(folder, rulesIn(join(this.#top, folder, '.gitignore')));
    }
    return this.#byFolder.get(folder);
  }
}

/** The top folder of the git repository that a folder is in. */
export function repositoryAround(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return undefined;
  }
}

function verdictOf(rules: Ignore | undefined, path: string): boolean | undefined {
  const verdict = rules?.test(path);
  if (verdict?.ignored) return true;
  return verdict?.unignored ? false : undefined;
}

function rulesIn(file: string): Ignore | undefined {
  if (!existsSync(file) || !statSync(file).isFile()) return undefined;
  return ignore().add(readFileSync(file, 'utf8'));
}

/** `info/exclude` of the repository, also where `.git` is the file of a linked working tree. */
function excludeFile(top: string): string {
  const git = join(top, '.git');
  if (!existsSync(git) || statSync(git).isDirectory()) return join(git, 'info/exclude');
  const folder = resolve(top, /^gitdir: (.*)$/m.exec(readFileSync(git, 'utf8'))?.[1] ?? '.git');
  const common = join(folder, 'commondir');
  const shared = existsSync(common) ? readFileSync(common, 'utf8').trim() : '.';
  return join(resolve(folder, shared), 'info/exclude');
}
