import { utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Saves that follow each other so closely are a burst, in milliseconds. */
const burstMs = 1_500;

/**
 * The reminder comes so long after the last save of a burst, in milliseconds: once what the history
 * keeps of a replaced file for a second is gone, and with it the last watch on a file that is no more.
 */
const quietMs = 1_300;

/** A watcher that has just been told of a replaced file needs so long to watch the new one. */
const apartMs = 60;

interface SavedFile {
  readonly time: number;
  readonly timer: NodeJS.Timeout | undefined;
}

/**
 * Reminds dev servers of files that were saved several times in a row. Vite's watcher (chokidar) may
 * set its watch on a file that has been replaced once more by then, and drops changes that come within
 * 50 ms; updates that overtake each other on the way to the page may leave it a step behind. So after
 * a burst the file's time of change is set once more, its bytes untouched.
 */
export class BurstReminder {
  readonly #root: string;
  readonly #now: () => number;
  readonly #onError: (error: unknown) => void;
  readonly #saved = new Map<string, SavedFile>();
  #lastSave = Number.NEGATIVE_INFINITY;

  /** @param root the project's folder, absolute */
  constructor(root: string, now: () => number, onError: (error: unknown) => void) {
    this.#root = root;
    this.#now = now;
    this.#onError = onError;
  }

  /** Waits until a save no longer comes right upon the one before it. */
  async pace(): Promise<void> {
    const left = this.#lastSave + apartMs - this.#now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }

  /** Files that have just been saved, relative to the project's folder. */
  saved(paths: readonly string[]): void {
    this.#lastSave = this.#now();
    for (const path of paths) {
      const time = this.#now();
      const before = this.#saved.get(path);
      clearTimeout(before?.timer);
      const isBurst = before !== undefined && time - before.time < burstMs;
      const timer = isBurst ? setTimeout(() => void this.#remind(path), quietMs) : undefined;
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
