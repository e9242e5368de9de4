import type { Rewrite } from './edits/rewrite.ts';

/** A file that does not exist yet. */
export interface CreatedFile {
  /** Relative to the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/**
 * What a mutation wants done: the changes of each file, modules and style sheets alike, and the files
 * to create. It says nothing of how to undo it; that follows from the changes. A plan without
 * any edit changes nothing, and that is a success.
 */
export interface Plan {
  readonly rewrites: readonly Rewrite[];
  readonly created: readonly CreatedFile[];
}

/** A plan that changes these files and creates none. */
export function planOf(...rewrites: readonly Rewrite[]): Plan {
  return { rewrites: rewrites.filter(({ edits }) => edits.length > 0), created: [] };
}
