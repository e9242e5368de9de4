import type { DifferenceRow } from '@textbench/kit';

/** Consecutive rows that are drawn, or folded into one line. */
export interface Stretch {
  /** Index of the first row. */
  readonly start: number;
  readonly rows: readonly DifferenceRow[];
  readonly folded: boolean;
}

/** Rows kept before and after a change. */
const context = 3;
/** Fewer rows than this are not worth folding. */
const shortestFold = 6;

/** Cuts rows into stretches; runs of equal rows away from changes are folded. */
export function foldSameRows(rows: readonly DifferenceRow[]): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  const take = (end: number, folded: boolean) => {
    if (end > start) stretches.push({ start, rows: rows.slice(start, end), folded });
    start = end;
  };
  for (let i = 0; i < rows.length; ) {
    let end = i;
    while (end < rows.length && (rows[end]?.kind === 'same') === (rows[i]?.kind === 'same')) end++;
    const foldFrom = i === 0 ? 0 : i + context;
    const foldTo = end === rows.length ? end : end - context;
    if (rows[i]?.kind === 'same' && foldTo - foldFrom >= shortestFold) {
      take(foldFrom, false);
      take(foldTo, true);
    }
    i = end;
  }
  take(rows.length, false);
  return stretches;
}
