import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ActivityKind, ActivityPage, ActivitySummary, IdChanges } from './activity.ts';
import {
  type ActivityRecord,
  bytesOrNullIn,
  changeIn,
  type FileRecord,
  idChangesIn,
  kindIn,
  numberIn,
  type Row,
  textIn,
  textOrNullIn,
} from './stored-activity.ts';

/** A row as the stacks of undo and redo need it. */
export interface LoggedStep {
  readonly row: number;
  readonly kind: ActivityKind;
}

/** Where the stage files of one file of an unfinished row are. */
export interface LoggedStage {
  readonly folder: string;
  readonly name: string;
}

/** The tables of a history, as rows. Knows nothing of files on the disk. */
export class ActivityLog {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Runs what belongs together: all of it is kept, or, where it throws, none. */
  together<Result>(work: () => Result): Result {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Adds an activity at the end. Answers its row. */
  append(activity: ActivityRecord): number {
    const { lastInsertRowid } = this.#prepared(
      `INSERT INTO activity (id, kind, name, request, reverses, id_map, added_ids, time)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      activity.id,
      activity.kind,
      activity.name,
      JSON.stringify(activity.request) ?? 'null',
      activity.reverses,
      JSON.stringify(activity.prevIdToNewIdMap),
      JSON.stringify(activity.addedCodebaseIds),
      activity.time,
    );
    const row = Number(lastInsertRowid);
    this.#appendFiles(row, activity);
    return row;
  }

  #appendFiles(row: number, { files }: ActivityRecord): void {
    const insert = this.#prepared(
      `INSERT INTO activity_file (row, nth, path, before_hash, after_hash, change, inverse)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    );
    for (const [nth, { path, beforeHash, afterHash, change, inverse }] of files.entries()) {
      const texts = [JSON.stringify(change), JSON.stringify(inverse)];
      insert.run(row, nth, path, beforeHash, afterHash, ...texts);
    }
  }

  /** Notes that a row's files are being written; `stages` in the order of its files. */
  setUnfinished(row: number, stages: readonly LoggedStage[]): void {
    const insert = this.#prepared('INSERT INTO unfinished VALUES (?, ?, ?, ?)');
    for (const [nth, { folder, name }] of stages.entries()) insert.run(row, nth, folder, name);
  }

  setFinished(row: number): void {
    this.#prepared('DELETE FROM unfinished WHERE row = ?').run(row);
  }

  /** Removes a row whose files could not be written. */
  abandon(row: number): void {
    this.setFinished(row);
    this.#prepared('DELETE FROM activity_file WHERE row = ?').run(row);
    this.#prepared('DELETE FROM activity WHERE row = ?').run(row);
  }

  /** The rows whose files were being written when the program ended, oldest first. */
  unfinishedRows(): number[] {
    const rows = this.#prepared('SELECT DISTINCT row FROM unfinished ORDER BY row').all();
    return rows.map((row) => numberIn(row, 'row'));
  }

  stagesOf(row: number): LoggedStage[] {
    const rows = this.#prepared('SELECT * FROM unfinished WHERE row = ? ORDER BY nth').all(row);
    return rows.map((found) => ({
      folder: textIn(found, 'stage_folder'),
      name: textIn(found, 'stage_name'),
    }));
  }

  filesOf(row: number): FileRecord[] {
    const rows = this.#prepared('SELECT * FROM activity_file WHERE row = ? ORDER BY nth').all(row);
    return rows.map(fileRecord);
  }

  /** The newest row; 0 where there is none. */
  lastRow(): number {
    const found = this.#prepared('SELECT max(row) AS row FROM activity').get();
    return found === undefined || found.row === null ? 0 : numberIn(found, 'row');
  }

  /** What happened to a file from this row on, oldest first. */
  filesSince(path: string, row: number): FileRecord[] {
    const rows = this.#prepared(
      'SELECT * FROM activity_file WHERE path = ? AND row >= ? ORDER BY row',
    ).all(path, row);
    return rows.map(fileRecord);
  }

  idChangesOf(row: number): IdChanges {
    return idChangesIn(this.#row(row));
  }

  idOf(row: number): string {
    return textIn(this.#row(row), 'id');
  }

  nameOf(row: number): string {
    return textIn(this.#row(row), 'name');
  }

  kindOf(row: number): ActivityKind {
    return kindIn(this.#row(row));
  }

  #row(row: number): Row {
    const found = this.#prepared('SELECT * FROM activity WHERE row = ?').get(row);
    if (found === undefined) throw new RangeError(`The history has no row ${row}.`);
    return found;
  }

  /** Every finished row, oldest first. */
  *steps(): Generator<LoggedStep> {
    const sql =
      'SELECT row, kind FROM activity WHERE row NOT IN (SELECT row FROM unfinished) ORDER BY row';
    for (const row of this.#database.prepare(sql).iterate()) {
      yield { row: numberIn(row, 'row'), kind: kindIn(row) };
    }
  }

  /** A file as the newest row left it; undefined for one that the history never wrote. */
  known(path: string): { readonly content: Buffer | null } | undefined {
    const found = this.#prepared('SELECT content FROM known_file WHERE path = ?').get(path);
    return found === undefined ? undefined : { content: bytesOrNullIn(found, 'content') };
  }

  setKnown(path: string, content: Buffer | null): void {
    this.#prepared(
      'INSERT INTO known_file VALUES (?, ?) ON CONFLICT (path) DO UPDATE SET content = excluded.content',
    ).run(path, content);
  }

  /** Newest first. */
  page({ before, limit }: ActivityPage): ActivitySummary[] {
    const rows = this.#prepared(
      `SELECT a.*, m.id AS reversed_id,
         (SELECT kind FROM activity r WHERE r.reverses = a.row
            AND r.row NOT IN (SELECT row FROM unfinished) ORDER BY r.row DESC LIMIT 1) AS last_step
       FROM activity a LEFT JOIN activity m ON m.row = a.reverses
       WHERE a.row NOT IN (SELECT row FROM unfinished)
         AND (?1 IS NULL OR a.row < (SELECT row FROM activity WHERE id = ?1))
       ORDER BY a.row DESC LIMIT ?2`,
    ).all(before ?? null, Math.max(0, Math.floor(limit)));
    return rows.map((row) => this.#summary(row));
  }

  #summary(row: Row): ActivitySummary {
    const files = this.#prepared(
      'SELECT path, before_hash, after_hash FROM activity_file WHERE row = ? ORDER BY nth',
    ).all(numberIn(row, 'row'));
    return {
      id: textIn(row, 'id'),
      kind: kindIn(row),
      name: textIn(row, 'name'),
      time: numberIn(row, 'time'),
      files: files.map((file) => ({
        path: textIn(file, 'path'),
        beforeHash: textOrNullIn(file, 'before_hash'),
        afterHash: textOrNullIn(file, 'after_hash'),
      })),
      reverses: textOrNullIn(row, 'reversed_id'),
      undone: row.last_step === 'undo',
    };
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const prepared = this.#database.prepare(sql);
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

function fileRecord(row: Row): FileRecord {
  return {
    path: textIn(row, 'path'),
    beforeHash: textOrNullIn(row, 'before_hash'),
    afterHash: textOrNullIn(row, 'after_hash'),
    change: changeIn(row, 'change'),
    inverse: changeIn(row, 'inverse'),
  };
}
