import type { DifferenceRow } from '@textbench/kit';
import type { Change } from '../../engines/difference/changes.ts';
import { ChangeFinder } from '../../engines/difference/changes.ts';
import type { Match } from '../../engines/difference/compare-sequences.ts';
import type { NumberedUnits } from '../../engines/difference/compare-units.ts';
import type { Region } from '../../engines/difference/split-point.ts';
import { regionsBetween } from '../../engines/difference/unified-patch.ts';
import { unitText } from '../../engines/difference/units.ts';
import type { Compared, Side, Task, TextChange } from './comparison.ts';
import { lineOf, noSpans, spansInside, startOf } from './comparison.ts';
import type { Moves } from './moved-units.ts';
import { findMoves } from './moved-units.ts';
import { pairsIn } from './pairs-in-region.ts';

export interface UnitRowsOptions {
  /** Look for changed words inside units that changed. */
  readonly words: boolean;
  readonly moves: boolean;
  /** Line ends count: a unit whose end alone differs has changed there. */
  readonly ends: boolean;
}

/** Rows of one unit each: equal ones, changed ones beside each other, removed and added ones. */
export function rowsByUnit(
  task: Task,
  numbered: NumberedUnits,
  matches: readonly Match[],
  options: UnitRowsOptions,
): Compared {
  const writer = new RowWriter(task, options);
  const { left, right } = numbered;
  const changed = regionsBetween(matches, left.length, right.length);
  const moves = options.moves
    ? findMoves(left, right, changed, (j) =>
        /[\p{L}\p{N}]/u.test(unitText(task.right.text, task.right.units, j)),
      )
    : undefined;
  let reached = { left: 0, right: 0 };
  for (const match of [...matches, { left: left.length, right: right.length, length: 0 }]) {
    const region = {
      leftStart: reached.left,
      leftEnd: match.left,
      rightStart: reached.right,
      rightEnd: match.right,
    };
    writer.changed(region, moves);
    writer.same(match);
    reached = { left: match.left + match.length, right: match.right + match.length };
  }
  return writer;
}

class RowWriter implements Compared {
  readonly rows: DifferenceRow[] = [];
  readonly changes: TextChange[] = [];
  private readonly task: Task;
  private readonly options: UnitRowsOptions;
  private readonly finder: ChangeFinder;

  constructor(task: Task, options: UnitRowsOptions) {
    this.task = task;
    this.options = options;
    const { left, right, rules, budget } = task;
    this.finder = new ChangeFinder(left.text, right.text, 'word', rules, budget);
  }

  same({ left, right, length }: Match): void {
    for (let k = 0; k < length; k++) {
      this.rows.push({
        kind: 'same',
        left: lineOf(this.task.left, left + k, left + k + 1, noSpans),
        right: lineOf(this.task.right, right + k, right + k + 1, noSpans),
      });
    }
  }

  changed(region: Region, moves: Moves | undefined): void {
    let { leftStart, rightStart } = region;
    const rest = (leftEnd: number, rightEnd: number) => {
      this.removed(leftStart, leftEnd, rightStart, moves);
      this.added(rightStart, rightEnd, leftEnd, moves);
    };
    for (const { left, right } of pairsIn(this.task, region, moves, this.options.words)) {
      rest(left, right);
      this.pair(left, right);
      leftStart = left + 1;
      rightStart = right + 1;
    }
    rest(region.leftEnd, region.rightEnd);
  }

  private removed(start: number, end: number, right: number, moves: Moves | undefined): void {
    const at = startOf(this.task.right, right);
    for (let i = start; i < end; i++) {
      const to = moves?.movedTo[i] ?? -1;
      const line = lineOf(this.task.left, i, i + 1, noSpans);
      this.rows.push({ kind: 'removed', left: line, ...(to >= 0 ? { movedTo: to + 1 } : {}) });
      this.change({
        leftStart: startOf(this.task.left, i),
        leftEnd: startOf(this.task.left, i + 1),
        rightStart: at,
        rightEnd: at,
        ...(to >= 0 ? { moved: to + 1 } : {}),
      });
    }
  }

  private added(start: number, end: number, left: number, moves: Moves | undefined): void {
    const at = startOf(this.task.left, left);
    for (let j = start; j < end; j++) {
      const from = moves?.movedFrom[j] ?? -1;
      const line = lineOf(this.task.right, j, j + 1, noSpans);
      this.rows.push({ kind: 'added', right: line, ...(from >= 0 ? { movedFrom: from + 1 } : {}) });
      this.change({
        leftStart: at,
        leftEnd: at,
        rightStart: startOf(this.task.right, j),
        rightEnd: startOf(this.task.right, j + 1),
        ...(from >= 0 ? { moved: from + 1 } : {}),
      });
    }
  }

  private pair(i: number, j: number): void {
    const { left, right } = this.task;
    const inner = this.changesInPair(i, j);
    const leftSpans = inner.map(({ leftStart, leftEnd }) => ({ start: leftStart, end: leftEnd }));
    const rightSpans = inner.map(({ rightStart, rightEnd }) => ({
      start: rightStart,
      end: rightEnd,
    }));
    const shown = (side: Side, index: number, spans: typeof leftSpans) => {
      const end = side.units.ends[index] ?? side.text.length;
      return lineOf(side, index, index + 1, spansInside(spans, startOf(side, index), end));
    };
    this.rows.push({
      kind: 'changed',
      left: shown(left, i, leftSpans),
      right: shown(right, j, rightSpans),
    });
    for (const change of inner) this.change(change);
  }

  private changesInPair(i: number, j: number): Change[] {
    const { left, right } = this.task;
    const content: Change = {
      leftStart: startOf(left, i),
      leftEnd: left.units.ends[i] ?? left.text.length,
      rightStart: startOf(right, j),
      rightEnd: right.units.ends[j] ?? right.text.length,
    };
    const inner = this.options.words ? this.finder.within(content) : [content];
    if (!this.options.ends) return inner;
    const ends = {
      leftStart: content.leftEnd,
      leftEnd: startOf(left, i + 1),
      rightStart: content.rightEnd,
      rightEnd: startOf(right, j + 1),
    };
    const same =
      left.text.slice(ends.leftStart, ends.leftEnd) ===
      right.text.slice(ends.rightStart, ends.rightEnd);
    return same ? inner : [...inner, ends];
  }

  /** Adds a change; one that touches the one before makes one with it, unless either moved. */
  private change(change: TextChange): void {
    const last = this.changes.at(-1);
    const touches = last?.leftEnd === change.leftStart && last.rightEnd === change.rightStart;
    if (touches && last.moved === undefined && change.moved === undefined) {
      this.changes.pop();
      this.changes.push({ ...change, leftStart: last.leftStart, rightStart: last.rightStart });
    } else this.changes.push(change);
  }
}
