import { constants } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { notEditable, SourceError } from '@retouch/source';
import { type Disk, errorCode } from './disk.ts';

/** Where a file of the project really stands, links followed. */
export interface Target {
  /** Relative to the project's root, with forward slashes. */
  readonly path: string;
  readonly absolute: string;
  readonly folder: string;
}

/**
 * Finds where a path of the project leads. A link inside the root is followed to the file it names,
 * so that a write goes through it.
 * @throws SourceError `forbidden` for a path that leaves the root, by name or by a link;
 * `not_editable` for what is no file.
 */
export function targetOf(disk: Disk, root: string, path: string): Target {
  if (!staysBelow(path)) throw forbidden(path);
  const top = disk.realpathSync(root);
  const absolute = realPath(disk, join(top, path), path);
  const below = relative(top, absolute).split(sep);
  if (below[0] === '..' || below[0] === '.retouch' || below[0] === '') throw forbidden(path);
  const found = disk.statSync(absolute, { throwIfNoEntry: false });
  if (found !== undefined && !found.isFile()) {
    throw notEditable(`${path} is no file, so it can't be edited.`, { file: path });
  }
  return { path, absolute, folder: dirname(absolute) };
}

/**
 * Whether the file, and its folder, may be written, by their mode and by the system's word: to root
 * the system never says no, yet a file that its owner made read-only is to stay as it is.
 * @throws SourceError `not_editable`
 */
export function refuseReadOnly(disk: Disk, { path, absolute, folder }: Target): void {
  for (const checked of [absolute, folder]) {
    const found = disk.statSync(checked, { throwIfNoEntry: false });
    if (found === undefined) continue;
    const isLocked = (found.mode & 0o222) === 0;
    if (!isLocked) disk.accessSync(checked, constants.W_OK);
    else if (checked === absolute) {
      const message = `${path} is read-only; make it writable (chmod u+w ${path}) and try again.`;
      throw notEditable(message, { file: path });
    } else {
      const message = `The folder of ${path} is read-only; make it writable and try again.`;
      throw notEditable(message, { file: path });
    }
  }
}

function staysBelow(path: string): boolean {
  if (path === '' || path.includes('\0') || path.includes('\\')) return false;
  return !path.startsWith('/') && !path.split('/').some((part) => part === '..');
}

/** The real path of a file; of one that is not there yet, through its nearest folder that is. */
function realPath(disk: Disk, absolute: string, path: string): string {
  try {
    return disk.realpathSync(absolute);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  if (disk.lstatSync(absolute, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw notEditable(`${path} is a link to a file that is not there.`, { file: path });
  }
  const folder = dirname(absolute);
  return join(realPath(disk, folder, path), absolute.slice(folder.length));
}

function forbidden(path: string): SourceError {
  return new SourceError('forbidden', `${path} is not a file of this project.`, { file: path });
}
