import type {
  ActivityPage,
  ActivitySummary,
  CommittedActivity,
  IdentifyIds,
  NewActivity,
  OutsideEdit,
} from './activity.ts';

/**
 * Everything that was written to a project's files, in order, and the way back. Calls wait for each
 * other. A call that throws a `SourceError` has left every file and the history as they were.
 */
export interface History {
  /**
   * Writes all files of a mutation or none, and remembers it; what was undone can then no longer be
   * redone. A save of somebody else since the change was planned is merged where it touches nothing
   * that the change does; the answer then lists it in `outside`, and the files are the merged ones.
   * @throws SourceError `stale_element` where it can't be merged or the file is gone, `not_editable`
   * for a file that can't be written or is no UTF-8, `forbidden` for a path outside the project or a
   * read-only history, `internal` for a full disk.
   */
  commit(activity: NewActivity): Promise<CommittedActivity>;
  /**
   * Takes back the newest mutation that is not undone, also where its files were edited elsewhere since.
   * @throws SourceError `nothing_to_undo`; `undo_conflict` where an outside edit touches the same text
   * or the result would not parse; else as `commit`.
   */
  undo(identify: IdentifyIds): Promise<CommittedActivity>;
  /** @throws SourceError `nothing_to_redo`, `undo_conflict`, else as `commit`. */
  redo(identify: IdentifyIds): Promise<CommittedActivity>;
  /**
   * Looks at a file that seems to have changed. Where it differs from how the history knows it, the
   * difference is logged as an activity of kind `outside` and answered. Files that the history never
   * wrote are not its concern, nor is a file that is gone or no UTF-8 (until that is mended): they
   * answer nothing, as does an own write.
   */
  noteOutside(path: string): Promise<OutsideEdit | undefined>;
  /** Newest first. An unknown `before` gives nothing. */
  activities(page: ActivityPage): readonly ActivitySummary[];
  /** The ids of the mutations that undo and redo would take; null where there is none. */
  readonly next: { readonly undo: string | null; readonly redo: string | null };
  /** Waits for calls under way, looks a last time for late saves and gives the folder free. */
  close(): Promise<void>;
}

export interface HistoryOptions {
  /** The project's root, absolute. What is kept stands in its folder `.retouch`. */
  readonly root: string;
  /** Refuses every write with `forbidden`; nothing is created on the disk. */
  readonly readOnly?: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A new UUID for each undo, redo and outside edit. */
  readonly newId: () => string;
  /** Told of a save that came to light after the commit it raced with had been answered. */
  readonly onOutside?: (edit: OutsideEdit) => void;
}
