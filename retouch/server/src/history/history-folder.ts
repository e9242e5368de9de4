import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SourceError } from '@retouch/source';
import { errorCode } from '../files/disk.ts';
import { HistoryError } from './history-error.ts';
import { migrate, requireVersion } from './schema.ts';
import { ServerLock } from './server-lock.ts';

const stageName = 'tmp';

/** The folder `.retouch` of a project, held for this process. */
export interface HistoryFolder {
  readonly database: DatabaseSync;
  /** Where files wait before they are placed. */
  readonly stageFolder: string;
  /** @throws SourceError `internal` where the database's file has been removed. */
  assertThere(): void;
  close(): void;
}

/**
 * Opens the folder, makes it where there is none, and keeps git out of it.
 * @throws HistoryError
 */
export function openHistoryFolder(root: string): HistoryFolder {
  const folder = join(root, '.retouch');
  const path = join(folder, 'history.sqlite');
  try {
    prepareFolder(folder);
    return openHeld(folder, path);
  } catch (error) {
    throw openingError(error, folder, path);
  }
}

/** The history as it is, to be read only; one that is not there is empty. Takes no lock. */
export function openForReading(root: string): DatabaseSync {
  const path = join(root, '.retouch', 'history.sqlite');
  if (existsSync(path)) return openExisting(path);
  const empty = new DatabaseSync(':memory:');
  migrate(empty, path);
  return empty;
}

function openExisting(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    requireVersion(database, path);
    return database;
  } catch (error) {
    database.close();
    throw openingError(error, dirname(path), path);
  }
}

/** SQLite's result codes for a file that is no database, or a broken one. */
const damagedCodes: readonly unknown[] = [11, 26];

function openingError(error: unknown, folder: string, path: string): unknown {
  if (error instanceof HistoryError || !(error instanceof Error)) return error;
  if ('errcode' in error && damagedCodes.includes(error.errcode)) {
    const message = `${path} is damaged (${error.message}); move it away to begin a new history.`;
    return new HistoryError('damaged', message);
  }
  if (errorCode(error) === undefined) return error;
  return new HistoryError(
    'unwritable',
    `The folder ${folder} can't be used (${error.message}); make it writable or start with --read-only.`,
  );
}

function prepareFolder(folder: string): void {
  mkdirSync(join(folder, stageName), { recursive: true });
  const ignore = join(folder, '.gitignore');
  if (!existsSync(ignore)) writeFileSync(ignore, '*\n');
}

function openHeld(folder: string, path: string): HistoryFolder {
  const lock = new ServerLock(folder);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    migrate(database, path);
  } catch (error) {
    database?.close();
    lock.release();
    throw error;
  }
  return held(folder, path, database, lock);
}

function held(
  folder: string,
  path: string,
  database: DatabaseSync,
  lock: ServerLock,
): HistoryFolder {
  const { ino } = statSync(path);
  return {
    database,
    stageFolder: join(folder, stageName),
    assertThere: () => {
      if (statSync(path, { throwIfNoEntry: false })?.ino === ino) return;
      throw new SourceError(
        'internal',
        `${path} was removed while Retouch ran, so nothing could be taken back; start Retouch again.`,
      );
    },
    close: () => {
      database.close();
      lock.release();
    },
  };
}
