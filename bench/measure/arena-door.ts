import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Answer, Fault, Order } from './messages.ts';

const memory = '--max-old-space-size=12000';

/** Sends orders to a process that measures; ends it when an order takes too long. */
export class Arena {
  #process: ChildProcess | undefined;

  /**
   * Carries out an order; nothing when it was not done within the time.
   *
   * @throws when the contestant threw, or its process ended by itself
   */
  async order(order: Order, withinMs: number): Promise<Answer | undefined> {
    const answer = await this.#answer(order, withinMs);
    if (answer && 'fault' in answer) {
      throw new Error(`${order.contestant}, ${order.tool}, ${order.task}: ${answer.fault}`);
    }
    return answer;
  }

  close(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  #answer(order: Order, withinMs: number): Promise<Answer | Fault | undefined> {
    this.#process ??= fork(join(import.meta.dirname, 'arena.ts'), {
      execArgv: [memory, '--no-warnings'],
      serialization: 'advanced',
    });
    const arena = this.#process;
    const { promise, resolve } = Promise.withResolvers<Answer | Fault | undefined>();
    const timer = setTimeout(() => {
      this.close();
      resolve(undefined);
    }, withinMs);
    const ended = () => {
      this.#process = undefined;
      resolve({ fault: 'the process ended, out of memory perhaps' });
    };
    arena.once('message', (answer: Answer | Fault) => resolve(answer));
    arena.once('exit', ended);
    arena.send(order);
    return promise.finally(() => {
      clearTimeout(timer);
      arena.removeAllListeners('message');
      arena.off('exit', ended);
    });
  }
}
