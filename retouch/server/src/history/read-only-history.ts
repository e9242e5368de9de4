import type { DatabaseSync } from 'node:sqlite';
import { SourceError } from '@retouch/source';
import type { ActivityPage, ActivitySummary } from './activity.ts';
import { ActivityLog } from './activity-log.ts';
import { Chronicle, type RowSource } from './chronicle.ts';
import type { History } from './history.ts';

/** A history that is shown and never written. */
export class ReadOnlyHistory implements History {
  readonly #database: DatabaseSync;
  readonly #chronicle: Chronicle;

  constructor(database: DatabaseSync, source: RowSource) {
    this.#database = database;
    this.#chronicle = new Chronicle(new ActivityLog(database), source);
  }

  async commit(): Promise<never> {
    throw readOnly();
  }

  async undo(): Promise<never> {
    throw readOnly();
  }

  async redo(): Promise<never> {
    throw readOnly();
  }

  async noteOutside(): Promise<undefined> {
    return undefined;
  }

  activities(page: ActivityPage): readonly ActivitySummary[] {
    return this.#chronicle.log.page(page);
  }

  get next() {
    return this.#chronicle.next;
  }

  async close(): Promise<void> {
    this.#database.close();
  }
}

function readOnly(): SourceError {
  return new SourceError(
    'forbidden',
    'Retouch was started with --read-only, so nothing is written; start it without to edit.',
  );
}
