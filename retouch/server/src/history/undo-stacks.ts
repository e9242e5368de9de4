import type { ChangeDesc, ChangeSet } from '@codemirror/state';

/**
 * The inverses of a row's changes by path, each made on the text that the row left; null for a file
 * that the row created or deleted.
 */
export type InversesOf = (row: number) => ReadonlyMap<string, ChangeSet | null>;

/** One step back or forth. */
export interface StackEntry {
  /** The row whose changes are taken back. */
  readonly row: number;
  /** The mutation's row: the same, or the one that an undo or a redo was about. */
  readonly mutation: number;
  /**
   * What others did to each file since, by path: made on the text that the row left, or rather on
   * what it would be were all later steps taken back.
   */
  readonly since: ReadonlyMap<string, OthersChange>;
}

/** What others did to a file. */
export interface OthersChange {
  readonly change: ChangeDesc;
  /** The hash of the text that it was made on, where that was ever on the disk. */
  readonly madeOn?: string | null;
}

/** A row of an edit from outside. */
export interface OutsideStep {
  readonly path: string;
  readonly beforeHash: string | null;
  readonly afterHash: string | null;
  readonly change: ChangeDesc;
}

interface OpenEntry extends StackEntry {
  readonly since: Map<string, OthersChange>;
}

/**
 * What can be undone and redone, by the rows of the history in their order. As in CodeMirror's own
 * history, only the topmost step of each side knows of outside edits; when it is taken, what it knew
 * is carried below it, as that would have been without the step. So nothing is mapped over a step
 * and over its undoing, which would lose what the step had replaced.
 */
export class UndoStacks {
  readonly #inversesOf: InversesOf;
  readonly #undo: OpenEntry[] = [];
  #redo: OpenEntry[] = [];

  constructor(inversesOf: InversesOf) {
    this.#inversesOf = inversesOf;
  }

  /** The step that undo, or redo, would take. */
  top(side: 'undo' | 'redo'): StackEntry | undefined {
    return (side === 'undo' ? this.#undo : this.#redo).at(-1);
  }

  /** A mutation was written: nothing can be redone any more. */
  mutated(row: number): void {
    this.#undo.push({ row, mutation: row, since: new Map() });
    this.#redo = [];
  }

  /** The top of that side was taken back, by this row. */
  stepped(side: 'undo' | 'redo', row: number): void {
    const [from, to] = side === 'undo' ? [this.#undo, this.#redo] : [this.#redo, this.#undo];
    const taken = from.pop();
    if (taken === undefined) throw new RangeError(`Row ${row}: there was nothing to ${side}.`);
    this.#carryBelow(taken, from.at(-1));
    to.push({ row, mutation: taken.mutation, since: new Map() });
  }

  /** Somebody else changed a file. Where that brings it back to what it was, nothing remains of it. */
  changedOutside({ path, change, beforeHash, afterHash }: OutsideStep): void {
    for (const top of [this.#undo.at(-1), this.#redo.at(-1)]) {
      if (top === undefined) continue;
      const madeOn = top.since.get(path)?.madeOn;
      if (madeOn !== undefined && madeOn === afterHash) top.since.delete(path);
      else addChange(top, path, { change, madeOn: beforeHash });
    }
  }

  #carryBelow(taken: OpenEntry, below: OpenEntry | undefined): void {
    if (below === undefined || taken.since.size === 0) return;
    const inverses = this.#inversesOf(taken.row);
    for (const [path, { change }] of taken.since) {
      const inverse = inverses.get(path);
      if (inverse === undefined) addChange(below, path, { change });
      // A file comes or goes only as the row left it: what others did has cancelled itself out.
      else if (inverse !== null) addChange(below, path, { change: change.mapDesc(inverse, true) });
    }
  }
}

function addChange({ since }: OpenEntry, path: string, added: OthersChange): void {
  const known = since.get(path);
  if (known === undefined) since.set(path, added);
  else since.set(path, { ...known, change: known.change.composeDesc(added.change) });
}
