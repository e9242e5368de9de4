import type { DifferenceRow } from '@textbench/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldSameRows } from './fold-same-rows.ts';

function rowsOf(kinds: string): DifferenceRow[] {
  return [...kinds].map((kind, index) => {
    const line = { number: index + 1, text: kind, spans: [] };
    if (kind === '-') return { kind: 'removed', left: line };
    if (kind === '+') return { kind: 'added', right: line };
    return { kind: kind === '~' ? 'changed' : 'same', left: line, right: line };
  });
}

/** Stretches as `3[9]3`: the folded ones in brackets. */
function folded(kinds: string): string {
  return foldSameRows(rowsOf(kinds))
    .map(({ rows, folded: isFolded }) => (isFolded ? `[${rows.length}]` : `${rows.length}`))
    .join('');
}

const same = (count: number) => '='.repeat(count);

describe('foldSameRows', () => {
  it.each([
    ['nothing', '', ''],
    ['a change alone', '~', '1'],
    ['few rows that are the same', same(5), '5'],
    ['all rows the same', same(20), '[20]'],
    ['three rows kept around changes, the rest folded', `-${same(12)}+`, '4[6]4'],
    ['too little between changes to fold', `-${same(11)}+`, '13'],
    ['the beginning, up to three rows before a change', `${same(9)}~`, '[6]4'],
    ['a beginning too short to fold', `${same(8)}~`, '9'],
    ['the end, from three rows behind a change', `~${same(9)}`, '4[6]'],
    ['an end too short to fold', `~${same(8)}`, '9'],
    ['several changes', `${same(20)}-+~${same(30)}+${same(3)}-${same(9)}`, '[17]9[24]11[6]'],
  ])('of %s', (_what, kinds, stretches) => {
    expect(folded(kinds)).toBe(stretches);
  });

  it('keeps every row, in order, and knows where stretches start', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('=', same(9), '-', '+', '~') }), (kinds) => {
        const rows = rowsOf(kinds);
        const stretches = foldSameRows(rows);
        expect(stretches.flatMap((stretch) => stretch.rows)).toEqual(rows);
        let start = 0;
        for (const stretch of stretches) {
          expect(stretch.start).toBe(start);
          expect(stretch.rows.length).toBeGreaterThan(0);
          start += stretch.rows.length;
        }
      }),
    );
  });

  it('folds six rows at least, all the same, none within three of a change', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('=', same(9), '-', '+', '~') }), (kinds) => {
        for (const { start, rows, folded: isFolded } of foldSameRows(rowsOf(kinds))) {
          if (!isFolded) continue;
          expect(rows.length).toBeGreaterThanOrEqual(6);
          const around = kinds.slice(Math.max(0, start - 3), start + rows.length + 3);
          expect(around).toMatch(/^=+$/);
        }
      }),
    );
  });
});
