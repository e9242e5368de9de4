import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Contest } from '../contest.ts';
import type { Answer, Order, Runner } from './messages.ts';
import type { Racer } from './race.ts';

const memory = '--max-old-space-size=12000';
const preparationMs = 120_000;

/** A contestant in a process of its own. */
export class Arena implements Racer {
  readonly #contest: Contest;
  readonly #runner: Runner;
  readonly #withinMs: number;
  readonly #process: ChildProcess;

  /** @param withinMs after which a run is given up, and the process with it */
  constructor(contest: Contest, runner: Runner, withinMs: number) {
    this.#contest = contest;
    this.#runner = runner;
    this.#withinMs = withinMs;
    this.#process = fork(join(import.meta.dirname, 'arena.ts'), {
      execArgv: [memory, '--no-warnings'],
      serialization: 'advanced',
    });
  }

  /** Loads the texts. @throws when the contestant is not there */
  async prepare(files: readonly string[]): Promise<void> {
    const { tool, task } = this.#contest;
    await this.#order({ kind: 'prepare', tool, task, runner: this.#runner, files }, preparationMs);
  }

  async once(): Promise<number | undefined> {
    const answer = await this.#order({ kind: 'time' }, this.#withinMs);
    return answer?.kind === 'took' ? answer.milliseconds : undefined;
  }

  async output(): Promise<string | undefined> {
    const answer = await this.#order({ kind: 'output' }, this.#withinMs);
    return answer?.kind === 'output' ? answer.output : undefined;
  }

  close(): void {
    this.#process.kill('SIGKILL');
  }

  /** Nothing when there was no answer in time. */
  async #order(order: Order, withinMs: number): Promise<Answer | undefined> {
    const answer = await this.#answer(order, withinMs);
    if (answer?.kind !== 'fault') return answer;
    const { tool, task } = this.#contest;
    throw new Error(`${tool}, ${task}, ${this.#runner}: ${answer.message}`);
  }

  #answer(order: Order, withinMs: number): Promise<Answer | undefined> {
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    const timer = setTimeout(() => {
      this.close();
      resolve(undefined);
    }, withinMs);
    const ended = () =>
      resolve({ kind: 'fault', message: 'its process ended, for lack of memory?' });
    this.#process.once('message', resolve);
    this.#process.once('exit', ended);
    this.#process.send(order);
    return promise.finally(() => {
      clearTimeout(timer);
      this.#process.off('message', resolve);
      this.#process.off('exit', ended);
    });
  }
}
