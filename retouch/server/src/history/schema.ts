import type { DatabaseSync } from 'node:sqlite';
import { HistoryError } from './history-error.ts';

/**
 * The steps by which a database of any earlier version becomes one of this version: step n makes
 * version n + 1 of version n. A step that was ever released is never changed; a new one is added.
 *
 * - `activity`, `activity_file`: the history; rows are added, never changed.
 * - `unfinished`: the write-ahead record: which newest row's files are being written, and by which
 *   stage files. A row that could not be finished is removed with it; it never came to be.
 * - `known_file`: each file that the history ever wrote, as its newest row left it; null for none.
 *   By it an edit that was made while no server ran is found.
 */
const migrations: readonly string[] = [
  `CREATE TABLE activity (
     row INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     kind TEXT NOT NULL CHECK (kind IN ('mutation', 'undo', 'redo', 'outside')),
     name TEXT NOT NULL,
     request TEXT NOT NULL,
     reverses INTEGER REFERENCES activity (row),
     id_map TEXT NOT NULL,
     added_ids TEXT NOT NULL,
     time INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX activity_by_reversed ON activity (reverses) WHERE reverses IS NOT NULL;
   CREATE TABLE activity_file (
     row INTEGER NOT NULL REFERENCES activity (row),
     nth INTEGER NOT NULL,
     path TEXT NOT NULL,
     before_hash TEXT,
     after_hash TEXT,
     change TEXT NOT NULL,
     inverse TEXT NOT NULL,
     PRIMARY KEY (row, nth)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX activity_file_by_path ON activity_file (path, row);
   CREATE TABLE unfinished (
     row INTEGER NOT NULL REFERENCES activity (row),
     nth INTEGER NOT NULL,
     stage_folder TEXT NOT NULL,
     stage_name TEXT NOT NULL,
     PRIMARY KEY (row, nth)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE known_file (path TEXT PRIMARY KEY, content BLOB) STRICT;`,
];

/** The version that this program reads and writes. */
export const schemaVersion = migrations.length;

/**
 * Brings a database to this program's version; a new one is made whole.
 * @throws HistoryError `newer_schema`, with nothing changed.
 */
export function migrate(database: DatabaseSync, path: string): void {
  const version = versionOf(database);
  refuseNewer(version, path);
  for (const [from, step] of migrations.entries()) {
    if (from < version) continue;
    database.exec(`BEGIN; ${step}; PRAGMA user_version = ${from + 1}; COMMIT`);
  }
}

/** @throws HistoryError where a database is not of this program's version and can't be brought to it. */
export function requireVersion(database: DatabaseSync, path: string): void {
  const version = versionOf(database);
  refuseNewer(version, path);
  if (version === schemaVersion) return;
  const message = `${path} is of an older version; start Retouch once without --read-only.`;
  throw new HistoryError('damaged', message);
}

function refuseNewer(version: number, path: string): void {
  if (version <= schemaVersion) return;
  throw new HistoryError(
    'newer_schema',
    `${path} was written by a newer Retouch; use that, or move the file away to begin a new history.`,
  );
}

function versionOf(database: DatabaseSync): number {
  const version = database.prepare('PRAGMA user_version').get()?.user_version;
  if (typeof version !== 'number') throw new TypeError('The database has no version.');
  return version;
}
