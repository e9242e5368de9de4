import { setTimeout as delay } from 'node:timers/promises';
import { SourceError } from '@retouch/source';
import { FileTransaction } from '../files/file-transaction.ts';
import type { ProjectFiles } from '../files/project-files.ts';
import { sameBytes, textOfBytes } from '../files/source-bytes.ts';
import { type StageRoom, stagePaths } from '../files/staging.ts';
import { writeRefusal } from '../files/write-refusal.ts';
import type { IdChanges, OutsideEdit, WrittenFile } from './activity.ts';
import {
  type ActivityDraft,
  contentOf,
  editBetween,
  type FileDraft,
  onFound,
  recordOf,
  writtenFile,
} from './activity-draft.ts';
import type { LoggedStage } from './activity-log.ts';
import type { Chronicle } from './chronicle.ts';

/** So often a write is tried while others save the same files; then it is refused. */
const mostAttempts = 6;

/** An activity that was written, and where what it replaced is kept for a while. */
export interface WrittenActivity extends IdChanges {
  readonly row: number;
  readonly time: number;
  readonly files: readonly WrittenFile[];
  readonly outside: readonly OutsideEdit[];
  readonly replaced: readonly { readonly file: FileDraft; readonly stage: LoggedStage }[];
}

/** A draft whose row is in the log, and the write of its files. */
interface BegunActivity extends IdChanges {
  readonly draft: ActivityDraft;
  readonly row: number;
  readonly time: number;
  readonly stages: readonly LoggedStage[];
  readonly transaction: FileTransaction;
}

/**
 * Writes activities: first into the log as unfinished, then the files, then the log's word that they
 * are finished. Where somebody else saves one of the files at the same moment, everything of ours
 * is taken back, the change is made anew on what was saved, and tried again.
 */
export class ActivityWriter {
  readonly #files: ProjectFiles;
  readonly #room: StageRoom;
  readonly #chronicle: Chronicle;

  constructor(files: ProjectFiles, room: StageRoom, chronicle: Chronicle) {
    this.#files = files;
    this.#room = room;
    this.#chronicle = chronicle;
  }

  /** @throws SourceError with every file as it was, or as others have saved it. */
  async write(wanted: ActivityDraft): Promise<WrittenActivity> {
    const outside: OutsideEdit[] = [];
    let draft = wanted;
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      draft = await this.#onFoundFiles(draft, attempt > 0, outside);
      const begun = this.#begin(draft);
      if (this.#attempt(begun)) return this.#finished(begun, outside);
      await delay(attempt * 5);
    }
    throw busyError(wanted.files);
  }

