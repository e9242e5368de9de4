import { notEditable, SourceError } from '@retouch/source';
import { errorCode } from './disk.ts';

/**
 * What a failed write is answered with: a `SourceError` that says which file and what would work.
 * Anything that is no failure of the system is a bug and comes back as it is.
 */
export function writeRefusal(error: unknown, path: string): unknown {
  const code = isDatabaseFull(error) ? 'ENOSPC' : errorCode(error);
  const place = { file: path };
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new SourceError(
        'internal',
        `The disk is full, so ${path} can't be written; nothing was changed. Free some space and try again.`,
        place,
      );
    case 'EACCES':
    case 'EPERM':
      return notEditable(
        `${path} can't be written: its owner does not allow it. Change its permissions and try again.`,
        place,
      );
    case 'EROFS':
      return notEditable(`${path} can't be written: it is on a read-only file system.`, place);
    case 'ENOENT':
    case 'ENOTDIR':
      return goneError(path);
  }
  if (code === undefined || !/^E[A-Z0-9]+$/.test(code)) return error;
  const message = `${path} can't be written (${code}); nothing was changed.`;
  return new SourceError('internal', message, place);
}

/** The file, or its folder, is not there any more. */
export function goneError(path: string): SourceError {
  return new SourceError('stale_element', `${path} is gone; nothing was changed.`, { file: path });
}

/** SQLite's own word for a full disk (result code 13). */
function isDatabaseFull(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 13;
}
