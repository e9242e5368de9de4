import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorCode } from '../files/disk.ts';
import { HistoryError } from './history-error.ts';

/** SQLite's result code for a database that somebody else holds. */
const busy = 5;

/**
 * Holds a folder for one server. The lock itself is the operating system's, by way of SQLite: it
 * ends with the process that holds it, however that ends, so none can be left behind. The file
 * beside it only tells who holds it.
 */
export class ServerLock {
  readonly #held: DatabaseSync;

  /** @throws HistoryError `locked` where another server, in this process or another, holds it. */
  constructor(folder: string) {
    const owner = join(folder, 'server.pid');
    this.#held = new DatabaseSync(join(folder, 'server.lock'));
    try {
      this.#held.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      this.#held.close();
      if (!isBusy(error)) throw error;
      throw new HistoryError('locked', lockedMessage(owner));
    }
    writeFileSync(owner, `${process.pid}\n`);
  }

  release(): void {
    this.#held.close();
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy;
}

function lockedMessage(owner: string): string {
  const pid = ownerOf(owner);
  const who = pid === undefined ? '' : ` (process ${pid})`;
  return `Another Retouch server${who} works in this folder; end it first, or use that one.`;
}

function ownerOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