  /** The draft on what its files hold now; edits of others since are logged. */
  async #onFoundFiles(
    draft: ActivityDraft,
    wasPlaced: boolean,
    outside: OutsideEdit[],
  ): Promise<ActivityDraft> {
    const isStep = draft.kind === 'undo' || draft.kind === 'redo';
    const files: FileDraft[] = [];
    for (const file of draft.files) {
      const found = await this.#textNow(file);
      const now = onFound(file, found, wasPlaced, isStep ? 'undo_conflict' : 'stale_element');
      if (draft.kind === 'outside' && now !== file) throw busyError([file]);
      if (now.keptBy === undefined && now.onDisk === undefined) this.#note(file, found, outside);
      files.push(now);
    }
    return { ...draft, files };
  }

  #note({ target: { path }, before }: FileDraft, found: string | null, outside: OutsideEdit[]) {
    if (found === null && before !== null) return;
    if (found !== before) {
      this.#chronicle.noteUnknown(path, before);
      outside.push({ ...editBetween(path, before, found), later: false });
    }
    this.#chronicle.noteEdit(path, found);
  }

  /** The text of a file; of one that is not as expected, once whoever saves it is done. */
  async #textNow({ target, keptBy, onDisk, before }: FileDraft): Promise<string | null> {
    const expected = keptBy ?? onDisk ?? before;
    const bytes = this.#files.read(target);
    if (sameBytes(bytes, contentOf(target.path, expected))) return expected;
    const settled = await this.#files.settled(target);
    return settled === null ? null : textOfBytes(target.path, settled);
  }

  #begin(draft: ActivityDraft): BegunActivity {
    const ids = draft.identify(draft.files.map(writtenFile), draft.reversed);
    const time = this.#chronicle.source.now();
    const replacements = draft.files.map(({ target, keptBy, onDisk, before, after }) => ({
      target,
      before: contentOf(target.path, onDisk ?? before),
      after: contentOf(target.path, after),
      isWritten: keptBy === undefined,
    }));
    const { row, stages } = this.#recorded(draft, ids, time);
    const files = replacements.flatMap(({ isWritten, ...file }, nth) => {
      const stage = stages[nth];
      if (!isWritten || stage === undefined) return [];
      return [{ ...file, stage: stagePaths(stage.folder, stage.name) }];
    });
    const transaction = new FileTransaction(this.#files.disk, this.#room, files);
    return { draft, row, time, stages, transaction, ...ids };
  }

  /** Writes a draft into the log, as unfinished. */
  #recorded(draft: ActivityDraft, ids: IdChanges, time: number) {
    const { log } = this.#chronicle;
    return answering(draft, () =>
      log.together(() => {
        for (const { target, before } of draft.files) {
          this.#chronicle.noteUnknown(target.path, before);
        }
        const row = log.append(recordOf(draft, ids, time));
        const stages = draft.files.map(({ target }, nth) => ({
          folder: this.#room.folderFor(target),
          name: `${row}-${nth}`,
        }));
        log.setUnfinished(row, stages);
        return { row, stages };
      }),
    );
  }

  /** Whether the files are written; where not, everything of ours has been taken back. */
  #attempt(begun: BegunActivity): boolean {
    const { transaction, draft } = begun;
    try {
      transaction.stage();
      if (transaction.place() && transaction.isUndisturbed()) {
        transaction.makeLasting();
        this.#finish(begun);
        return true;
      }
    } catch (error) {
      this.#takeBack(begun);
      throw answerTo(error, draft);
    }
    const failure = this.#takeBack(begun);
    if (failure !== undefined) throw answerTo(failure, draft);
    return false;
  }

  #finish({ row, draft }: BegunActivity): void {
    const { log } = this.#chronicle;
    log.together(() => {
      for (const { target, after } of draft.files) {
        log.setKnown(target.path, contentOf(target.path, after));
      }
      log.setFinished(row);
    });
  }

  /** Puts the files back and forgets the row; what fails is answered, the row left to the recovery. */
  #takeBack({ transaction, row }: BegunActivity): unknown {
    const { log } = this.#chronicle;
    try {
      transaction.takeBack();
      log.together(() => log.abandon(row));
      return undefined;
    } catch (error) {
      return error;
    }
  }

  #finished(begun: BegunActivity, outside: readonly OutsideEdit[]): WrittenActivity {
    const { row, time, draft, stages, prevIdToNewIdMap, addedCodebaseIds } = begun;
    this.#chronicle.follow(row, draft.kind);
    const later = draft.files.flatMap(({ target, keptBy }) => {
      const edit = keptBy === undefined ? undefined : this.#chronicle.noteEdit(target.path, keptBy);
      return edit === undefined ? [] : [{ ...edit, later: true }];
    });
    const replaced = draft.files.flatMap((file, nth) => {
      const stage = stages[nth];
      return stage === undefined || file.keptBy !== undefined ? [] : [{ file, stage }];
    });
    return {
      row,
      time,
      files: draft.files.map(writtenFile),
      outside: [...outside, ...later],
      replaced,
      prevIdToNewIdMap,
      addedCodebaseIds,
    };
  }
}

/** Runs a step; what the system refuses becomes an answer that names a file of the draft. */
function answering<Result>(draft: ActivityDraft, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw answerTo(error, draft);
  }
}

function answerTo(error: unknown, { files }: ActivityDraft): unknown {
  return writeRefusal(error, files[0]?.target.path ?? 'The history');
}

function busyError(files: readonly FileDraft[]): SourceError {
  const paths = files.map(({ target }) => target.path).join(', ');
  return new SourceError(
    'stale_element',
    `Another program keeps saving ${paths}, so nothing was changed; try again when it is done.`,
  );
}
