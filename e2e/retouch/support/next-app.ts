import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { packageBin } from '../../../scripts/package-bin.ts';
import { lastAnswer } from '../../../scripts/services/answers.ts';
import { freePort } from '../../../scripts/services/free-port.ts';
import type { RunningApp } from './vite-app.ts';

export type Bundler = 'turbopack' | 'webpack';

export interface RunningNextApp extends RunningApp {
  /** What it has printed so far. */
  printed(): string;
}

const startMs = 120_000;
const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };

/** Starts an app's own dev server. */
export async function startNextApp(folder: string, bundler: Bundler): Promise<RunningNextApp> {
  const port = await freePort(0);
  const child = next(folder, ['dev', `--${bundler}`, '--port', `${port}`]);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
    });
  }
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  const status = await lastAnswer(`${address}/`, startMs);
  const app = { address, printed: () => text, stop: () => stopGroup(child.pid, ended) };
  if (status === 200 && child.exitCode === null) return app;
  await app.stop();
  throw new Error(`next dev answered ${status}:\n${text}`);
}

/** Builds an app for production; gives what was printed where that fails. */
export async function buildNextApp(folder: string): Promise<string | undefined> {
  const child = next(folder, ['build']);
  const pieces: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece));
  }
  const [code]: (number | null)[] = await once(child, 'exit');
  return code === 0 ? undefined : pieces.join('');
}

function next(folder: string, args: readonly string[]) {
  return spawn(process.execPath, [packageBin('next', 'next'), ...args], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // its own group, so that all of it can be ended
  });
}

/** Ends a server and all that it started; what is killed may still be writing for a moment. */
async function stopGroup(pid: number | undefined, ended: Promise<unknown>): Promise<void> {
  if (pid === undefined) return;
  signal(pid, 'SIGTERM');
  await Promise.race([ended, wait(3_000, undefined, { ref: false })]);
  signal(pid, 'SIGKILL');
  await ended;
  for (let look = 0; look < 60 && signal(pid, 0); look++) await wait(50);
}

/** Signals a group of processes; false where there is none any more. */
function signal(group: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}
