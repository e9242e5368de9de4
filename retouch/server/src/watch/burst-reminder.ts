import { utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Saves that follow each other so closely are a burst, in milliseconds. */
const burstMs = 200;

interface SavedFile {
  readonly time: number;
  readonly timer: NodeJS.Timeout | undefined;
}

/**
 * Reminds dev servers of files that were saved several times in a row. Vite's watcher (chokidar) drops
 * a change that comes within 50 ms of another of the same file, so the page would stay a step behind:
 * after a burst the file's time of change is set once more, its bytes untouched.
 */
export class BurstReminder {
  readonly #root: string;
  readonly #now: () => number;
  readonly #onError: (error: unknown) => void;
  readonly #saved = new Map<string, SavedFile>();

  /** @param root the project's folder, absolute */
  constructor(root: string, now: () => number, onError: (error: unknown) => void) {
    this.#root = root;
    this.#now = now;
    this.#onError = onError;
  }

  /** Files that have just been saved, relative to the project's folder. */
  saved(paths: readonly string[]): void {
    for (const path of paths) {
      const time = this.#now();
      const before = this.#saved.get(path);
      clearTimeout(before?.timer);
      const isBurst = before !== undefined && time - before.time < burstMs;
      const timer = isBurst ? setTimeout(() => void this.#remind(path), burstMs) : undefined;
      this.#saved.set(path, { time, timer });
    }
  }

  /** Forgets what it would still have reminded of. */
  close(): void {
    for (const { timer } of this.#saved.values()) clearTimeout(timer);
    this.#saved.clear();
  }

  async #remind(path: string): Promise<void> {
    this.#saved.delete(path);
    const time = new Date(this.#now());
    try {
      await utimes(join(this.#root, path), time, time);
    } catch (error) {
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isGone) this.#onError(error);
    }
  }
}
