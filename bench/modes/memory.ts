import type { BenchOrder } from '../order.ts';
export async function benchMemory(_order: BenchOrder): Promise<boolean> {
  return false;
}
