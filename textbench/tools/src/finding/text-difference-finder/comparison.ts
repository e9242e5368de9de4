import type { DifferenceLine, DifferenceRow, Span } from '@textbench/kit';
import type { Change } from '../../engines/difference/changes.ts';
import type { ComparisonRules } from '../../engines/difference/rules.ts';
import type { Units } from '../../engines/difference/units.ts';
import type { WorkBudget } from '../../engines/difference/work-budget.ts';

/** One of the two texts with what it is divided into for the rows: lines or sentences. */
export interface Side {
  readonly text: string;
  readonly units: Units;
}

/** Two texts, what may differ, and how long it may take. */
export interface Task {
  readonly left: Side;
  readonly right: Side;
  readonly rules: ComparisonRules;
  readonly budget: WorkBudget;
}

/** A change, and where to look for what it holds when it moved as it is. */
export interface TextChange extends Change {
  /** Number of the line or sentence in the other text, 1 for the first. */
  readonly moved?: number;
}

/** What a comparison found: rows to look at, and the changes as stretches of the two texts. */
export interface Compared {
  readonly rows: readonly DifferenceRow[];
  /** In order. */
  readonly changes: readonly TextChange[];
}

/** Where a unit begins; the end of the text behind the last. */
export function startOf({ text, units }: Side, index: number): number {
  return units.starts[index] ?? text.length;
}

/** The units from `first` to before `end` as one line of a row: usually a single unit. */
export function lineOf(
  side: Side,
  first: number,
  end: number,
  spans: readonly Span[],
): DifferenceLine {
  const start = startOf(side, first);
  const text = side.text.slice(start, side.units.ends[end - 1]);
  return { number: first + 1, text, spans };
}

/** The parts of stretches that lie inside `start` to `end`, counted from `start`. */
export function spansInside(
  stretches: readonly Span[],
  start: number,
  end: number,
): readonly Span[] {
  const spans: Span[] = [];
  for (const stretch of stretches) {
    const from = Math.max(stretch.start, start);
    const to = Math.min(stretch.end, end);
    if (from < to) spans.push({ start: from - start, end: to - start });
  }
  return spans;
}

export const noSpans: readonly Span[] = [];
