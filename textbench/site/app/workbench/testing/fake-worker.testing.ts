import type { FromWorker, ShownResult, ToWorker } from '../../worker/protocol.ts';
import type { RunnerSurroundings, WorkerPort } from '../tool-runner.ts';

/** A worker that does nothing by itself: the test says what it answers. */
export class FakeWorker implements WorkerPort {
  readonly heard: ToWorker[] = [];
  ended = false;
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;

  postMessage(message: ToWorker): void {
    if (this.ended) throw new Error('a message to a worker that was ended');
    this.heard.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  /** A worker that was ended answers nothing more. */
  answer(message: FromWorker): void {
    if (!this.ended) this.onmessage?.({ data: message });
  }

  fail(message: string): void {
    if (!this.ended) this.onerror?.({ message });
  }
}

/** Workers and a clock in the hands of a test. */
export class FakeSurroundings implements RunnerSurroundings {
  readonly workers: FakeWorker[] = [];
  #time = 0;
  #timers: { at: number; call: () => void }[] = [];

  createWorker(): FakeWorker {
    const worker = new FakeWorker();
    this.workers.push(worker);
    return worker;
  }

  now(): number {
    return this.#time;
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.#time + milliseconds, call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Lets time pass; what is due is called in order. */
  pass(milliseconds: number): void {
    const until = this.#time + milliseconds;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#time = Math.max(this.#time, next.at);
      next.call();
    }
    this.#time = until;
  }

  get runningTimers(): number {
    return this.#timers.length;
  }

  /** The newest worker. */
  get worker(): FakeWorker {
    const newest = this.workers.at(-1);
    if (!newest) throw new Error('no worker was made');
    return newest;
  }
}

/** A result of one text. */
export function textResult(text: string): ShownResult {
  return {
    parts: [{ part: { kind: 'text', text }, forms: ['txt'] }],
    facts: [],
    notes: [],
    inputMarks: [],
    inputSizes: {},
    milliseconds: 1,
  };
}
