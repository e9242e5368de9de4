import type { ChangeSet } from '@codemirror/state';
import { applyChange } from '@retouch/source';
import { readIfThere, removeIfThere } from '../files/disk.ts';
import type { ProjectFiles } from '../files/project-files.ts';
import { textOfBytes } from '../files/source-bytes.ts';
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
  /** Its text when it was last looked at. */
  seen: string;
  /** What the history did since, from `seen` to the text after `row`. */
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
      const { target, before, change, onDisk } = file;
      if (before === null || onDisk !== undefined) return [];
      const paths = stagePaths(stage.folder, stage.name);
      return [{ target, stage: paths, seen: before, ours: change, row }];
    });
    for (const file of kept) this.#replaced.add(file);
    for (const { file, stage } of replaced) {
      if (file.onDisk === undefined) continue;
      removeIfThere(this.#files.disk, stagePaths(stage.folder, stage.name).old);
    }
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
   * Whether a late save has come to light, and is now in the file.
   * @throws SourceError where it can't be brought in; it stays where it is for the next look.
   */
  async look(file: ReplacedFile): Promise<WrittenFile | undefined> {
    const { disk } = this.#files;
    const aside = readIfThere(disk, file.stage.old);
    if (aside !== null && !aside.equals(Buffer.from(file.seen))) {
      const settled = await this.#files.settled({ ...file.target, absolute: file.stage.old });
      if (settled !== null) return this.#bringIn(file, textOfBytes(file.target.path, settled));
    }
    const stale = this.#staleSave(file);
    return stale === undefined ? undefined : this.#bringIn(file, stale);
  }

  /** The text of the file where it was written before ours was placed and moved there after. */
  #staleSave({ target, stage, seen }: ReplacedFile): string | undefined {
    const { disk } = this.#files;
    const known = this.#chronicle.knownText(target.path);
    const bytes = this.#files.read(target);
    if (bytes === null || known === undefined || known === null) return undefined;
    if (bytes.equals(Buffer.from(known))) return undefined;
    const placed = disk.statSync(stage.old, { throwIfNoEntry: false })?.ctimeMs ?? 0;
    const written = disk.statSync(target.absolute, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const text = textOfBytes(target.path, bytes);
    return written <= placed && isNearer(text, seen, known) ? text : undefined;
  }

  async #bringIn(file: ReplacedFile, saved: string): Promise<WrittenFile | undefined> {
    const { target, row } = file;
    const { path } = target;
    const bytes = this.#files.read(target);
    if (bytes === null) return undefined;
    const onDisk = textOfBytes(path, bytes);
    if (onDisk !== saved) this.#chronicle.noteEdit(path, onDisk);
    const known = this.#chronicle.knownText(path);
    if (known === undefined || known === null) throw new RangeError(`${path} is not known.`);
    const ours = this.#chronicle.log
      .filesSince(path, row + 1)
      .reduce((sum, { change }) => sum.compose(change), file.ours);
    const theirs = differenceOf(file.seen, saved);
    const moved = rebased(theirs, ours.desc, known);
    const merged = moved === undefined ? saved : applyChange(moved, known);
    const change = moved ?? differenceOf(known, saved);
    const draft = { target, before: known, change, after: merged };
    if (merged === onDisk) this.#chronicle.noteEdit(path, merged);
    else await this.#write(onDisk === known ? draft : { ...draft, onDisk });
    file.ours = moved === undefined ? differenceOf(saved, saved) : ours.map(theirs.desc, true);
    file.seen = saved;
    file.row = this.#chronicle.log.lastRow();
    return known === merged ? undefined : editBetween(path, known, merged);
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
