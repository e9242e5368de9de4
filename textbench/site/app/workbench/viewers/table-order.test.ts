import type { Cell, Column } from '@textbench/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellText, sortedRows, type TableOrder } from './table-order.ts';

const up: TableOrder = { column: 0, direction: 'ascending' };
const down: TableOrder = { column: 0, direction: 'descending' };

function sorted(cells: readonly Cell[], order: TableOrder): (Cell | undefined)[] {
  return sortedRows(
    cells.map((cell) => [cell]),
    order,
  ).map(([cell]) => cell);
}

describe('sortedRows', () => {
  it('sorts numbers by their value', () => {
    expect(sorted([10, 9, -1, 2.5], up)).toEqual([-1, 2.5, 9, 10]);
    expect(sorted([10, 9, -1, 2.5], down)).toEqual([10, 9, 2.5, -1]);
  });

  it('sorts words as a dictionary does, and numbers in them by their value', () => {
    expect(sorted(['zebra', 'Émile', 'apple', 'file10', 'file9', 'eve'], up)).toEqual([
      'apple',
      'Émile',
      'eve',
      'file9',
      'file10',
      'zebra',
    ]);
  });

  it('puts empty cells last either way', () => {
    expect(sorted([null, 2, null, 1], up)).toEqual([1, 2, null, null]);
    expect(sorted([null, 2, null, 1], down)).toEqual([2, 1, null, null]);
    expect(sortedRows([[], [1]], up)).toEqual([[1], []]);
  });

  it('sorts by the column told, and keeps the order of equals, either way', () => {
    const rows = [
      ['a', 2],
      ['b', 1],
      ['c', 2],
      ['d', 1],
    ] as const;
    const first = (order: TableOrder) => sortedRows(rows, order).map(([name]) => name);
    expect(first({ column: 1, direction: 'ascending' })).toEqual(['b', 'd', 'a', 'c']);
    expect(first({ column: 1, direction: 'descending' })).toEqual(['a', 'c', 'b', 'd']);
  });

  it('leaves the rows it was given as they were', () => {
    const rows = [[2], [1]];
    sortedRows(rows, up);
    expect(rows).toEqual([[2], [1]]);
  });

  it('loses no row', () => {
    const cell = fc.oneof(fc.constant(null), fc.integer(), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, fc.nat())), (rows) => {
        const found = sortedRows(rows, up);
        expect(new Set(found)).toEqual(new Set(rows));
        expect(found.length).toBe(rows.length);
      }),
    );
  });
});

describe('cellText', () => {
  const number: Column = { label: 'Count', kind: 'number' };

  it.each([
    [number, 1_234_567, '1,234,567'],
    [number, 0, '0'],
    [number, null, ''],
    [number, 'n/a', 'n/a'],
    [{ ...number, digits: 2 }, 3, '3.00'],
    [{ ...number, digits: 2 }, 1_234.567, '1,234.57'],
    [{ label: 'Share', kind: 'percent' }, 0.125, '12.5 %'],
    [{ label: 'Share', kind: 'percent' }, 1, '100.0 %'],
    [{ label: 'Share', kind: 'percent', digits: 0 }, 0.126, '13 %'],
    [{ label: 'Word', kind: 'text' }, '<b>', '<b>'],
    [{ label: 'Word', kind: 'text' }, '', ''],
  ] satisfies [Column, Cell, string][])('of %j and %j is %j', (column, cell, shown) => {
    expect(cellText(column, cell)).toBe(shown);
  });
});
