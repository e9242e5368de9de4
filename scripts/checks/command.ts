import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../package-bin.ts';
import { type Counts, one } from './counts.ts';

interface Surroundings {
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a command on view and gives its exit code; one ended by a signal gives 1. */
export async function run(
  command: string,
  args: readonly string[],
  { folder = root, environment = {} }: Surroundings = {},
): Promise<number> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code]: (number | null)[] = await once(child, 'exit');
  return code ?? 1;
}

/** Runs a file on this Node.js; see {@link run}. */
export function runNode(args: readonly string[], surroundings?: Surroundings): Promise<number> {
  return run(process.execPath, args, surroundings);
}

/** A check that a command makes, by its exit code. */
export async function check(args: readonly string[], folder?: string): Promise<Counts> {
  return one((await runNode(args, folder === undefined ? {} : { folder })) === 0);
}
