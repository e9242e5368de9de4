import type { DifferenceRow, Figure, Span } from '@textbench/kit';
import { countGraphemes } from '@textbench/language';
import type { Change } from '../../engines/difference/changes.ts';

export interface RowCounts {
  readonly same: number;
  readonly changed: number;
  readonly removed: number;
  readonly added: number;
  /** Of the removed ones, those that stand elsewhere in the other text. */
  readonly moved: number;
}

/** A unit that moved counts as moved, not as removed and added. */
export function countRows(rows: readonly DifferenceRow[]): RowCounts {
  const counts = { same: 0, changed: 0, removed: 0, added: 0, moved: 0 };
  for (const row of rows) {
    if (row.kind === 'removed' && row.movedTo !== undefined) counts.moved++;
    else if (row.kind !== 'added' || row.movedFrom === undefined) counts[row.kind]++;
  }
  return counts;
}

/**
 * Shared characters, twice, to all characters of both texts (Ratcliff and Obershelp's measure, in UTF-16
 * code units): 1 for equal texts.
 */
export function similarity(left: string, right: string, changes: readonly Change[]): number {
  const total = left.length + right.length;
  if (total === 0) return 1;
  let differing = 0;
  for (const { leftStart, leftEnd, rightStart, rightEnd } of changes) {
    differing += leftEnd - leftStart + rightEnd - rightStart;
  }
  return (total - differing) / total;
}

export function statistics(
  left: string,
  right: string,
  changes: readonly Change[],
  counts: RowCounts,
  unit: 'line' | 'sentence',
): Figure[] {
  const units = unit === 'line' ? 'Lines' : 'Sentences';
  const removed = changes.map(({ leftStart, leftEnd }) => ({ start: leftStart, end: leftEnd }));
  const added = changes.map(({ rightStart, rightEnd }) => ({ start: rightStart, end: rightEnd }));
  return [
    {
      label: 'Similarity',
      value: similarity(left, right, changes) * 100,
      unit: '%',
      digits: 1,
      lead: true,
    },
    { label: `${units} changed`, value: counts.changed, lead: true },
    { label: `${units} added`, value: counts.added, lead: true },
    { label: `${units} removed`, value: counts.removed, lead: true },
    { label: `${units} moved`, value: counts.moved },
    { label: `${units} the same`, value: counts.same },
    { label: 'Changes', value: changes.length },
    { label: 'Characters added', value: charactersIn(right, added) },
    { label: 'Characters removed', value: charactersIn(left, removed) },
    { label: 'Characters in the first text', value: countGraphemes(left) },
    { label: 'Characters in the second text', value: countGraphemes(right) },
  ];
}

function charactersIn(text: string, spans: readonly Span[]): number {
  return spans.reduce((sum, { start, end }) => sum + countGraphemes(text.slice(start, end)), 0);
}
