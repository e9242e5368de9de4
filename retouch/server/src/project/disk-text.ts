import { readFileSync, statSync } from 'node:fs';
import { isMissing } from './project-rules.ts';

/** What tells, without reading it, that a file is as it was. */
export interface FileStamp {
  readonly inode: bigint;
  readonly size: bigint;
  readonly modified: bigint;
  readonly changed: bigint;
}

/** What a file holds; `text` is undefined where its bytes are no UTF-8. A byte order mark stays. */
export interface DiskText {
  readonly text: string | undefined;
}

/** The clock of a file system may stand still this long: a file as young as that may change unseen. */
const clockStep = 100_000_000n;

/** The stamp of the file at an absolute path; undefined where there is no file. */
export function stampOf(path: string): FileStamp | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (!found?.isFile()) return undefined;
  return { inode: found.ino, size: found.size, modified: found.mtimeNs, changed: found.ctimeNs };
}

/** Whether a file with this stamp, read at `readAt` (nanoseconds since 1970), is surely as it was. */
export function isUntouched(then: FileStamp, now: FileStamp, readAt: bigint): boolean {
  const isSame =
    then.inode === now.inode &&
    then.size === now.size &&
    then.modified === now.modified &&
    then.changed === now.changed;
  return isSame && now.changed < readAt - clockStep;
}

/** Reads the file at an absolute path; undefined where there is none. */
export function readDiskText(path: string): DiskText | undefined {
  try {
    return { text: decoded(readFileSync(path)) };
  } catch (error) {
    if (isMissing(error) || isFolder(error)) return undefined;
    throw error;
  }
}

function decoded(bytes: Buffer): string | undefined {
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes) ? text : undefined;
}

function isFolder(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EISDIR';
}
