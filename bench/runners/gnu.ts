import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { CommandRival } from '../contest.ts';
import type { Racer } from '../measure/race.ts';

/** A command line as a contestant: timed from its start to its end, with its output to /dev/null. */
export function gnuRacer({ line }: CommandRival, files: readonly string[]): Racer {
  return {
    async once() {
      const output = openSync('/dev/null', 'w');
      const start = performance.now();
      await run(line, files, output);
      const took = performance.now() - start;
      closeSync(output);
      return took;
    },
  };
}

/** What a command line writes. */
export async function gnuOutput({ line }: CommandRival, files: readonly string[]): Promise<string> {
  const pieces: Buffer[] = [];
  await run(line, files, 'pipe', (piece) => pieces.push(piece));
  return Buffer.concat(pieces).toString('utf8');
}

async function run(
  line: string,
  files: readonly string[],
  output: number | 'pipe',
  take?: (piece: Buffer) => void,
): Promise<void> {
  const input = openSync(files[0] ?? '/dev/null', 'r');
  const stdio: StdioOptions = [input, output, 'inherit'];
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const child = spawn('sh', ['-c', line, 'sh', ...files], { stdio, env });
  if (take) child.stdout?.on('data', take);
  const [code]: number[] = await once(child, 'close');
  closeSync(input);
  if (code === undefined || code > 1) throw new Error(`"${line}" ended with ${code}.`); // 1: no match, or differences
}
