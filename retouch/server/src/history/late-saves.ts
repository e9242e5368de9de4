import type { ChangeSet } from '@codemirror/state';
import { applyChange } from '@retouch/source';
import { readIfThere, removeIfThere } from '../files/disk.ts';
import type { ProjectFiles } from '../files/project-files.ts';
import { sameBytes, textOfBytes } from '../files/source-bytes.ts';
import { type StagePaths, stagePaths } from '../files/staging.ts';
import type { Target } from '../files/target.ts';
import type { IdChanges, WrittenFile } from './activity.ts';
import { editBetween, type FileDraft, isNearer } from './activity-draft.ts';
import type { ActivityWriter, WrittenActivity } from './activity-writer.ts';
import type { Chronicle } from './chronicle.ts';
import { rebased } from './rebase.ts';
import { differenceOf } from './text-difference.ts';

const noIds: IdChanges = { prevIdToNewIdMap: {}, addedCodebaseIds: [] };

/** A file that ours has replaced, in which a save may still arrive that began before. */
export interface ReplacedFile {
  readonly target: Target;
  readonly stage: StagePaths;
  /** Its text, as last seen where it was moved to. */
  seen: string;
  /** What the history made of that, up to the text after `row`. */
  ours: ChangeSet;
  row: number;
}

/**
 * Looks after saves that began before ours was placed and end after: an editor that had the file
 * open writes on into what was moved aside, or puts a file in place that it had written before.
 * What they did is brought into the file as it is now. Where both touched the same text the
 * save wins, as it came last; what it replaced is in the history.
 */
export class LateSaves {
  readonly #files: ProjectFiles;
  readonly #chronicle: Chronicle;
  readonly #writer: ActivityWriter;
  readonly #replaced = new Set<ReplacedFile>();

  constructor(files: ProjectFiles, chronicle: Chronicle, writer: ActivityWriter) {
    this.#files = files;
    this.#chronicle = chronicle;
    this.#writer = writer;
  }

  /** The files that a write has replaced, to be looked at until they are released. */
  keep({ row, replaced }: WrittenActivity): ReplacedFile[] {
    const kept = replaced.flatMap(({ file, stage }) => {
      const { target, before, after, change, onDisk } = file;
      const seen = onDisk ?? before;
      if (seen === null) return [];
      const ours = onDisk === undefined ? change : differenceOf(onDisk, after ?? '');
      return [{ target, stage: stagePaths(stage.folder, stage.name), seen, ours, row }];
    });
    for (const file of kept) this.#replaced.add(file);
    return kept;
  }

  /** Takes over what an earlier server kept. */
  adopt(files: Iterable<ReplacedFile>): void {
    for (const file of files) this.#replaced.add(file);
  }

  /** All that are kept, or those of one path. */
  kept(path?: string): ReplacedFile[] {
    return [...this.#replaced].filter(({ target }) => path === undefined || target.path === path);
  }

  /** Gives up what was kept; the files are gone from the disk then. */
  release(files: Iterable<ReplacedFile>): void {
    for (const file of files) {
      removeIfThere(this.#files.disk, file.stage.old);
      this.#replaced.delete(file);
    }
  }

  /**
   * What a late save did that has come to light, and is now in the file.
   * @param isAtOnce whether the write was over only just: nobody can have made a save on top of it.
   * @throws SourceError where it can't be brought in; it stays where it is for the next look.
   */
  async look(file: ReplacedFile, isAtOnce: boolean): Promise<WrittenFile | undefined> {
    const { disk } = this.#files;
    const { path } = file.target;
    const aside = readIfThere(disk, file.stage.old);
    if (aside !== null && !aside.equals(Buffer.from(file.seen))) {
      const settled = await this.#files.settled({ ...file.target, absolute: file.stage.old });
      if (settled !== null) return this.#bringInWrittenOn(file, textOfBytes(path, settled));
    }
    const stale = await this.#staleSave(file, isAtOnce);
    return stale === undefined ? undefined : this.#bringIn(file, stale, stale);
  }

  /** A save went on into the file that was moved aside; the next one is told by what is there now. */
  async #bringInWrittenOn(file: ReplacedFile, saved: string): Promise<WrittenFile | undefined> {
    const { path } = file.target;
    const bytes = this.#files.read(file.target);
    if (bytes === null) return undefined;
    const onDisk = textOfBytes(path, bytes);
    this.#chronicle.noteEdit(path, onDisk);
    const ours = this.#oursOf(file);
    const edit = await this.#bringIn(file, saved, onDisk);
    const isMerged = this.#chronicle.knownText(path) !== saved;
    file.ours = isMerged
      ? ours.map(differenceOf(file.seen, saved).desc, true)
      : differenceOf(saved, saved);
    file.seen = saved;
    file.row = this.#chronicle.log.lastRow();
    return edit;
  }

  /** What the history made of a file that was moved aside, up to now. */
  #oursOf({ target: { path }, row, ours }: ReplacedFile): ChangeSet {
    const since = this.#chronicle.log.filesSince(path, row + 1);
    return since.reduce((sum, { change }) => sum.compose(change), ours);
  }

  /** The text of the file where it was made on the one before ours, and saved over ours. */
  async #staleSave(file: ReplacedFile, isAtOnce: boolean): Promise<string | undefined> {
    const { target, seen } = file;
    const known = this.#chronicle.knownText(target.path);
    if (known === undefined || known === null) return undefined;
    const asKnown = Buffer.from(known);
    if (sameBytes(this.#files.read(target), asKnown)) return undefined;
    if (!isAtOnce && !this.#wasWrittenBefore(file)) return undefined;
    const bytes = await this.#files.settled(target);
    if (bytes === null || bytes.equals(asKnown)) return undefined;
    const text = textOfBytes(target.path, bytes);
    return isNearer(text, seen, known) ? text : undefined;
  }

  /** Whether what stands at the target was written before ours was placed there. */
  #wasWrittenBefore({ target, stage }: ReplacedFile): boolean {
    const { disk } = this.#files;
    const placed = disk.statSync(stage.old, { throwIfNoEntry: false })?.ctimeMs ?? 0;
    const written = disk.statSync(target.absolute, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return written <= placed;
  }

  /** Writes what a save that was made on `seen` becomes in the file as the history has made it. */
  async #bringIn(
    file: ReplacedFile,
    saved: string,
    onDisk: string,
  ): Promise<WrittenFile | undefined> {
    const { target, seen } = file;
    const { path } = target;
    const known = this.#chronicle.knownText(path);
    if (known === undefined || known === null) return undefined;
    const ours = this.#oursOf(file);
    const moved = rebased(differenceOf(seen, saved), ours.desc, known);
    const change = moved ?? differenceOf(known, saved);
    const after = applyChange(change, known);
    const draft = { target, before: known, change, after };
    if (after === onDisk) this.#chronicle.noteEdit(path, after);
    else await this.#write(onDisk === known ? draft : { ...draft, onDisk });
    return after === known ? undefined : editBetween(path, known, after);
  }

  /** Writes the text that a late save leads to. */
  async #write(file: FileDraft): Promise<void> {
    const written = await this.#writer.write({
      id: this.#chronicle.source.newId(),
      kind: 'outside',
      name: 'outside',
      request: {},
      reverses: null,
      files: [file],
      identify: () => noIds,
    });
    this.keep(written);
  }
}
