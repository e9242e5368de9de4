import type { TextEdit } from '../../edits/text-edit.ts';

/** A class or an interpolation in a text, and what becomes of it. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  /** What it is replaced by, written as the text writes it; empty to remove it. */
  readonly becomes?: string;
}

/**
 * The edits that remove and replace pieces of a text that goes up to `to`, each removed one with the
 * white space that divided it from the others. Pieces are in order and do not overlap.
 */
export function editPieces(text: string, pieces: readonly Piece[], to: number): TextEdit[] {
  const edits: TextEdit[] = [];
  let survivors = 0;
  let done = 0;
  for (const [index, piece] of pieces.entries()) {
    if (piece.becomes !== '') {
      survivors += 1;
      const { becomes, start, end } = piece;
      if (becomes !== undefined) edits.push({ from: start, to: end, insert: becomes });
      continue;
    }
    const range = removedRange(text, pieces, index, { to, isFirst: survivors === 0 });
    const from = Math.max(range.from, done);
    edits.push({ from, to: range.to, insert: '' });
    done = range.to;
  }
  return edits;
}

function removedRange(
  text: string,
  pieces: readonly Piece[],
  index: number,
  { to, isFirst }: { to: number; isFirst: boolean },
): { from: number; to: number } {
  const [previous, piece, next] = [pieces[index - 1], pieces[index], pieces[index + 1]];
  if (piece === undefined) throw new RangeError(`There is no piece ${index}.`);
  const before = text.slice(previous?.end ?? piece.start, piece.start);
  const after = text.slice(piece.end, next?.start ?? to);
  const withAfter = { from: piece.start, to: next?.start ?? to };
  if (isFirst) return next === undefined && index > 0 ? { ...withAfter, to: piece.end } : withAfter;
  if (next !== undefined && after === '') return { from: piece.start, to: piece.end };
  const beginsLine = /[\n\r]/.test(before) && !/[\n\r]/.test(after);
  if (next !== undefined && beginsLine) return withAfter;
  return { from: piece.start - before.length, to: piece.end };
}
