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
  if (column.kind !== 'percent') return grouped(digits).format(cell);
  return `${grouped(digits).format(cell * 100)} %`;
}

/** One format for each number of decimals: to make one costs as much as hundreds of uses. */
const formats = new Map<number | undefined, Intl.NumberFormat>();

function grouped(digits: number | undefined): Intl.NumberFormat {
  const known = formats.get(digits);
  if (known) return known;
  const format = new Intl.NumberFormat(
    'en',
    digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits },
  );
  formats.set(digits, format);
  return format;
}
