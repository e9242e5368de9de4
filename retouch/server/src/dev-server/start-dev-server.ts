import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../command/command-error.ts';
import { answersWithin } from './answers.ts';
import { ChildServer } from './child-server.ts';
import type { DevServerStatus } from './dev-server-status.ts';
import { freePort } from './free-port.ts';
import { packageEntry, packageFolder } from './package-file.ts';
import { configurationFile, type ProjectFolder } from './project-folder.ts';

/** An app's own dev server, started by us or by somebody else. */
export interface DevServer {
  readonly address: URL;
  stop(): Promise<void>;
}

export interface DevServerOptions {
  readonly project: ProjectFolder;
  readonly status: DevServerStatus;
  /** Given all that the server prints. */
  readonly onOutput: (text: string) => void;
  /** Ends a start that is under way. */
  readonly signal: AbortSignal;
}

/** The first page of a large app may have to be compiled before it answers. */
const startMilliseconds = 120_000;
const joinMilliseconds = 5_000;

/** Joins a dev server that runs already. @throws CommandError where it does not answer. */
export async function joinDevServer(address: URL, status: DevServerStatus): Promise<DevServer> {
  if (!(await answersWithin(address, joinMilliseconds))) {
    throw new CommandError(`Nothing answers at ${address.href}. Start the app's dev server first.`);
  }
  status.change({ state: 'ready' });
  return { address, stop: async () => {} };
}

/**
 * Starts a project's own dev server, so that its elements get their ids, and waits until it answers.
 * @throws CommandError where there is none that is known, or it ends before it answers.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { project, status, onOutput, signal } = options;
  const port = await freePort();
  signal.throwIfAborted();
  const child = new ChildServer({ folder: project.root, onOutput, ...commandOf(project, port) });
  const stop = () => child.stop();
  const giveUp = () => void stop();
  signal.addEventListener('abort', giveUp);
  void child.ended.then((how) => {
    const message = `It has ended by itself (${how}).\n${child.lastOutput}`.trim();
    status.change({ state: 'stopped', message });
  });
  try {
    const address = await addressOf(child, project, port);
    status.change({ state: 'ready' });
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/** What the configuration of a project lacks for its elements to get ids; undefined where nothing does. */
export function missingConfiguration({ root, framework }: ProjectFolder): string | undefined {
  if (framework !== 'next') return undefined;
  const file = configurationFile(root, 'next.config');
  if (file !== undefined && readFileSync(join(root, file), 'utf8').includes('withRetouch')) {
    return undefined;
  }
  return `Nothing can be selected until ${file ?? 'next.config.ts'} wraps what it exports:

  import { withRetouch } from '@retouch/plugin/next';
  export default withRetouch(nextConfig);`;
}

function commandOf({ root, framework }: ProjectFolder, port: number) {
  switch (framework) {
    case 'vite':
    case 'react-router':
      return viteCommand(root, port, framework === 'react-router');
    case 'next': {
      const bin = join(packageFolder(root, 'next'), 'dist/bin/next');
      return { command: [bin, 'dev', '--hostname', '127.0.0.1', '--port', `${port}`] };
    }
    case 'unknown':
      throw new CommandError(
        `Retouch starts apps of Vite, React Router and Next.js, and ${root} is none of them. Start its dev server yourself and name it: retouch --url http://localhost:3000`,
      );
  }
}

function viteCommand(root: string, port: number, isReactRouter: boolean) {
  const vite = packageEntry(packageFolder(root, 'vite'));
  const child = join(import.meta.dirname, 'vite-child.ts');
  return {
    // React Router's own command starts itself again with this condition.
    command: [...(isReactRouter ? ['--conditions=development'] : []), child, vite, `${port}`],
    environment: { NODE_ENV: 'development' },
  };
}

async function addressOf(child: ChildServer, { framework, root }: ProjectFolder, port: number) {
  const told = framework === 'next' ? {} : await child.message();
  const address = new URL(addressIn(told) ?? `http://127.0.0.1:${port}/`);
  const isUp = await Promise.race([
    answersWithin(address, startMilliseconds),
    child.ended.then(() => undefined),
  ]);
  if (isUp === true) return address;
  const what =
    isUp === undefined
      ? 'ended before it answered'
      : `did not answer for ${startMilliseconds / 1000} seconds`;
  throw new CommandError(`The dev server of ${root} ${what}; what it printed above says why.`);
}

function addressIn(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('address' in message)) return undefined;
  return typeof message.address === 'string' ? message.address : undefined;
}
