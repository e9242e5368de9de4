import type { ChangeSet } from '@codemirror/state';
import type { IdMap } from '@retouch/protocol';

/** What a row of the history is: an edit of ours, one taken back or done again, or one from outside. */
export type ActivityKind = 'mutation' | 'undo' | 'redo' | 'outside';

/** Which element became which. */
export interface IdChanges {
  /** New codebase ids by previous ones; an id that stays is not in it. */
  readonly prevIdToNewIdMap: IdMap;
  /** Ids of elements that were not there before. */
  readonly addedCodebaseIds: readonly string[];
}

/** A file to change or to create. Texts hold the byte order mark where the file has one. */
export type FileWrite =
  | {
      /** Relative to the project's root, with forward slashes. */
      readonly path: string;
      /** The text that the change was planned on. */
      readonly before: string;
      readonly change: ChangeSet;
    }
  | {
      readonly path: string;
      /** The file must not exist yet. */
      readonly before: null;
      readonly text: string;
    };

/** A file as it was and as it is after a commit, an undo, a redo or an outside edit. */
export interface WrittenFile {
  readonly path: string;
  /** Null where there was no file. */
  readonly before: string | null;
  /** Null where there is none any more. */
  readonly after: string | null;
  /** SHA-256 of the bytes, in lower-case hexadecimal. */
  readonly beforeHash: string | null;
  readonly afterHash: string | null;
  /** From the text before to the text after; a file that is not there counts as empty. */
  readonly change: ChangeSet;
}

/**
 * Finds which element became which in files as they are written. Called before anything is written,
 * again where somebody else's save was merged in; it must depend on nothing but what it is given.
 * For an undo or a redo, `reversed` holds the ids of the activity that is taken back.
 */
export type IdentifyIds = (files: readonly WrittenFile[], reversed?: IdChanges) => IdChanges;

/** A mutation that is ready to be written. */
export interface NewActivity {
  /** A UUID. */
  readonly id: string;
  /** The call, such as `addClass`. */
  readonly name: string;
  /** The call's body, as JSON can hold it. */
  readonly request: unknown;
  /** No two of one path. */
  readonly files: readonly FileWrite[];
  readonly identify: IdentifyIds;
}

/** What a commit, an undo or a redo did. */
export interface CommittedActivity extends IdChanges {
  readonly id: string;
  readonly kind: 'mutation' | 'undo' | 'redo';
  readonly name: string;
  /** In milliseconds since 1970, by the clock that the history was opened with. */
  readonly time: number;
  readonly files: readonly WrittenFile[];
  /** Saves of others that came to light on the way, oldest first. */
  readonly outside: readonly OutsideEdit[];
}

/** A file that somebody else changed. */
export interface OutsideEdit extends WrittenFile {
  /** Whether it came after the activity that it is reported with; else that was made on top of it. */
  readonly later: boolean;
}

/** A row of the history, as the history panel shows it. */
export interface ActivitySummary {
  readonly id: string;
  readonly kind: ActivityKind;
  readonly name: string;
  readonly time: number;
  readonly files: readonly {
    readonly path: string;
    readonly beforeHash: string | null;
    readonly afterHash: string | null;
  }[];
  /** The mutation that an undo or a redo is about. */
  readonly reverses: string | null;
  /** Whether it is a mutation that is undone at present. */
  readonly undone: boolean;
}

/** Which rows of the history: the newest `limit` of those older than `before`. */
export interface ActivityPage {
  /** The id of a row; without it, from the newest. */
  readonly before?: string;
  readonly limit: number;
}
