import { setTimeout as delay } from 'node:timers/promises';
import { SourceError } from '@retouch/source';
import { type Disk, readIfThere } from './disk.ts';
import { sameBytes } from './source-bytes.ts';
import { type Target, targetOf } from './target.ts';
import { writeRefusal } from './write-refusal.ts';

/** In milliseconds: between two looks at a file that is being saved, */
const betweenLooks = 5;
/** until an empty or missing file is taken to be meant so, not to be half saved, */
const emptyIsMeant = 100;
/** and until a file that keeps changing is given up. */
const longestSave = 2000;

/** The files of a project as they are on the disk. */
export class ProjectFiles {
  readonly disk: Disk;
  readonly #root: string;

  constructor(disk: Disk, root: string) {
    this.disk = disk;
    this.#root = root;
  }

  /** @throws SourceError as `targetOf` */
  target(path: string): Target {
    try {
      return targetOf(this.disk, this.#root, path);
    } catch (error) {
      throw writeRefusal(error, path);
    }
  }

  /** The bytes of a file, or null where there is none. */
  read({ path, absolute }: Target): Buffer | null {
    try {
      return readIfThere(this.disk, absolute);
    } catch (error) {
      throw writeRefusal(error, path);
    }
  }

  /**
   * The bytes of a file that may be in the middle of being saved, once they stay the same.
   * @throws SourceError `stale_element` where they do not come to rest within two seconds.
   */
  async settled(target: Target): Promise<Buffer | null> {
    let last = this.read(target);
    for (let waited = 0; waited < longestSave; waited += betweenLooks) {
      await delay(betweenLooks);
      const now = this.read(target);
      const isWhole = now !== null && now.length > 0;
      if (sameBytes(last, now) && (isWhole || waited >= emptyIsMeant)) return now;
      last = now;
    }
    throw new SourceError(
      'stale_element',
      `${target.path} is being written by another program again and again; try again when that is done.`,
      { file: target.path },
    );
  }
}
