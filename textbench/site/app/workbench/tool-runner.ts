import type {
  FromWorker,
  InspectedFile,
  Refusal,
  RunRequest,
  ShownResult,
  ToWorker,
} from '../worker/protocol.ts';
import { patternRefusal, requestTimeLimit } from './pattern-limit.ts';

/** The part of a Worker that the runner needs. */
export interface WorkerPort {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: { message: string }) => void) | null;
}

export interface RunnerSurroundings {
  createWorker(): WorkerPort;
  now(): number;
  /** Calls back after so many milliseconds; the answer cancels it. */
  after(milliseconds: number, call: () => void): () => void;
}

export type RunEvent =
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'finished'; readonly result: ShownResult }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'failed'; readonly message: string; readonly stack: string };

export interface RunOptions {
  /** The tool runs a pattern of the person's own, so the run is stopped when it takes too long. */
  readonly patternLimited?: boolean;
}

/** Runs one tool at a time in a worker; the newest request wins. */
export interface ToolRunner {
  /** Fetches a tool's code ahead of its first run. */
  load(slug: string): void;
  /** Starts a run and ends the one before. Its events arrive until the next run or `cancel`. */
  run(request: RunRequest, listen: (event: RunEvent) => void, options?: RunOptions): void;
  /** Ends the run that is going on, if any; its listener hears nothing more. */
  cancel(): void;
  /** The whole of a part of the last result, in one of its forms. */
  form(part: number, extension: string): Promise<Blob>;
  inspect(file: File, encoding?: string): Promise<InspectedFile>;
  dispose(): void;
}

/** A run this old is ended for a newer one; a younger one is waited for, which is quicker. */
const patience = 150;

interface Current {
  readonly id: number;
  readonly request: RunRequest;
  readonly begun: number;
  readonly listen: (event: RunEvent) => void;
  readonly options: RunOptions;
  stopClock: () => void;
}

type Waiting = Pick<Current, 'request' | 'listen' | 'options'>;

type Reply = Extract<FromWorker, { type: 'form' | 'inspected' | 'failed' }>;

interface Asked {
  readonly message: ToWorker;
  readonly settle: (reply: Reply) => void;
}

export function createToolRunner(around: RunnerSurroundings = browserSurroundings): ToolRunner {
  let worker: WorkerPort | undefined;
  let current: Current | undefined;
  let waiting: Waiting | undefined;
  let nextId = 1;
  const asked = new Map<number, Asked>();

  function port(): WorkerPort {
    if (worker) return worker;
    worker = around.createWorker();
    worker.onmessage = ({ data }) => receive(data);
    worker.onerror = ({ message }) => {
      const newest = waiting ?? current;
      waiting = undefined;
      endWorker('The page could not load this tool. Check the connection and try again.');
      newest?.listen({
        type: 'failed',
        message: message || 'The tool could not be loaded.',
        stack: '',
      });
    };
    return worker;
  }

  function endWorker(reason: string): void {
    current?.stopClock();
    current = undefined;
    worker?.terminate();
    worker = undefined;
    for (const [id, { settle }] of asked)
      settle({ type: 'failed', id, message: reason, stack: '' });
    asked.clear();
  }

  /** Ends the worker for its run's sake: files that it was to inspect go to the next one. */
  function endRun(reason: string): void {
    const inspections = [...asked].filter(([, { message }]) => message.type === 'inspect');
    for (const [id] of inspections) asked.delete(id);
    endWorker(reason);
    for (const [id, inspection] of inspections) {
      asked.set(id, inspection);
      port().postMessage(inspection.message);
    }
  }

  function receive(message: FromWorker): void {
    const question = asked.get(message.id);
    if (
      question &&
      (message.type === 'form' || message.type === 'inspected' || message.type === 'failed')
    ) {
      asked.delete(message.id);
      question.settle(message);
      return;
    }
    if (message.id !== current?.id) return;
    if (message.type === 'started') startClock(current);
    else if (message.type === 'progress') current.listen(message);
    else if (message.type !== 'form' && message.type !== 'inspected') finish(current, message);
  }

  function startClock(run: Current): void {
    if (!run.options.patternLimited) return;
    const limit = requestTimeLimit(run.request);
    run.stopClock = around.after(limit, () => {
      endRun('The run was stopped.');
      run.listen({ type: 'refused', refusal: patternRefusal(limit) });
    });
  }

  function finish(run: Current, event: RunEvent): void {
    run.stopClock();
    current = undefined;
    const newer = waiting;
    waiting = undefined;
    // A newer request is on its way: its result will replace this one, which is still worth seeing.
    if (event.type === 'finished' || !newer) run.listen(event);
    if (newer) start(newer);
  }

  function start(next: Waiting): void {
    const id = nextId++;
    current = { ...next, id, begun: around.now(), stopClock: () => {} };
    port().postMessage({ type: 'run', id, ...next.request });
  }

  /** Ends a run that has not finished when its patience is over and something newer waits. */
  function waitFor(run: Current, left: number): void {
    around.after(left, () => {
      if (current === run && waiting) replaceCurrent(waiting);
    });
  }

  function replaceCurrent(next: Waiting): void {
    endRun('A newer run took its place.');
    waiting = undefined;
    start(next);
  }

  function ask(question: (id: number) => ToWorker): Promise<Reply> {
    const id = nextId++;
    const message = question(id);
    return new Promise((resolve, reject) => {
      asked.set(id, {
        message,
        settle: (reply) =>
          reply.type === 'failed' ? reject(new Error(reply.message)) : resolve(reply),
      });
      port().postMessage(message);
    });
  }

  return {
    load(slug) {
      port().postMessage({ type: 'load', id: nextId++, slug });
    },
    run(request, listen, options = {}) {
      const next = { request, listen, options };
      if (!current) return start(next);
      const left = patience - (around.now() - current.begun);
      if (left <= 0) return replaceCurrent(next);
      if (!waiting) waitFor(current, left);
      waiting = next;
    },
    cancel() {
      waiting = undefined;
      if (current) endRun('The run was stopped.');
    },
    async form(part, extension) {
      const reply = await ask((id) => ({ type: 'form', id, part, extension }));
      if (reply.type !== 'form') throw new Error('The worker answered something else.');
      return reply.content;
    },
    async inspect(file, encoding) {
      const reply = await ask((id) =>
        encoding === undefined
          ? { type: 'inspect', id, file }
          : { type: 'inspect', id, file, encoding },
      );
      if (reply.type !== 'inspected') throw new Error('The worker answered something else.');
      return reply.file;
    },
    dispose() {
      waiting = undefined;
      endWorker('The page was left.');
    },
  };
}

const browserSurroundings: RunnerSurroundings = {
  createWorker: () =>
    new Worker(new URL('../worker/tool-worker.ts', import.meta.url), {
      type: 'module',
    }) as WorkerPort,
  now: () => performance.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
