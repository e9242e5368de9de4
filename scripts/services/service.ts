import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A server that `npm start` brings up. */
export interface Service {
  /** As a person reads it: `Textbench`. */
  readonly name: string;
  /** Its own where it is free, else the next free one is taken. */
  readonly preferredPort: number;
  /** Folder it runs in. */
  readonly folder: string;
  /** What the pinned Node.js runs: a file and its arguments. */
  command(port: number): readonly string[];
}

export interface RunningService {
  readonly name: string;
  readonly address: string;
  /** Resolves when it has ended, by itself or stopped, with what it ended on: `exit code 1`. */
  readonly ended: Promise<string>;
  /** Ends it and all that it started. */
  stop(): Promise<void>;
}

const patienceMs = 3_000;

/** Starts a service on a port of 127.0.0.1; it may take a while until it answers there. */
export function startService(service: Service, port: number): RunningService {
  const child = spawn(
    process.execPath,
    ['--import', new URL('end-with-parent.mjs', import.meta.url).href, ...service.command(port)],
    {
      cwd: service.folder,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32', // its own group, so that all of it can be ended
    },
  );
  const ended = once(child, 'exit').then(([code, signal]) =>
    signal === null ? `exit code ${code}` : String(signal),
  );
  return {
    name: service.name,
    address: `http://127.0.0.1:${port}/`,
    ended,
    async stop() {
      signalGroup(child, 'SIGTERM');
      await Promise.race([ended, wait(patienceMs, undefined, { ref: false })]);
      signalGroup(child, 'SIGKILL');
      await ended;
    },
  };
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
