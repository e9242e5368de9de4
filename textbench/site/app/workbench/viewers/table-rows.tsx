import type { Cell, Column } from '@textbench/kit';
import { memo } from 'react';
import { sameColumns, sameRow, type TableRowCells } from './same-cells.ts';
import { cellText } from './table-order.ts';

/** Up to here a cell of code stays on one line. */
const shortCell = 40;

/** Rows of a table; each is drawn again only when it is another. */
export function TableRows({
  columns,
  rows,
}: {
  columns: readonly Column[];
  rows: readonly TableRowCells[];
}) {
  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
  return rows.map((row, index) => <TableRow columns={columns} key={index} row={row} />);
}

interface TableRowProps {
  columns: readonly Column[];
  row: TableRowCells;
}

const TableRow = memo(function TableRow({ columns, row }: TableRowProps) {
  return (
    <tr className="border-line border-b hover:bg-soft">
      {columns.map((column, index) => (
        <BodyCell cell={row[index] ?? null} column={column} key={column.label} />
      ))}
    </tr>
  );
}, sameProps);

function sameProps(one: TableRowProps, other: TableRowProps): boolean {
  return sameRow(one.row, other.row) && sameColumns(one.columns, other.columns);
}

function BodyCell({ column, cell }: { column: Column; cell: Cell }) {
  const look = isNumeric(column) ? 'text-right tabular-nums' : 'text-left break-words';
  const short = String(cell ?? '').length <= shortCell;
  const wrapping = short ? 'whitespace-pre' : 'min-w-64 whitespace-pre-wrap';
  const face = column.kind === 'code' ? `font-mono text-[13px] ${wrapping}` : '';
  return (
    <td className={`max-w-96 px-3 py-1.5 align-top first:pl-4 last:pr-4 ${look} ${face}`}>
      {cellText(column, cell)}
    </td>
  );
}

/** Whether a column is set to the right. */
export function isNumeric(column: Column): boolean {
  return column.kind === 'number' || column.kind === 'percent';
}
