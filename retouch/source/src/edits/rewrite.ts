import type { TextEdit } from './text-edit.ts';

/** An element that stands in inserted text: `offset` is where its `<` is, from the text's start. */
export interface PlacedElement {
  readonly offset: number;
  /** The id it had before, with all below it in the same order; absent for a new element. */
  readonly was?: string;
}

/** One replacement and the elements whose outermost ones it brings in. */
export interface RewriteEdit extends TextEdit {
  readonly placed: readonly PlacedElement[];
}

/** The changes of one file, in order, none overlapping another. */
export interface Rewrite {
  readonly path: string;
  readonly edits: readonly RewriteEdit[];
}

/**
 * Gathers the changes of one file. Insertions at one place stay in the order they were made in, and
 * stand before what replaces the text after that place.
 */
export class RewriteDraft {
  readonly path: string;
  readonly #edits: RewriteEdit[] = [];

  constructor(path: string) {
    this.path = path;
  }

  /** Replaces a range; `placed` names the outermost elements that `insert` holds. */
  replace(from: number, to: number, insert: string, placed: readonly PlacedElement[] = []): this {
    if (from !== to || insert !== '') this.#edits.push({ from, to, insert, placed });
    return this;
  }

  insert(at: number, insert: string, placed: readonly PlacedElement[] = []): this {
    return this.replace(at, at, insert, placed);
  }

  remove(from: number, to: number): this {
    return this.replace(from, to, '');
  }

  /** Whether an offset lies inside a range that is replaced already. */
  replaces(at: number): boolean {
    return this.#edits.some(({ from, to }) => from < at && at < to);
  }

  /** @throws RangeError where two edits overlap: the plan was wrong. */
  finish(): Rewrite {
    const edits = this.#edits.toSorted((one, other) => one.from - other.from || order(one, other));
    let done = 0;
    for (const { from, to } of edits) {
      if (from < done) throw new RangeError(`Two edits of ${this.path} overlap at ${from}.`);
      done = to;
    }
    return { path: this.path, edits };
  }
}

function order(one: TextEdit, other: TextEdit): number {
  return Number(one.to > one.from) - Number(other.to > other.from);
}
