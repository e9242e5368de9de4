import { dirname } from 'node:path';
import { type Disk, errorCode, readIfThere, removeIfThere, syncFolder } from './disk.ts';
import { moveAside, type Placement, putBack, putThere } from './place.ts';
import { sameBytes } from './source-bytes.ts';
import { type StagePaths, type StageRoom, writeStaged } from './staging.ts';
import { refuseReadOnly, type Target } from './target.ts';
import { writeRefusal } from './write-refusal.ts';

/** One file as it must be found and as it is to be; null for no file. */
export interface FileReplacement {
  readonly target: Target;
  readonly before: Buffer | null;
  readonly after: Buffer | null;
  readonly stage: StagePaths;
}

/** How far the write of one file has come. */
interface Progress extends Placement {
  readonly file: FileReplacement;
  /** The folders made for it, outermost first. */
  readonly madeFolders: string[];
}

/**
 * Writes several files, all or none: `stage`, `place`, `isUndisturbed`, `makeLasting`, in this order,
 * and `takeBack` after any of them. Each may throw; after `takeBack` every file is what it was, or
 * what somebody else has saved since.
 */
export class FileTransaction {
  readonly #disk: Disk;
  readonly #room: StageRoom;
  readonly #files: readonly Progress[];

  constructor(disk: Disk, room: StageRoom, files: readonly FileReplacement[]) {
    this.#disk = disk;
    this.#room = room;
    this.#files = files.map((file) => ({
      file,
      isAside: false,
      isPlaced: false,
      madeFolders: [],
    }));
  }

  /** Writes the new contents where nobody sees them. @throws SourceError */
  stage(): void {
    for (const progress of this.#files) {
      const { target, before, after, stage } = progress.file;
      this.#answering(target, () => {
        if (before === null) this.#makeFolders(progress);
        refuseReadOnly(this.#disk, target);
        const like = before === null ? null : target.absolute;
        if (after !== null) writeStaged(this.#disk, stage.fresh, after, like);
      });
    }
  }

  /**
   * Whether every file was found as expected and ours stands in its place; where not, `takeBack` and
   * a new attempt are what helps.
   * @throws SourceError
   */
  place(): boolean {
    return this.#files.every((progress) =>
      this.#answering(progress.file.target, () => this.#placeOrSetApart(progress)),
    );
  }

  /** Whether nobody has saved over ours since, nor into a file that we had just moved aside. */
  isUndisturbed(): boolean {
    return this.#files.every(({ file: { target, before, after, stage } }) => {
      const aside = readIfThere(this.#disk, stage.old);
      const now = readIfThere(this.#disk, target.absolute);
      return sameBytes(aside, before) && sameBytes(now, after);
    });
  }

  /** Makes what was placed last through a power cut. What was moved aside stays in the stage. */
  makeLasting(): void {
    const folders = new Map<string, Target>();
    for (const { file, madeFolders } of this.#files) {
      this.#answering(file.target, () => removeIfThere(this.#disk, file.stage.fresh));
      for (const made of madeFolders) folders.set(dirname(made), file.target);
      folders.set(file.target.folder, file.target);
    }
    for (const [folder, target] of folders) {
      this.#answering(target, () => syncFolder(this.#disk, folder));
    }
  }

  /** Puts every file back as it was found, and goes on where one fails. @throws the first failure. */
  takeBack(): void {
    const failures: unknown[] = [];
    for (const progress of this.#files.toReversed()) {
      try {
        this.#takeBackOne(progress);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  #takeBackOne(progress: Progress): void {
    const { target, stage, after } = progress.file;
    putBack(this.#disk, target.absolute, stage, progress, after);
    for (const folder of progress.madeFolders.reverse()) removeEmpty(this.#disk, folder);
  }

  #placeOrSetApart(progress: Progress): boolean {
    try {
      return this.#placeOne(progress);
    } catch (error) {
      if (errorCode(error) !== 'EXDEV') throw error;
      this.#room.setApart(progress.file.target);
      return false;
    }
  }

  #placeOne(progress: Progress): boolean {
    const { target, before, after, stage } = progress.file;
    const disk = this.#disk;
    if (!sameBytes(readIfThere(disk, target.absolute), before)) return false;
    if (before !== null) {
      progress.isAside = moveAside(disk, target.absolute, stage.old);
      if (!progress.isAside) return false;
    }
    if (after === null) return true;
    progress.isPlaced = putThere(disk, stage.fresh, target.absolute);
    return progress.isPlaced;
  }

  #makeFolders({ file: { target }, madeFolders }: Progress): void {
    const missing: string[] = [];
    for (let folder = target.folder; !this.#disk.existsSync(folder); folder = dirname(folder)) {
      missing.push(folder);
    }
    for (const folder of missing.reverse()) {
      this.#disk.mkdirSync(folder);
      madeFolders.push(folder);
    }
  }

  /** Runs a step; what the system refuses becomes an answer that names the file. */
  #answering<Result>(target: Target, step: () => Result): Result {
    try {
      return step();
    } catch (error) {
      throw writeRefusal(error, target.path);
    }
  }
}

function removeEmpty(disk: Disk, folder: string): void {
  try {
    disk.rmdirSync(folder);
  } catch (error) {
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'ENOENT') throw error;
  }
}
