import { Worker } from 'node:worker_threads';
import type { InputValue, Result } from '@textbench/kit';
import { patternTimeLimit, ToolInputError } from '@textbench/kit';
import type { ToolHost } from './tool-host.ts';
import type { WorkerReply, WorkerRequest, WorkerStart, WorkerValue } from './worker-messages.ts';

/** Time to load a tool's code, in milliseconds: only a broken machine needs longer. */
const loadLimit = 60_000;

/**
 * Runs a tool whose pattern a person wrote in a thread of its own, which is ended when the pattern
 * takes longer than its text allows.
 */
export async function workerHost(start: WorkerStart): Promise<ToolHost> {
  const worker = new Worker(new URL('./tool-worker.ts', import.meta.url), { workerData: start });
  const ask = async (request: WorkerRequest, length: number): Promise<WorkerValue> => {
    const reply = nextReply(worker, patternTimeLimit(length));
    worker.postMessage(request);
    return valueIn(await reply);
  };
  valueIn(await nextReply(worker, loadLimit));
  return {
    run: async (inputs) => asResult(await ask({ do: 'run', inputs }, totalLength(inputs))),
    async textStream() {
      await ask({ do: 'open', stream: 'text' }, 0);
      return {
        push: async (piece) => asText(await ask({ do: 'push', piece }, piece.length)),
        end: async () => asText(await ask({ do: 'end' }, 0)),
        facts: async () => asTexts(await ask({ do: 'facts' }, 0)),
      };
    },
    async summaryStream() {
      await ask({ do: 'open', stream: 'summary' }, 0);
      return {
        push: async (piece) => void (await ask({ do: 'push', piece }, piece.length)),
        end: async () => asResult(await ask({ do: 'end' }, 0)),
      };
    },
    close: async () => void (await worker.terminate()),
  };
}

function nextReply(worker: Worker, limit: number): Promise<WorkerReply> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('error', onError);
      act();
    };
    const onMessage = (reply: WorkerReply): void => settle(() => resolve(reply));
    const onError = (error: Error): void => settle(() => reject(error));
    const timer = setTimeout(() => {
      settle(() => worker.terminate().then(() => reject(tooSlow(limit)), reject));
    }, limit);
    worker.on('message', onMessage);
    worker.on('error', onError);
  });
}

function tooSlow(limit: number): ToolInputError {
  const seconds = limit / 1_000;
  return new ToolInputError(
    `The pattern was stopped after ${seconds} ${seconds === 1 ? 'second' : 'seconds'} on this text. Repetitions inside repetitions, such as (a+)+, try too many ways: write each only once.`,
  );
}

function valueIn(reply: WorkerReply): WorkerValue {
  if (reply.kind === 'value') return reply.value;
  if (reply.kind === 'bug') throw reply.error;
  const { message, option, position } = reply;
  throw new ToolInputError(message, {
    ...(option === undefined ? {} : { option }),
    ...(position === undefined ? {} : { position }),
  });
}

function totalLength(inputs: Readonly<Record<string, InputValue>>): number {
  let length = 0;
  for (const value of Object.values(inputs)) {
    if (typeof value === 'string') length += value.length;
    else if ('bytes' in value) length += value.bytes.length;
    else for (const { text } of value) length += text.length;
  }
  return length;
}

function asText(value: WorkerValue): string {
  if (typeof value === 'string') return value;
  throw new TypeError('A worker gave no text.');
}

function asTexts(value: WorkerValue): readonly string[] {
  if (value !== undefined && typeof value !== 'string' && !('parts' in value)) return value;
  throw new TypeError('A worker gave no facts.');
}

function asResult(value: WorkerValue): Result {
  if (typeof value === 'object' && 'parts' in value) return value;
  throw new TypeError('A worker gave no result.');
}
