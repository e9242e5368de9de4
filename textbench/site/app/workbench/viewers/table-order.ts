import type { Cell, Column } from '@textbench/kit';

export interface TableOrder {
  readonly column: number;
  readonly direction: 'ascending' | 'descending';
}

const collator = new Intl.Collator('en', { numeric: true });

/** Rows in another order; empty cells come last either way. */
export function sortedRows<Row extends readonly Cell[]>(
  rows: readonly Row[],
  { column, direction }: TableOrder,
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one[column] ?? null, other[column] ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compareCells(a, b);
  });
}

function compareCells(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}

/** A cell as it is read: grouped thousands, the column's decimals, percent. */
export function cellText(column: Column, cell: Cell): string {
  if (typeof cell !== 'number') return cell ?? '';
  const digits = column.digits ?? (column.kind === 'percent' ? 1 : undefined);
  const fixed =
    digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (column.kind !== 'percent') return cell.toLocaleString('en', fixed);
  return `${(cell * 100).toLocaleString('en', fixed)} %`;
}
