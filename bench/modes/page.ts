import type { BenchOrder } from '../order.ts';
export async function benchPage(_order: BenchOrder): Promise<boolean> {
  return false;
}
