import { Badge } from '../ui/badge.tsx';

/** @param {{ status: 'paid' | 'sent' | 'returned' }} props */
export function OrderStatus({ status }) {
  if (status === 'paid') return <Badge tone="plain">To send</Badge>;
  return status === 'sent' ? <Badge tone="good">Sent</Badge> : <Badge tone="bad">Returned</Badge>;
}
