import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../../scripts/package-bin.ts';
import { freePort } from '../../../scripts/services/free-port.ts';

const startMs = 120_000;

/** The answer to a change, as wire-format, section 5, has it. */
export interface Answer {
  readonly status: number;
  readonly body: {
    readonly activityId?: string | null;
    readonly prevIdToNewIdMap?: Readonly<Record<string, string>>;
    readonly addedCodebaseIds?: readonly string[];
    readonly files?: readonly { readonly path: string }[];
    readonly error?: { readonly code: string; readonly message: string };
  };
}

/** The command `retouch` on a folder, as a person starts it, and its calls, as a program makes them. */
export interface RunningRetouch {
  /** Where the app is shown, without a slash behind it. */
  readonly address: string;
  mutate(name: string, body: object): Promise<Answer>;
  undo(): Promise<Answer>;
  redo(): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts the command and waits until it prints its address. */
export async function startRetouch(folder: string): Promise<RunningRetouch> {
  const port = await freePort(0);
  const script = join(root, 'retouch/server/src/main.ts');
  const child = spawn(process.execPath, [script, folder, '--no-open', '--port', `${port}`], {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => {
      printed += piece;
    });
  }
  const token = await tokenIn(
    () => printed,
    () => child.exitCode,
  );
  const address = `http://127.0.0.1:${port}`;
  const post = async (path: string, body: object): Promise<Answer> => {
    const response = await fetch(`${address}/__retouch/api/canvases/app/parseAndMutate/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: Answer['body'] = await response.json();
    return { status: response.status, body: answer };
  };
  return {
    address,
    mutate: (name, body) => post(`mutate/${name}`, body),
    undo: () => post('activities/undoChangeToFiles', {}),
    redo: () => post('activities/redoChangeToFiles', {}),
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
}

async function tokenIn(printed: () => string, exitCode: () => number | null): Promise<string> {
  for (let waited = 0; waited < startMs; waited += 100) {
    const [, token] = /token=([\w-]+)/.exec(printed()) ?? [];
    if (token !== undefined) return token;
    if (exitCode() !== null) break;
    await wait(100);
  }
  throw new Error(`retouch did not start:\n${printed()}`);
}
