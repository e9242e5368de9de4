import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname } from 'node:path';

export interface ChildServerOptions {
  readonly folder: string;
  /** What Node.js is started with: flags, a script, its arguments. */
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Given all that the server prints. */
  readonly onOutput: (text: string) => void;
}

const graceMilliseconds = 4_000;
const keptOutput = 4_000;

/** A dev server in a process of its own, with whatever processes it starts in turn. */
export class ChildServer {
  /** Resolves, with a word on how, when the process has ended for whatever reason. */
  readonly ended: Promise<string>;
  readonly #process: ChildProcess;
  #output = '';

  constructor({ folder, command, environment, onOutput }: ChildServerOptions) {
    this.#process = spawn(process.execPath, command, {
      cwd: folder,
      env: { ...process.env, PATH: pathWithOwnNode(), ...environment },
      // A group of its own: signals of the terminal come to us only, and one of ours ends all of it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output = (this.#output + text).slice(-keptOutput);
        onOutput(text);
      });
    }
    this.ended = once(this.#process, 'close').then(([code, signal]) =>
      signal === null ? `code ${code}` : `${signal}`,
    );
  }

  /** The last of what it has printed, without colours. */
  get lastOutput(): string {
    return this.#output.replace(/\x1b\[[\d;?]*[A-Za-z]/g, '').trim();
  }

  /** The first message of the process; undefined where it ends without one. */
  async message(): Promise<unknown> {
    const message = once(this.#process, 'message').then(([value]: unknown[]) => value);
    return Promise.race([message, this.ended.then(() => undefined)]);
  }

  /** Ends it and all that it has started. */
  async stop(): Promise<void> {
    const kill = () => this.#signal('SIGKILL');
    const timer = setTimeout(kill, graceMilliseconds);
    this.#signal('SIGTERM');
    await this.ended;
    clearTimeout(timer);
    kill();
  }

  #signal(signal: NodeJS.Signals): void {
    const { pid } = this.#process;
    if (pid === undefined) return;
    try {
      process.kill(-pid, signal);
    } catch (error) {
      // ESRCH: nobody of the group is left.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** What the server starts in turn by the name `node`, as Turbopack does, is the Node.js that we are. */
function pathWithOwnNode(): string {
  return [dirname(process.execPath), process.env.PATH ?? ''].join(delimiter);
}
