import { type Disk, errorCode, readIfThere, removeIfThere } from './disk.ts';
import { sameBytes } from './source-bytes.ts';
import type { StagePaths } from './staging.ts';

/**
 * Moves and links by which a file takes another's place without ever overwriting one: what stands at
 * the target is first moved aside, then the new file is linked there, which fails where somebody
 * else was quicker. (A rename onto the target would silently destroy a save that arrived between
 * the last look and the rename.) The target is missing for the instant between the two calls;
 * a process that ends in it leaves that to the recovery at the next start.
 */

/** Moves what stands at `target` aside; false where nothing stands there. */
export function moveAside(disk: Disk, target: string, aside: string): boolean {
  try {
    disk.renameSync(target, aside);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Puts a file at `target` unless one is there, and leaves it at `from` as well; false where one is. */
export function putThere(disk: Disk, from: string, target: string): boolean {
  try {
    disk.linkSync(from, target);
    return true;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST') return false;
    if (code === undefined || !withoutLinks.has(code)) throw error;
  }
  if (disk.existsSync(target)) return false;
  disk.renameSync(from, target);
  return true;
}

/** What `link` answers on file systems that have no links, and for a file with too many. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** What became of a file so far. */
export interface Placement {
  /** What stood at the target has been moved to the stage's `old`. */
  isAside: boolean;
  /** Ours stands at the target. */
  isPlaced: boolean;
}

/**
 * Puts back what was moved aside, in place of our own file, and gives the stage files up. Whatever
 * somebody else has saved at the target in the meantime stays there instead.
 * @param ours what was placed.
 */
export function putBack(
  disk: Disk,
  target: string,
  stage: StagePaths,
  { isAside, isPlaced }: Placement,
  ours: Buffer | null,
): void {
  if (isPlaced && moveAside(disk, target, stage.taken)) {
    const isOurs = sameBytes(readIfThere(disk, stage.taken), ours);
    if (!isOurs) putThere(disk, stage.taken, target);
  }
  if (isAside) putThere(disk, stage.old, target);
  for (const path of [stage.taken, stage.fresh, stage.old]) removeIfThere(disk, path);
}
