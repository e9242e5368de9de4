import type { BenchOrder } from '../order.ts';
export async function benchSizes(_order: BenchOrder): Promise<boolean> {
  return false;
}
