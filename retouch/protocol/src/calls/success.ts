import type { LookupChanges, Scope, TreeElement } from '../tree-element.ts';

/** A file that a mutation, an undo or a redo wrote. */
export interface ChangedFile {
  /** From the project root, with `/`. */
  readonly path: string;
  /** SHA-256 of the bytes, in lower-case hexadecimal; null where there is no file. */
  readonly beforeHash: string | null;
  readonly afterHash: string | null;
}

/** New codebase ids by previous ones; an id that stays is not in it. */
export type IdMap = Readonly<Record<string, string>>;

/** The answer to a mutation, an undo or a redo that was carried out (wire-format, section 5). */
export interface MutationSuccess {
  /** Null when there was nothing to change; then `files` is empty. */
  readonly activityId: string | null;
  readonly files: readonly ChangedFile[];
  readonly prevIdToNewIdMap: IdMap;
  /** Ids of elements that were not there before, outermost first. */
  readonly addedCodebaseIds: readonly string[];
  readonly treeElementLookup: LookupChanges<TreeElement>;
  readonly scopeLookup: LookupChanges<Scope>;
}
