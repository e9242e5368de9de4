import type { DifferenceRow, Span } from '@textbench/kit';
import type { Change } from '../../engines/difference/changes.ts';
import type { Side, Task } from './comparison.ts';
import { lineOf, spansInside, startOf } from './comparison.ts';

/** Lines of both texts, by index, that belong together; the ends are excluded. */
export interface Block {
  readonly left: number;
  readonly leftEnd: number;
  readonly right: number;
  readonly rightEnd: number;
}

/** Writes blocks, which come in order, as rows with the changed stretches in them. */
export class FlowRowWriter {
  readonly rows: DifferenceRow[] = [];
  private readonly left: ChangedStretches;
  private readonly right: ChangedStretches;

  constructor({ left, right }: Task, changes: readonly Change[]) {
    const leftSpans = changes.map(({ leftStart, leftEnd }) => ({ start: leftStart, end: leftEnd }));
    const rightSpans = changes.map((change) => ({
      start: change.rightStart,
      end: change.rightEnd,
    }));
    this.left = new ChangedStretches(left, leftSpans);
    this.right = new ChangedStretches(right, rightSpans);
  }

  write({ left, leftEnd, right, rightEnd }: Block): void {
    const leftCount = leftEnd - left;
    const rightCount = rightEnd - right;
    if (leftCount === 0 || rightCount === 0 || this.left.isAllChanged(left, leftEnd)) {
      if (leftCount !== rightCount) this.writeApart({ left, leftEnd, right, rightEnd });
      else
        for (let k = 0; k < leftCount; k++)
          this.writeRow(left + k, left + k + 1, right + k, right + k + 1);
    } else this.writeRow(left, leftEnd, right, rightEnd);
  }

  private writeRow(left: number, leftEnd: number, right: number, rightEnd: number): void {
    const here = this.left.take(left, leftEnd);
    const there = this.right.take(right, rightEnd);
    this.rows.push({
      kind: here.touched || there.touched ? 'changed' : 'same',
      left: lineOf(this.left.side, left, leftEnd, here.spans),
      right: lineOf(this.right.side, right, rightEnd, there.spans),
    });
  }

  private writeApart({ left, leftEnd, right, rightEnd }: Block): void {
    for (let i = left; i < leftEnd; i++) {
      const { spans } = this.left.take(i, i + 1);
      this.rows.push({ kind: 'removed', left: lineOf(this.left.side, i, i + 1, spans) });
    }
    for (let j = right; j < rightEnd; j++) {
      const { spans } = this.right.take(j, j + 1);
      this.rows.push({ kind: 'added', right: lineOf(this.right.side, j, j + 1, spans) });
    }
  }
}

/** The changed stretches of one text, asked for from top to bottom. */
class ChangedStretches {
  readonly side: Side;
  private readonly spans: readonly Span[];
  private next = 0;

  constructor(side: Side, spans: readonly Span[]) {
    this.side = side;
    this.spans = spans;
  }

  /** What changed in the units from `first` to before `end`, counted from where they begin. */
  take(first: number, end: number): { readonly touched: boolean; readonly spans: readonly Span[] } {
    const start = startOf(this.side, first);
    const inside = this.inside(start, startOf(this.side, end));
    const textEnd = this.side.units.ends[end - 1] ?? start;
    return { touched: inside.length > 0, spans: spansInside(inside, start, textEnd) };
  }

  /** Whether nothing but white space in these units is shared. */
  isAllChanged(first: number, end: number): boolean {
    const [start, after] = [startOf(this.side, first), startOf(this.side, end)];
    let reached = start;
    for (const span of this.inside(start, after)) {
      if (this.side.text.slice(reached, Math.max(reached, span.start)).trim() !== '') return false;
      reached = span.end;
    }
    return this.side.text.slice(reached, after).trim() === '';
  }

  private inside(start: number, end: number): readonly Span[] {
    while ((this.spans[this.next]?.end ?? start + 1) <= start) this.next++;
    let last = this.next;
    while ((this.spans[last]?.start ?? end) < end) last++;
    return this.spans.slice(this.next, last).filter((span) => span.end > span.start);
  }
}
