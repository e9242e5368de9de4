import { ChangeSet } from '@codemirror/state';
import type { IdMap } from '@retouch/protocol';
import type { ActivityKind, IdChanges } from './activity.ts';

/** One file of an activity that is to be kept. */
export interface FileRecord {
  readonly path: string;
  readonly beforeHash: string | null;
  readonly afterHash: string | null;
  readonly change: ChangeSet;
  readonly inverse: ChangeSet;
}

/** An activity that is to be kept. */
export interface ActivityRecord extends IdChanges {
  readonly id: string;
  readonly kind: ActivityKind;
  readonly name: string;
  readonly request: unknown;
  /** The row of the mutation that an undo or a redo is about. */
  readonly reverses: number | null;
  readonly time: number;
  readonly files: readonly FileRecord[];
}

/** A row as SQLite gives it: what a column holds is checked where it is read. */
export type Row = Readonly<Record<string, unknown>>;

export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw damaged(column);
  return value;
}

export function textOrNullIn(row: Row, column: string): string | null {
  return row[column] === null ? null : textIn(row, column);
}

export function numberIn(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw damaged(column);
  return value;
}

export function bytesOrNullIn(row: Row, column: string): Buffer | null {
  const value = row[column];
  if (value === null) return null;
  if (!(value instanceof Uint8Array)) throw damaged(column);
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
}

/** CodeMirror checks the form of a change and throws a `RangeError` where it is none. */
export function changeIn(row: Row, column: string): ChangeSet {
  return ChangeSet.fromJSON(JSON.parse(textIn(row, column)));
}

export function kindIn(row: Row): ActivityKind {
  const kind = textIn(row, 'kind');
  switch (kind) {
    case 'mutation':
    case 'undo':
    case 'redo':
    case 'outside':
      return kind;
  }
  throw damaged('kind');
}

/** The ids of an activity, from its columns `id_map` and `added_ids`. */
export function idChangesIn(row: Row): IdChanges {
  const added: unknown = JSON.parse(textIn(row, 'added_ids'));
  if (!Array.isArray(added) || !added.every((id) => typeof id === 'string')) {
    throw damaged('added_ids');
  }
  return { prevIdToNewIdMap: idMapIn(row), addedCodebaseIds: added };
}

function idMapIn(row: Row): IdMap {
  const map: unknown = JSON.parse(textIn(row, 'id_map'));
  if (typeof map !== 'object' || map === null) throw damaged('id_map');
  const ids: Record<string, string> = {};
  for (const [previous, now] of Object.entries(map)) {
    if (typeof now !== 'string') throw damaged('id_map');
    ids[previous] = now;
  }
  return ids;
}

function damaged(column: string): TypeError {
  return new TypeError(`The history is damaged: ${column} does not hold what it should.`);
}
