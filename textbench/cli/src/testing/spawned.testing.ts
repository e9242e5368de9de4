import type { Buffer } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The command with the real tools. */
export const realMain = join(import.meta.dirname, '../main.ts');

/** The command with the tools of the tests. */
export const testMain = join(import.meta.dirname, 'test-main.testing.ts');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly bytes: Buffer;
}

/** Runs the command as a process of its own. */
export function spawned(
  args: readonly string[],
  {
    input = '',
    cwd = process.cwd(),
    env = process.env,
    main = testMain,
  }: { input?: string | Uint8Array; cwd?: string; env?: NodeJS.ProcessEnv; main?: string } = {},
): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    input,
    cwd,
    env,
    maxBuffer: 256 * 1024 * 1024,
  });
  return { code: status, stdout: stdout.toString(), stderr: stderr.toString(), bytes: stdout };
}
