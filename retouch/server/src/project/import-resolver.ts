import { existsSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { createPathsMatcher, type PathsMatcher, parseTsconfig } from 'get-tsconfig';

/** Endings that an import may leave out, in the order in which bundlers try them. */
const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.mts', '.cts', '.css'];

/** What a module written for Node's rules imports, and what it means beside its source. */
const sourceEndings: Readonly<Record<string, readonly string[]>> = {
  '.js': ['.ts', '.tsx', '.jsx'],
  '.jsx': ['.tsx'],
  '.mjs': ['.mts'],
  '.cjs': ['.cts'],
};

/**
 * Finds the files of a project that imports mean: relative ones, those from the root, and those by
 * `paths` or `baseUrl` of the nearest tsconfig.json or jsconfig.json and the projects it refers to.
 * Configurations are read once: make a new resolver when they change.
 */
export class ImportResolver {
  readonly #root: string;
  readonly #isFile: (path: string) => boolean;
  readonly #report: (message: string) => void;
  readonly #matchers = new Map<string, readonly PathsMatcher[]>();

  /** @param report is told of a configuration that can't be read; its aliases are not known then. */
  constructor(root: string, isFile: (path: string) => boolean, report: (message: string) => void) {
    this.#root = root;
    this.#isFile = isFile;
    this.#report = report;
  }

  /** The file, relative to the root, that `specifier` means in the file `from`; none outside. */
  resolve(from: string, specifier: string): string | undefined {
    const [bare = ''] = specifier.split('?');
    const folder = posix.dirname(from);
    if (/^\.{1,2}(\/|$)/.test(bare)) return this.#fileAt(posix.join(folder, bare));
    if (bare.startsWith('/')) return this.#fileAt(bare.slice(1));
    for (const matcher of this.#matchersOf(folder)) {
      for (const absolute of matcher(bare)) {
        const found = this.#fileAt(this.#relative(absolute));
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  #fileAt(path: string): string | undefined {
    const extension = posix.extname(path);
    const stem = path.slice(0, path.length - extension.length);
    const candidates = [
      ...endings.map((ending) => path + ending),
      ...(sourceEndings[extension] ?? []).map((ending) => stem + ending),
      ...endings.slice(1).map((ending) => posix.join(path, `index${ending}`)),
    ];
    return candidates.find((candidate) => !candidate.startsWith('../') && this.#isFile(candidate));
  }

  #matchersOf(folder: string): readonly PathsMatcher[] {
    const known = this.#matchers.get(folder);
    if (known !== undefined) return known;
    const config = ['tsconfig.json', 'jsconfig.json'].find((name) =>
      existsSync(join(this.#root, folder, name)),
    );
    const isTop = folder === '.' || folder === '';
    let matchers: readonly PathsMatcher[] = [];
    if (config !== undefined) matchers = this.#matchersIn(join(this.#root, folder, config));
    else if (!isTop) matchers = this.#matchersOf(posix.dirname(folder));
    this.#matchers.set(folder, matchers);
    return matchers;
  }

  #matchersIn(config: string): readonly PathsMatcher[] {
    try {
      return matchersOf(config, new Set());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#report(
        `${this.#relative(config)} can't be read, so its aliases are not known: ${reason}`,
      );
      return [];
    }
  }

  #relative(absolute: string): string {
    return relative(this.#root, absolute).split(sep).join('/');
  }
}

/** The aliases of a configuration and of those it refers to, as `tsc --build` and Vite's templates do. */
function matchersOf(config: string, seen: Set<string>): PathsMatcher[] {
  if (seen.has(config) || !existsSync(config)) return [];
  seen.add(config);
  const parsed = parseTsconfig(config);
  const own = createPathsMatcher({ path: config, config: parsed });
  const referred = (parsed.references ?? []).flatMap(({ path }) => {
    const target = resolve(dirname(config), path);
    return matchersOf(target.endsWith('.json') ? target : join(target, 'tsconfig.json'), seen);
  });
  return own === null ? referred : [own, ...referred];
}
