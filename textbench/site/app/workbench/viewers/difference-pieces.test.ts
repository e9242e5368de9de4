import type { DifferenceRow } from '@textbench/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencePieces, movedLine, samePiece } from './difference-pieces.ts';

function rowsOf(kinds: string): DifferenceRow[] {
  return [...kinds].map((kind, index) => {
    const line = { number: index + 1, text: kind, spans: [] };
    if (kind === '-') return { kind: 'removed', left: line };
    if (kind === '+') return { kind: 'added', right: line };
    return { kind: kind === '~' ? 'changed' : 'same', left: line, right: line };
  });
}

const nothing: ReadonlySet<number> = new Set();

/** Pieces as `0:20 20:[9]`: the first row, then how many; the folded ones in brackets. */
function cut(kinds: string, unfolded = nothing): string {
  return differencePieces(rowsOf(kinds), unfolded)
    .map(({ start, count, folded }) => `${start}:${folded ? `[${count}]` : count}`)
    .join(' ');
}

describe('differencePieces', () => {
  it('cuts long changes into pieces of twenty rows', () => {
    expect(cut('~'.repeat(45))).toBe('0:20 20:20 40:5');
    expect(cut('~'.repeat(20))).toBe('0:20');
    expect(cut('')).toBe('');
  });

  it('folds what is the same away from changes, until a person unfolds it', () => {
    const kinds = `~${'='.repeat(30)}`;
    expect(cut(kinds)).toBe('0:4 4:[27]');
    expect(cut(kinds, new Set([4]))).toBe('0:4 4:20 24:7');
  });

  it('has every row once, in order', () => {
    const kinds = fc
      .array(fc.constantFrom('~', '-', '+', '=======', '='))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(kinds, fc.array(fc.nat(40)), (drawn, unfolded) => {
        const rows = rowsOf(drawn);
        let reached = 0;
        for (const piece of differencePieces(rows, new Set(unfolded))) {
          expect(piece.start).toBe(reached);
          reached += piece.count;
          if (!piece.folded) expect(piece.rows).toEqual(rows.slice(piece.start, reached));
        }
        expect(reached).toBe(rows.length);
      }),
    );
  });
});

describe('samePiece', () => {
  const line = { number: 1, text: 'a b', spans: [{ start: 0, end: 1 }] };
  const row: DifferenceRow = { kind: 'changed', left: line, right: line };
  const piece = { folded: false, start: 0, count: 1, rows: [row] };
  const withLine = (change: Partial<typeof line>) => ({
    ...piece,
    rows: [{ ...row, right: { ...line, ...change } }],
  });

  it('holds for a copy, wherever it stands', () => {
    expect(samePiece(piece, { ...structuredClone(piece), start: 20 })).toBe(true);
  });

  it.each([
    ['another kind', { ...piece, rows: [{ ...row, kind: 'same' as const }] }],
    ['another number', withLine({ number: 2 })],
    ['another text', withLine({ text: 'a c' })],
    ['another span', withLine({ spans: [{ start: 0, end: 2 }] })],
    ['one span more', withLine({ spans: [...line.spans, { start: 2, end: 3 }] })],
    ['no row', { ...piece, rows: [], count: 0 }],
    ['a folded piece', { ...piece, rows: [], folded: true }],
  ])('does not hold for %s', (_what, other) => {
    expect(samePiece(piece, other)).toBe(false);
  });

  it('does not hold for a row that was moved elsewhere', () => {
    const moved = (movedTo: number) => ({
      ...piece,
      rows: [{ kind: 'removed' as const, left: line, movedTo }],
    });
    expect(samePiece(moved(3), moved(3))).toBe(true);
    expect(samePiece(moved(3), moved(4))).toBe(false);
  });

  it('holds for folded pieces that unfold the same rows', () => {
    const folded = { folded: true, start: 4, count: 9, rows: [] };
    expect(samePiece(folded, { ...folded })).toBe(true);
    expect(samePiece(folded, { ...folded, start: 5 })).toBe(false);
    expect(samePiece(folded, { ...folded, count: 8 })).toBe(false);
  });
});

describe('movedLine', () => {
  const line = { number: 1, text: 'a', spans: [] };

  it('is where a row came from or went', () => {
    expect(movedLine({ kind: 'removed', left: line, movedTo: 7 })).toBe(7);
    expect(movedLine({ kind: 'added', right: line, movedFrom: 5 })).toBe(5);
    expect(movedLine({ kind: 'removed', left: line })).toBe(undefined);
    expect(movedLine({ kind: 'same', left: line, right: line })).toBe(undefined);
  });
});
