import { type Rewrite, RewriteDraft } from '@retouch/source';

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Gathers the changes of one style sheet. Removed ranges may touch and overlap. */
export class SheetEdits {
  readonly #path: string;
  readonly #removed: Range[] = [];
  readonly #written: (Range & { readonly insert: string })[] = [];

  constructor(path: string) {
    this.#path = path;
  }

  remove(from: number, to: number): void {
    this.#removed.push({ from, to });
  }

  replace(from: number, to: number, insert: string): void {
    this.#written.push({ from, to, insert });
  }

  insert(at: number, text: string): void {
    this.replace(at, at, text);
  }

  finish(): Rewrite {
    const draft = new RewriteDraft(this.#path);
    for (const { from, to } of joined(this.#removed)) draft.remove(from, to);
    for (const { from, to, insert } of this.#written) draft.replace(from, to, insert);
    return draft.finish();
  }
}

function joined(ranges: readonly Range[]): Range[] {
  const all: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last === undefined || range.from > last.to) all.push(range);
    else all[all.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
  }
  return all;
}
