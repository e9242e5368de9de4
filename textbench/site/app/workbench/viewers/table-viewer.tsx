import type { Column, TablePart } from '@textbench/kit';
import { useMemo, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { firstInView } from './first-in-view.ts';
import { sameRow, type TableRowCells } from './same-cells.ts';
import { ScrollRegion } from './scroll-region.tsx';
import type { SlicePlan } from './slices.ts';
import { sortedRows, type TableOrder } from './table-order.ts';
import { isNumeric, TableRows } from './table-rows.tsx';
import { useSlices } from './use-slices.ts';

type Rows = readonly TableRowCells[];

const rowsAtOnce = 200;

/** So many rows at once, as their cells set the widths of columns together. */
const plan: SlicePlan<Rows> = {
  budget: 1,
  cost: () => 1,
  same: (one, other) =>
    one.length === other.length && one.every((row, index) => sameRow(row, other[index])),
};

/** A table that sorts by a click on a heading; long ones grow by a button. */
export function TableViewer({ part }: { part: TablePart }) {
  const [order, setOrder] = useState<TableOrder | null>(null);
  const [shown, setShown] = useState(rowsAtOnce);
  const region = useRef<HTMLElement>(null);
  const rows = useMemo(
    () => (order ? sortedRows(part.rows, order) : part.rows),
    [part.rows, order],
  );
  const bodies = useMemo(() => cutRows(rows.slice(0, shown)), [rows, shown]);
  const { drawn, complete } = useSlices(bodies, plan, () => firstInView(region.current, 'tbody'));
  return (
    <ScrollRegion
      busy={!complete}
      className="overflow-x-auto"
      name={part.title ?? 'Table'}
      ref={region}
    >
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
        {drawn.map((body, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          <tbody key={index}>
            <TableRows columns={part.columns} rows={body} />
          </tbody>
        ))}
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

function cutRows(rows: Rows): Rows[] {
  const bodies: Rows[] = [];
  for (let at = 0; at < rows.length; at += rowsAtOnce) bodies.push(rows.slice(at, at + rowsAtOnce));
  return bodies;
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
      className={`border-line border-b p-0 font-semibold ${isNumeric(column) ? 'text-right' : 'text-left'}`}
      scope="col"
    >
      <button
        className={`flex min-h-9 w-full items-center gap-1 px-3 first:pl-4 hover:bg-soft focus-visible:outline-offset-[-2px] ${isNumeric(column) ? 'justify-end' : ''}`}
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
