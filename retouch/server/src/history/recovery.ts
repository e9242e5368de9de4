import { applyChange } from '@retouch/source';
import { readIfThere, removeIfThere, syncFolder } from '../files/disk.ts';
import { FileTransaction } from '../files/file-transaction.ts';
import { putBack, putThere } from '../files/place.ts';
import type { ProjectFiles } from '../files/project-files.ts';
import { hashOf } from '../files/source-bytes.ts';
import { type StagePaths, type StageRoom, stagePaths } from '../files/staging.ts';
import type { Target } from '../files/target.ts';
import { contentOf, isNearer } from './activity-draft.ts';
import type { LoggedStage } from './activity-log.ts';
import type { Chronicle } from './chronicle.ts';
import { rebased } from './rebase.ts';
import type { FileRecord } from './stored-activity.ts';
import { differenceOf } from './text-difference.ts';

/** A file of an activity that was being written when the program ended. */
interface FoundFile {
  readonly record: FileRecord;
  readonly target: Target;
  readonly stage: StagePaths;
  readonly before: string | null;
  readonly after: string | null;
  readonly now: string | null;
  /** It is as ours left it, or what somebody made of that. */
  readonly holdsOurs: boolean;
  /** What ours replaced was itself saved into meanwhile. */
  readonly wasSavedInto: boolean;
}

/**
 * Settles activities that were being written when the program ended. One whose every file holds ours
 * is finished; any other is taken back in every file, and its row removed. Files that somebody else
 * saved meanwhile keep what was saved: only our part is taken out of them, and where that can't be
 * told apart they are left as they are, which the history then knows as an edit from outside.
 */
export class Recovery {
  readonly #files: ProjectFiles;
  readonly #room: StageRoom;
  readonly #chronicle: Chronicle;

  constructor(files: ProjectFiles, room: StageRoom, chronicle: Chronicle) {
    this.#files = files;
    this.#room = room;
    this.#chronicle = chronicle;
  }

  /** Does nothing where all is settled. What it did not finish, it does when it is run again. */
  run(): void {
    for (const row of this.#chronicle.log.unfinishedRows()) this.#settle(row);
  }

  #settle(row: number): void {
    const { log } = this.#chronicle;
    const stages = log.stagesOf(row);
    const found = log.filesOf(row).map((record, nth) => this.#find(record, stages[nth]));
    const isWhole = found.every(({ holdsOurs, wasSavedInto }) => holdsOurs && !wasSavedInto);
    if (!isWhole) for (const file of found) this.#takeOut(file);
    for (const { target } of found) {
      if (this.#files.disk.existsSync(target.folder)) syncFolder(this.#files.disk, target.folder);
    }
    log.together(() => {
      if (!isWhole) log.abandon(row);
      else this.#finish(row, found);
    });
    if (isWhole) this.#chronicle.follow(row, log.kindOf(row));
    for (const { stage } of found) this.#clear(stage);
  }

  #finish(row: number, found: readonly FoundFile[]): void {
    const { log } = this.#chronicle;
    for (const { target, after } of found) log.setKnown(target.path, contentOf(target.path, after));
    log.setFinished(row);
  }

  #find(record: FileRecord, logged: LoggedStage | undefined): FoundFile {
    if (logged === undefined) throw new RangeError(`${record.path} has no stage.`);
    const target = this.#files.target(record.path);
    const stage = stagePaths(logged.folder, logged.name);
    this.#restoreMissing(record, target, stage);
    const before = this.#chronicle.knownText(record.path) ?? null;
    const after = record.afterHash === null ? null : applyChange(record.change, before ?? '');
    const bytes = this.#files.read(target);
    const aside = readIfThere(this.#files.disk, stage.old);
    // Bytes that are no UTF-8 are somebody else's: what stands for them is never written back.
    const now = bytes === null ? null : bytes.toString('utf8');
    return {
      record,
      target,
      stage,
      before,
      after,
      now,
      holdsOurs: holdsOurs(now, before, after),
      wasSavedInto: aside !== null && hashOf(aside) !== record.beforeHash,
    };
  }

  /** Ends the instant in which a file had been moved aside and no other was there yet. */
  #restoreMissing({ afterHash }: FileRecord, { absolute }: Target, stage: StagePaths): void {
    const { disk } = this.#files;
    if (disk.existsSync(absolute)) return;
    const taken = readIfThere(disk, stage.taken);
    if (taken !== null && hashOf(taken) !== afterHash) putThere(disk, stage.taken, absolute);
    else if (afterHash !== null && disk.existsSync(stage.old)) putThere(disk, stage.old, absolute);
  }

  #takeOut(file: FoundFile): void {
    const { target, stage, before, after, now } = file;
    const { disk } = this.#files;
    const isAside = disk.existsSync(stage.old);
    if (!file.holdsOurs) return;
    if (now !== after) this.#takeOutOurPart(file);
    else if (!isAside && before !== null) this.#write(file, before);
    else {
      const placement = { isAside, isPlaced: after !== null };
      putBack(disk, target.absolute, stage, placement, contentOf(target.path, after));
    }
  }

  /** Takes ours out of a file that somebody saved on top of it, where that leaves their part alone. */
  #takeOutOurPart(file: FoundFile): void {
    const { record, after, now } = file;
    if (after === null || now === null || record.beforeHash === null) return;
    const without = rebased(record.inverse, differenceOf(after, now), now);
    if (without !== undefined) this.#write(file, applyChange(without, now));
  }

  #write({ target, now }: FoundFile, text: string): void {
    const stage = stagePaths(this.#room.folderFor(target), `recovery-${hashOf(target.path)}`);
    this.#clear(stage);
    const before = contentOf(target.path, now);
    const after = contentOf(target.path, text);
    const file = { target, before, after, stage };
    const transaction = new FileTransaction(this.#files.disk, this.#room, [file]);
    try {
      transaction.stage();
      if (transaction.place() && transaction.isUndisturbed()) transaction.makeLasting();
      else transaction.takeBack();
    } catch (error) {
      transaction.takeBack();
      throw error;
    }
    this.#clear(stage);
  }

  #clear({ fresh, old, taken }: StagePaths): void {
    for (const path of [fresh, old, taken]) removeIfThere(this.#files.disk, path);
  }
}

/** Whether a file is after, or nearer to it than to before, in what somebody made of it. */
function holdsOurs(now: string | null, before: string | null, after: string | null): boolean {
  if (now === after) return true;
  if (now === before || now === null || after === null) return false;
  return isNearer(now, after, before ?? '');
}
