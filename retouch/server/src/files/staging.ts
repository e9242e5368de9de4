import { dirname, join } from 'node:path';
import { type Disk, removeIfThere } from './disk.ts';
import type { Target } from './target.ts';

/** The files that a write of one target makes beside it; they are gone when it is over. */
export interface StagePaths {
  /** The new content, until it is placed. */
  readonly fresh: string;
  /** What stood at the target, kept to put it back and to see a save that was still under way. */
  readonly old: string;
  /** What was taken away again while putting back. */
  readonly taken: string;
}

/** Where the files of a write wait: in one folder, or beside the target where that is another device. */
export class StageRoom {
  readonly folder: string;
  readonly #disk: Disk;
  /** Folders from which nothing can be moved into `folder`, though they seem to be on its device. */
  readonly #apart = new Set<string>();

  constructor(disk: Disk, folder: string) {
    this.#disk = disk;
    this.folder = folder;
  }

  /** The folder that the stage files of a target go into. */
  folderFor(target: Target): string {
    return this.#isApart(target.folder) ? target.folder : this.folder;
  }

  /** Remembers that moving between a target's folder and the room failed. */
  setApart(target: Target): void {
    this.#apart.add(target.folder);
  }

  #isApart(folder: string): boolean {
    if (this.#apart.has(folder)) return true;
    this.#disk.mkdirSync(this.folder, { recursive: true });
    const there = nearestFolder(this.#disk, folder);
    return this.#disk.statSync(there).dev !== this.#disk.statSync(this.folder).dev;
  }
}

/** The folder itself, or where it is yet to be made the nearest one above that is there. */
function nearestFolder(disk: Disk, folder: string): string {
  return disk.existsSync(folder) ? folder : nearestFolder(disk, dirname(folder));
}

/** The stage paths in a folder; `name` is unique to the write and the file. The dot keeps them out of most listings and watchers. */
export function stagePaths(folder: string, name: string): StagePaths {
  const stem = join(folder, `.retouch-${name}`);
  return { fresh: `${stem}.new`, old: `${stem}.old`, taken: `${stem}.taken` };
}

/** The name that a stage file was given and which of the three it is; nothing for any other file. */
export function stagedName(file: string): { name: string; role: keyof StagePaths } | undefined {
  const [, name, ending] = /^\.retouch-(.+)\.(new|old|taken)$/.exec(file) ?? [];
  if (name === undefined) return undefined;
  return { name, role: ending === 'new' ? 'fresh' : ending === 'old' ? 'old' : 'taken' };
}

/**
 * Writes a new file that lasts through a power cut, with the mode and the owner of the file it is to
 * replace. Leaves none behind where it fails.
 */
export function writeStaged(disk: Disk, path: string, content: Buffer, like: string | null): void {
  const opened = disk.openSync(path, 'wx');
  try {
    for (let done = 0; done < content.length; ) {
      done += disk.writeSync(opened, content, done, content.length - done);
    }
    if (like !== null) takeOnOwner(disk, opened, like);
    disk.fsyncSync(opened);
  } catch (error) {
    removeIfThere(disk, path);
    throw error;
  } finally {
    disk.closeSync(opened);
  }
}

function takeOnOwner(disk: Disk, opened: number, like: string): void {
  const { uid, gid, mode } = disk.statSync(like);
  const mine = disk.fstatSync(opened);
  if (mine.uid !== uid || mine.gid !== gid) disk.fchownSync(opened, uid, gid);
  disk.fchmodSync(opened, mode & 0o7777);
}
