import type { DifferenceLine, DifferenceRow } from '@textbench/kit';
import { foldSameRows } from './fold-same-rows.ts';

/** A stretch of a difference that is drawn at once: a few rows, or one line for many that are folded. */
export interface DifferencePiece {
  readonly folded: boolean;
  /** Index of the first row in the whole difference. */
  readonly start: number;
  /** The rows to draw; none where they are folded. */
  readonly rows: readonly DifferenceRow[];
  /** How many rows it stands for. */
  readonly count: number;
}

const rowsInPiece = 20;

/**
 * Cuts a difference into pieces.
 *
 * @param unfolded first rows of the stretches that a person has unfolded
 */
export function differencePieces(
  rows: readonly DifferenceRow[],
  unfolded: ReadonlySet<number>,
): DifferencePiece[] {
  return foldSameRows(rows).flatMap(({ start, rows: stretch, folded }) =>
    folded && !unfolded.has(start)
      ? [{ folded, start, rows: [], count: stretch.length }]
      : cutRows(stretch, start),
  );
}

function cutRows(stretch: readonly DifferenceRow[], start: number): DifferencePiece[] {
  const pieces: DifferencePiece[] = [];
  for (let at = 0; at < stretch.length; at += rowsInPiece) {
    const rows = stretch.slice(at, at + rowsInPiece);
    pieces.push({ folded: false, start: start + at, rows, count: rows.length });
  }
  return pieces;
}

/** Whether two pieces look the same and do the same. */
export function samePiece(one: DifferencePiece, other: DifferencePiece): boolean {
  if (one.folded !== other.folded || one.count !== other.count) return false;
  if (one.folded) return one.start === other.start;
  return one.rows.every((row, index) => sameRow(row, other.rows[index]));
}

function sameRow(one: DifferenceRow, other: DifferenceRow | undefined): boolean {
  return (
    one.kind === other?.kind &&
    movedLine(one) === movedLine(other) &&
    sameLine(leftLine(one), leftLine(other)) &&
    sameLine(rightLine(one), rightLine(other))
  );
}

/** The line of the first text, where the row has one. */
export function leftLine(row: DifferenceRow): DifferenceLine | undefined {
  return row.kind === 'added' ? undefined : row.left;
}

/** The line of the second text, where the row has one. */
export function rightLine(row: DifferenceRow): DifferenceLine | undefined {
  return row.kind === 'removed' ? undefined : row.right;
}

/** Number of the line in the other text that a row was moved from or to. */
export function movedLine(row: DifferenceRow): number | undefined {
  if (row.kind === 'removed') return row.movedTo;
  return row.kind === 'added' ? row.movedFrom : undefined;
}

function sameLine(one: DifferenceLine | undefined, other: DifferenceLine | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.number === other.number &&
    one.text === other.text &&
    one.spans.length === other.spans.length &&
    one.spans.every(
      ({ start, end }, index) =>
        start === other.spans[index]?.start && end === other.spans[index].end,
    )
  );
}
