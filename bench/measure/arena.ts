/** The process in which contestants written in JavaScript are measured: one order after the other. */
import { readFileSync } from 'node:fs';
import type { Contest } from '../contest.ts';
import { findContest } from '../contests/index.ts';
import type { Answer, Fault, Order } from './messages.ts';
import { sample } from './samples.ts';

process.on('message', async (order: Order) => {
  process.send?.(await obey(order));
});
process.on('disconnect', () => process.exit());

async function obey(order: Order): Promise<Answer | Fault> {
  try {
    const texts = order.files.map((file) => readFileSync(file, 'utf8'));
    const job = await jobs[order.contestant](findContest(order.tool, order.task), texts);
    if (order.withOutput) return { samples: [], output: `${await job()}` };
    return { samples: await sample(() => time(job)) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

type Job = () => string | number | Promise<string | number>;

const jobs: Record<Order['contestant'], (contest: Contest, texts: string[]) => Promise<Job>> = {
  async textbench(contest, texts) {
    const { toolJob } = await import('../runners/textbench.ts');
    return toolJob(contest, texts);
  },
  async cyberChef(contest, texts) {
    const { cyberChefJob } = await import('../runners/cyber-chef.ts');
    return cyberChefJob(contest, texts);
  },
  async plain({ plain }, texts) {
    if (!plain) throw new Error('There is no plain way.');
    return () => plain.run(texts);
  },
};

async function time(job: Job): Promise<number> {
  const start = performance.now();
  const output = await job();
  if (typeof output === 'string') readAll(output);
  return performance.now() - start;
}

/** Makes a string that is still a chain of pieces whole: that work belongs to whoever left it. */
function readAll(output: string): void {
  if (Number.isNaN(output.charCodeAt(output.length >> 1)) && output !== '')
    throw new Error('Torn.');
}
