import type { ChangeSet } from '@codemirror/state';
import {
  applyChange,
  invertChange,
  isModulePath,
  SourceError,
  SourceModule,
} from '@retouch/source';
import { bytesOfText, hashOf } from '../files/source-bytes.ts';
import type { Target } from '../files/target.ts';
import type { IdChanges, IdentifyIds, WrittenFile } from './activity.ts';
import { rebased } from './rebase.ts';
import type { ActivityRecord, FileRecord } from './stored-activity.ts';
import { differenceOf, sizeOf } from './text-difference.ts';

/** One file of an activity that is about to be written; null for no file. */
export interface FileDraft {
  readonly target: Target;
  readonly before: string | null;
  readonly change: ChangeSet;
  readonly after: string | null;
  /** What must be found on the disk, where that is not `before`. */
  readonly onDisk?: string;
  /**
   * What is on the disk where somebody saved over ours the moment it was placed, and kept it: the
   * file is not written again.
   */
  readonly keptBy?: string;
}

/** An activity that is about to be written. */
export interface ActivityDraft {
  readonly id: string;
  readonly kind: 'mutation' | 'undo' | 'redo' | 'outside';
  readonly name: string;
  readonly request: unknown;
  /** The row of the mutation that an undo or a redo is about. */
  readonly reverses: number | null;
  readonly files: readonly FileDraft[];
  readonly identify: IdentifyIds;
  /** The ids of the activity that an undo or a redo takes back. */
  readonly reversed?: IdChanges;
}

/** The bytes of a text, or null for no file. */
export function contentOf(path: string, text: string | null): Buffer | null {
  return text === null ? null : bytesOfText(path, text);
}

/** A file as others are told of it. */
export function writtenFile({ target, before, change, after }: FileDraft): WrittenFile {
  const { path } = target;
  return { path, before, after, change, beforeHash: hashIn(before), afterHash: hashIn(after) };
}

/** An edit from one text to the other, as others are told of it. */
export function editBetween(
  path: string,
  before: string | null,
  after: string | null,
): WrittenFile {
  const change = differenceOf(before ?? '', after ?? '');
  return { path, before, after, change, beforeHash: hashIn(before), afterHash: hashIn(after) };
}

/** What is kept of a draft. */
export function recordOf(draft: ActivityDraft, ids: IdChanges, time: number): ActivityRecord {
  const { id, kind, name, request, reverses } = draft;
  const files = draft.files.map((file) => fileRecord(writtenFile(file)));
  const { prevIdToNewIdMap, addedCodebaseIds } = ids;
  return { id, kind, name, request, reverses, time, files, prevIdToNewIdMap, addedCodebaseIds };
}

/** What is kept of a file. */
export function fileRecord(file: WrittenFile): FileRecord {
  const { path, beforeHash, afterHash, change } = file;
  return { path, beforeHash, afterHash, change, inverse: invertChange(change, file.before ?? '') };
}

/**
 * A file's draft on what somebody else has made of the file meanwhile.
 * @param wasPlaced whether ours has stood on the disk, so that it may be in what was found.
 * @throws SourceError `conflict` code where the two touch the same text or the file came or went.
 */
export function onFound(
  file: FileDraft,
  found: string | null,
  wasPlaced: boolean,
  conflict: 'stale_element' | 'undo_conflict',
): FileDraft {
  if (found === (file.keptBy ?? file.onDisk ?? file.before)) return file;
  const { target, before, after, change } = file;
  const { path } = target;
  if (file.onDisk !== undefined) throw refusal(conflict, path, 'was changed by another program');
  if (found === null) throw refusal(conflict, path, 'is gone');
  if (before === null) throw refusal(conflict, path, 'is there already');
  if (after === null) throw refusal(conflict, path, 'was changed by another program');
  if (wasPlaced && isNearer(found, after, before)) return { ...file, keptBy: found };
  const moved = rebased(change, differenceOf(before, found), found);
  const merged = moved === undefined ? undefined : applyChange(moved, found);
  if (moved === undefined || merged === undefined || !parses(path, merged)) {
    throw refusal(conflict, path, 'was changed by another program in the same place');
  }
  return { target, before: found, change: moved, after: merged };
}

/** Whether a text is a module of its language, or no module at all. */
export function parses(path: string, text: string): boolean {
  if (!isModulePath(path)) return true;
  try {
    new SourceModule(path, text);
    return true;
  } catch (error) {
    if (error instanceof SourceError && error.code === 'parse_error') return false;
    throw error;
  }
}

function refusal(code: 'stale_element' | 'undo_conflict', path: string, what: string): SourceError {
  const message = `${path} ${what} at the same moment, so nothing was changed; look at it and try again.`;
  return new SourceError(code, message, { file: path });
}

/** Whether a text is nearer to the one than to the other. */
export function isNearer(text: string, one: string, other: string): boolean {
  return sizeOf(differenceOf(one, text)) < sizeOf(differenceOf(other, text));
}

function hashIn(text: string | null): string | null {
  return text === null ? null : hashOf(text);
}
