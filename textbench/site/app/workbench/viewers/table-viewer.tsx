import type { Cell, Column, TablePart } from '@textbench/kit';
import { useMemo, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { ScrollRegion } from './scroll-region.tsx';
import { cellText, sortedRows, type TableOrder } from './table-order.ts';

const rowsAtOnce = 200;
/** Up to here a cell of code stays on one line. */
const shortCell = 40;

/** A table that sorts by a click on a heading; long ones grow by a button. */
export function TableViewer({ part }: { part: TablePart }) {
  const [order, setOrder] = useState<TableOrder | null>(null);
  const [shown, setShown] = useState(rowsAtOnce);
  const rows = useMemo(
    () => (order ? sortedRows(part.rows, order) : part.rows),
    [part.rows, order],
  );
  return (
    <ScrollRegion className="overflow-x-auto" name={part.title ?? 'Table'}>
      <table className="w-full border-collapse text-sm">
        <thead className="sticky top-0 bg-card">
          <tr>
            {part.columns.map((column, index) => (
              <HeadCell
                column={column}
                key={column.label}
                onSort={() => setOrder(nextOrder(order, index))}
                order={order?.column === index ? order.direction : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            <tr className="border-line border-b hover:bg-soft" key={index}>
              {part.columns.map((column, cellIndex) => (
                <BodyCell cell={row[cellIndex] ?? null} column={column} key={column.label} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {part.rows.length === 0 ? <p className="px-4 py-3.5 text-muted">Nothing found.</p> : null}
      {rows.length > shown ? (
        <button
          className="m-3 rounded-md border border-line px-3 py-1.5 text-sm hover:bg-soft"
          onClick={() => setShown(shown + rowsAtOnce * 2)}
          type="button"
        >
          Show more of the {rows.length.toLocaleString('en')} rows
        </button>
      ) : null}
    </ScrollRegion>
  );
}

function nextOrder(order: TableOrder | null, column: number): TableOrder | null {
  if (order?.column !== column) return { column, direction: 'ascending' };
  return order.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

interface HeadCellProps {
  column: Column;
  order: 'ascending' | 'descending' | undefined;
  onSort: () => void;
}

function HeadCell({ column, order, onSort }: HeadCellProps) {
  return (
    <th
      aria-sort={order ?? 'none'}
      className={`border-line border-b p-0 font-semibold ${numeric(column) ? 'text-right' : 'text-left'}`}
      scope="col"
    >
      <button
        className={`flex min-h-9 w-full items-center gap-1 px-3 first:pl-4 hover:bg-soft focus-visible:outline-offset-[-2px] ${numeric(column) ? 'justify-end' : ''}`}
        onClick={onSort}
        type="button"
      >
        {column.label}
        <Icon
          className={`${order ? '' : 'opacity-0'} ${order === 'ascending' ? 'rotate-180' : ''}`}
          name="chevron-down"
          size={14}
        />
      </button>
    </th>
  );
}

function BodyCell({ column, cell }: { column: Column; cell: Cell }) {
  const look = numeric(column) ? 'text-right tabular-nums' : 'text-left break-words';
  const short = String(cell ?? '').length <= shortCell;
  const wrapping = short ? 'whitespace-pre' : 'min-w-64 whitespace-pre-wrap';
  const face = column.kind === 'code' ? `font-mono text-[13px] ${wrapping}` : '';
  return (
    <td className={`max-w-96 px-3 py-1.5 align-top first:pl-4 last:pr-4 ${look} ${face}`}>
      {cellText(column, cell)}
    </td>
  );
}

function numeric(column: Column): boolean {
  return column.kind === 'number' || column.kind === 'percent';
}
