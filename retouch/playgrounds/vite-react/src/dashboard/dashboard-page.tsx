import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { BagIcon, StarIcon, TruckIcon } from '../ui/icons.tsx';
import { euros } from '../ui/money.ts';
import { OrdersTable } from './orders-table.tsx';
import { orders, salesByDay } from './sales.ts';
import { SalesChart } from './sales-chart.tsx';
import { StatCard } from './stat-card.tsx';

export function DashboardPage() {
  const [onlyOpen, setOnlyOpen] = useState(false);
  const week = salesByDay.reduce((sum, { cents }) => sum + cents, 0);
  const shown = onlyOpen ? orders.filter(({ status }) => status === 'paid') : orders;
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-display text-3xl">This week</h1>
      <div className="grid gap-4 sm:grid-cols-3">
        <StatCard label="Sales" value={euros(week)} icon={<BagIcon className="size-5" />} />
        <StatCard label="To send" value="1" icon={<TruckIcon className="size-5" />} />
        <StatCard label="Rating" value="4.8" icon={<StarIcon className="size-5" />} note="of 5" />
      </div>
      <SalesChart days={salesByDay} />
      <section className="rounded-card bg-paper p-5">
        <div className="mb-3 flex items-center justify-between">
          <h2 className="font-display text-xl">Orders</h2>
          <Button variant="outline" onClick={() => setOnlyOpen(!onlyOpen)}>
            {onlyOpen ? 'Show all' : 'Only to send'}
          </Button>
        </div>
        <OrdersTable orders={shown} />
      </section>
    </div>
  );
}
