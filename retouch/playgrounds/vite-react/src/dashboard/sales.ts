export interface Order {
  readonly id: number;
  readonly customer: string;
  readonly total: number;
  readonly status: 'paid' | 'sent' | 'returned';
}

export const salesByDay = [
  { day: 'Mon', cents: 42000 },
  { day: 'Tue', cents: 31500 },
  { day: 'Wed', cents: 56200 },
  { day: 'Thu', cents: 48900 },
  { day: 'Fri', cents: 73400 },
  { day: 'Sat', cents: 91800 },
  { day: 'Sun', cents: 60300 },
];

export const orders: readonly Order[] = [
  { id: 1042, customer: 'Ada Moreau', total: 6800, status: 'paid' },
  { id: 1041, customer: 'Tomás Vidal', total: 3400, status: 'sent' },
  { id: 1040, customer: 'Kirsi Laine', total: 10200, status: 'sent' },
  { id: 1039, customer: 'Ben Okafor', total: 3400, status: 'returned' },
];
