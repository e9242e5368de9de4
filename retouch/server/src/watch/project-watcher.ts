import { once } from 'node:events';
import { posix, relative, sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { isSourcePath } from '../project/find-files.ts';
import type { ProjectRules } from '../project/project-rules.ts';
import { Batch } from './batch.ts';

export interface WatcherOptions {
  /** The project's folder: absolute, without links. */
  readonly root: string;
  /** Which paths belong to the project, asked anew each time. */
  readonly rules: () => ProjectRules;
  /** Told of modules and style sheets that were changed, made or removed. */
  readonly onFiles: (paths: ReadonlySet<string>) => Promise<void>;
  /** Told of a change to what says which files belong to the project and what its imports mean. */
  readonly onConfiguration: () => Promise<void>;
  /** Told of what went wrong in either, or in watching. */
  readonly onError: (error: unknown) => void;
}

const quietMilliseconds = 30;
const longestMilliseconds = 250;

/** Notices what others do to the files of a project. */
export class ProjectWatcher {
  readonly #options: WatcherOptions;
  readonly #batch: Batch<string>;
  #watcher: FSWatcher;
  #isClosed = false;

  constructor(options: WatcherOptions) {
    this.#options = options;
    this.#watcher = this.#start();
    this.#batch = new Batch(
      (paths) => void this.#told(paths).catch(options.onError),
      quietMilliseconds,
      longestMilliseconds,
    );
  }

  /** Resolves when everything that is there is being watched. */
  async ready(): Promise<void> {
    await once(this.#watcher, 'ready');
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#batch.clear();
    await this.#watcher.close();
  }

  #start(): FSWatcher {
    const { root, onError } = this.#options;
    const watcher = watch(root, {
      ignoreInitial: true,
      followSymlinks: false,
      ignored: (path, stats) => !this.#concerns(this.#relative(path), stats?.isDirectory()),
    });
    watcher.on('all', (_event, path) => this.#batch.add(this.#relative(path)));
    watcher.on('error', onError);
    return watcher;
  }

  /** Whether a path is watched; before it is known what is there, whether it may have to be. */
  #concerns(path: string, isFolder: boolean | undefined): boolean {
    if (path === '') return true;
    const rules = this.#options.rules();
    if (isFolder === undefined) return rules.includes(path) || rules.includes(`${path}/`);
    if (isFolder) return rules.includes(`${path}/`);
    return isConfiguration(path) || (isSourcePath(path) && rules.includes(path));
  }

  async #told(paths: ReadonlySet<string>): Promise<void> {
    const files = new Set([...paths].filter(isSourcePath));
    if (files.size > 0) await this.#options.onFiles(files);
    if (![...paths].some(isConfiguration)) return;
    await this.#options.onConfiguration();
    if (this.#isClosed) return;
    // What belongs to the project may be other folders from now on.
    const previous = this.#watcher;
    this.#watcher = this.#start();
    await this.ready();
    await previous.close();
  }

  #relative(path: string): string {
    return relative(this.#options.root, path).split(sep).join('/');
  }
}

function isConfiguration(path: string): boolean {
  return /^(\.gitignore|[jt]sconfig(\.[\w-]+)*\.json)$/.test(posix.basename(path));
}
