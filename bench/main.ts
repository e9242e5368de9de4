/** `npm run bench [-- mode] [options]`; see `bench/README.md`. */
import { parseOrder, usage } from './order.ts';

const order = parseOrder(process.argv.slice(2));
if ('fault' in order) {
  console.error(`${order.fault}\n\n${usage}`);
  process.exit(2);
}

const modes = {
  tools: async () => (await import('./modes/tools.ts')).benchTools,
  memory: async () => (await import('./modes/memory.ts')).benchMemory,
  sizes: async () => (await import('./modes/sizes.ts')).benchSizes,
  page: async () => (await import('./modes/page.ts')).benchPage,
  mutation: async () => (await import('./modes/mutation.ts')).benchMutation,
  stamping: async () => (await import('./modes/stamping.ts')).benchStamping,
};

const bench = await modes[order.mode]();
process.exitCode = (await bench(order)) ? 0 : 1;
