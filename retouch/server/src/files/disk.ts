import type * as fs from 'node:fs';

/** The calls of `node:fs` by which files are read and written; a test can make any of them fail. */
export type Disk = Pick<
  typeof fs,
  | 'accessSync'
  | 'closeSync'
  | 'existsSync'
  | 'fchmodSync'
  | 'fchownSync'
  | 'fstatSync'
  | 'fsyncSync'
  | 'linkSync'
  | 'lstatSync'
  | 'mkdirSync'
  | 'openSync'
  | 'readdirSync'
  | 'readFileSync'
  | 'realpathSync'
  | 'renameSync'
  | 'rmdirSync'
  | 'statSync'
  | 'unlinkSync'
  | 'writeSync'
>;

/** The code of a failed call of the system, such as `ENOENT`; none for any other error. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The bytes of a file, or null where there is none. */
export function readIfThere(disk: Disk, path: string): Buffer | null {
  try {
    return disk.readFileSync(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Removes a file; one that is not there is none to remove. */
export function removeIfThere(disk: Disk, path: string): void {
  try {
    disk.unlinkSync(path);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/** Makes what was done in a folder last through a power cut. Windows has no such call and needs none. */
export function syncFolder(disk: Disk, folder: string): void {
  if (process.platform === 'win32') return;
  const opened = disk.openSync(folder, 'r');
  try {
    disk.fsyncSync(opened);
  } finally {
    disk.closeSync(opened);
  }
}
