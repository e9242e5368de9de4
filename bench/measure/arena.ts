/** The process in which a contestant written in JavaScript does its job. */
import { readFileSync } from 'node:fs';
import type { Contest } from '../contest.ts';
import { findContest } from '../contests/index.ts';
import type { Answer, Order, Runner } from './messages.ts';

type Job = () => string | number | Promise<string | number>;

let job: Job = () => '';

process.on('message', async (order: Order) => process.send?.(await obey(order)));
process.on('disconnect', () => process.exit());

async function obey(order: Order): Promise<Answer> {
  try {
    switch (order.kind) {
      case 'prepare': {
        const texts = order.files.map((file) => readFileSync(file, 'utf8'));
        job = await jobs[order.runner](findContest(order.tool, order.task), texts);
        return { kind: 'prepared' };
      }
      case 'time':
        return { kind: 'took', milliseconds: await time() };
      case 'output':
        return { kind: 'output', output: `${await job()}` };
    }
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: 'fault', message };
  }
}

const jobs: Record<Runner, (contest: Contest, texts: string[]) => Promise<Job>> = {
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

async function time(): Promise<number> {
  const start = performance.now();
  const output = await job();
  if (typeof output === 'string') makeWhole(output);
  return performance.now() - start;
}

/** Joins a string that is still a chain of pieces: that work belongs to whoever left it undone. */
function makeWhole(output: string): void {
  if (output !== '' && Number.isNaN(output.charCodeAt(output.length >> 1)))
    throw new Error('Torn.');
}
