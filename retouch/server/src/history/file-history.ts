import { isUtf8 } from 'node:buffer';
import { SourceError } from '@retouch/source';
import type { ProjectFiles } from '../files/project-files.ts';
import { writeRefusal } from '../files/write-refusal.ts';
import type {
  ActivityPage,
  ActivitySummary,
  CommittedActivity,
  IdentifyIds,
  NewActivity,
  OutsideEdit,
} from './activity.ts';
import { type ActivityDraft, editBetween } from './activity-draft.ts';
import type { ActivityWriter } from './activity-writer.ts';
import type { Chronicle } from './chronicle.ts';
import { commitDraft } from './commit-draft.ts';
import type { History, HistoryOptions } from './history.ts';
import type { HistoryFolder } from './history-folder.ts';
import type { LateSaves, ReplacedFile } from './late-saves.ts';
import type { Recovery } from './recovery.ts';
import { stepDraft } from './step-draft.ts';

/** What a history that can be written works with. */
export interface HistoryParts {
  readonly folder: HistoryFolder;
  readonly files: ProjectFiles;
  readonly chronicle: Chronicle;
  readonly recovery: Recovery;
  readonly writer: ActivityWriter;
  readonly late: LateSaves;
}

/** When, in milliseconds after a write, a file that it replaced is looked at for a late save. */
const laterLooks = [15, 60, 250, 1000];

/** The history of a project whose files may be written. */
export class FileHistory implements History {
  readonly #parts: HistoryParts;
  readonly #onOutside: HistoryOptions['onOutside'];
  readonly #timers = new Set<NodeJS.Timeout>();
  #lastTurn: Promise<unknown> = Promise.resolve();
  #isClosing = false;
  #isClosed = false;

  constructor(parts: HistoryParts, { onOutside }: HistoryOptions) {
    this.#parts = parts;
    this.#onOutside = onOutside;
  }

  commit(activity: NewActivity): Promise<CommittedActivity> {
    return this.#inTurn(() => this.#write(commitDraft(activity, this.#parts.files), 'mutation'));
  }

  undo(identify: IdentifyIds): Promise<CommittedActivity> {
    return this.#inTurn(() => this.#step('undo', identify));
  }

  redo(identify: IdentifyIds): Promise<CommittedActivity> {
    return this.#inTurn(() => this.#step('redo', identify));
  }

  noteOutside(path: string): Promise<OutsideEdit | undefined> {
    return this.#inTurn(() => this.#noteOutside(path));
  }

  activities(page: ActivityPage): readonly ActivitySummary[] {
    return this.#parts.chronicle.log.page(page);
  }

  get next() {
    return this.#parts.chronicle.next;
  }

  close(): Promise<void> {
    this.#isClosing = true;
    for (const timer of this.#timers) clearTimeout(timer);
    return this.#inTurn(async () => {
      this.#isClosed = true;
      const { late, folder } = this.#parts;
      try {
        await this.#look(late.kept(), 'last');
      } finally {
        folder.close();
      }
    });
  }

  /** Looks a last time at what an earlier server had replaced. */
  lookAgain(): Promise<readonly OutsideEdit[]> {
    return this.#inTurn(() => this.#look(this.#parts.late.kept(), 'last'));
  }

  async #step(side: 'undo' | 'redo', identify: IdentifyIds): Promise<CommittedActivity> {
    const { files, chronicle } = this.#parts;
    this.#settleUnfinished();
    return this.#write(await stepDraft(side, identify, files, chronicle), side);
  }

  async #write(
    draft: ActivityDraft,
    kind: 'mutation' | 'undo' | 'redo',
  ): Promise<CommittedActivity> {
    const { folder, writer, late } = this.#parts;
    folder.assertThere();
    this.#settleUnfinished();
    const written = await writer.write(draft);
    const kept = late.keep(written);
    const later = await this.#look(kept, 'at once');
    this.#lookLater(kept, laterLooks);
    const { time, files, outside, prevIdToNewIdMap, addedCodebaseIds } = written;
    const { id, name } = draft;
    const edits = [...outside, ...later];
    return { id, kind, name, time, files, outside: edits, prevIdToNewIdMap, addedCodebaseIds };
  }

  /** What an earlier call could neither finish nor put back is settled before anything else. */
  #settleUnfinished(): void {
    try {
      this.#parts.recovery.run();
    } catch (error) {
      throw writeRefusal(error, 'A file of an earlier change');
    }
  }

  async #noteOutside(path: string): Promise<OutsideEdit | undefined> {
    const { chronicle, files, late } = this.#parts;
    const known = chronicle.knownText(path);
    if (known === undefined || known === null) return undefined;
    await this.#look(late.kept(path), 'later');
    const bytes = files.read(files.target(path));
    if (bytes !== null && isUtf8(bytes)) chronicle.noteEdit(path, bytes.toString('utf8'));
    const now = chronicle.knownText(path);
    if (now === undefined || now === known) return undefined;
    return { ...editBetween(path, known, now), later: false };
  }

  /**
   * Brings in late saves. One that can't be brought in now stays kept, for the next look or the next
   * start.
   */
  async #look(
    files: readonly ReplacedFile[],
    when: 'at once' | 'later' | 'last',
  ): Promise<OutsideEdit[]> {
    const edits: OutsideEdit[] = [];
    for (const file of files) {
      try {
        const edit = await this.#parts.late.look(file, when === 'at once');
        if (edit !== undefined) edits.push({ ...edit, later: true });
        if (when === 'last') this.#parts.late.release([file]);
      } catch (error) {
        const refusal = writeRefusal(error, file.target.path);
        if (!(refusal instanceof SourceError)) throw error;
      }
    }
    return edits;
  }

  #lookLater(files: readonly ReplacedFile[], [delay, ...rest]: readonly number[]): void {
    if (delay === undefined || files.length === 0 || this.#isClosing) return;
    const timer = setTimeout(async () => {
      this.#timers.delete(timer);
      const edits = await this.#inTurn(() =>
        this.#look(files, rest.length === 0 ? 'last' : 'later'),
      );
      for (const edit of edits) this.#onOutside?.(edit);
      this.#lookLater(files, rest);
    }, delay);
    this.#timers.add(timer.unref());
  }

  /** Runs a call when those before it are done, whether they went well or not. */
  #inTurn<Result>(call: () => Promise<Result>): Promise<Result> {
    const turn = this.#lastTurn.then(async () => {
      if (this.#isClosed) throw new Error('The history is closed.');
      return call();
    });
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }
}
