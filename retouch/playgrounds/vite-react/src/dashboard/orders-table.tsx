import type { ReactNode } from 'react';
import { euros } from '../ui/money.ts';
import { OrderStatus } from './order-status.jsx';
import type { Order } from './sales.ts';

interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
}

const columns: readonly Column<Order>[] = [
  { title: 'Order', cell: ({ id }) => <code className="text-xs">#{id}</code> },
  { title: 'Customer', cell: ({ customer }) => customer },
  { title: 'Total', cell: ({ total }) => <span className="tabular-nums">{euros(total)}</span> },
  { title: 'Status', cell: ({ status }) => <OrderStatus status={status} /> },
];

export function OrdersTable({ orders }: { orders: readonly Order[] }) {
  const renderRow = (order: Order) => (
    <tr key={order.id} className="border-t border-bark/10">
      {columns.map(({ title, cell }) => (
        <td key={title} className="py-2 pr-4">
          {cell(order)}
        </td>
      ))}
    </tr>
  );
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col" className="pb-2 font-medium text-bark/60">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{orders.map(renderRow)}</tbody>
      </table>
    </div>
  );
}
