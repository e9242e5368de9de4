/** Runs tools away from the page. One message in, its answers out; the page ends it to cancel. */
import { ToolInputError } from '@textbench/kit';
import { toolModules } from '@textbench/tools/modules';
import type { FromWorker, ToWorker } from './protocol.ts';
import {
  type FinishedRun,
  type ReadTexts,
  refusalOf,
  runRequest,
  type WorkingTool,
} from './run-request.ts';
import { shownResult } from './shown-result.ts';

declare const self: DedicatedWorkerGlobalScope;

let last: FinishedRun | undefined;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  answer(data).catch((error: unknown) => {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    post({ type: 'failed', id: data.id, message, stack });
  });
});

async function answer(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'load':
      await loadTool(message.slug);
      return;
    case 'run':
      return run(message);
    case 'form':
      return post({ type: 'form', id: message.id, content: await formOf(message) });
    case 'inspect':
      return inspect(message);
  }
}

async function inspect({ id, file, encoding }: Extract<ToWorker, { type: 'inspect' }>) {
  const { inspectFile } = await import('./inspect-file.ts').catch((cause: unknown) => {
    throw new Error('Check the connection and try again.', { cause });
  });
  post({ type: 'inspected', id, file: await inspectFile(file, encoding) });
}

async function run(request: Extract<ToWorker, { type: 'run' }>): Promise<void> {
  const { id, slug } = request;
  const tool = await loadTool(slug);
  post({ type: 'started', id });
  const read: ReadTexts = {};
  const begun = performance.now();
  try {
    last = await runRequest(tool, request, { progress: reporter(id), secureRandom }, read);
    const took = performance.now() - begun;
    post({ type: 'finished', id, result: shownResult(last, took) });
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    last = undefined;
    post({ type: 'refused', id, refusal: refusalOf(error, read) });
  }
}

function loadTool(slug: string): Promise<WorkingTool> {
  const load = toolModules[slug];
  if (!load) throw new Error(`There is no tool "${slug}".`);
  return load();
}

const progressInterval = 50;

/** Passes progress on at most twenty times a second. */
function reporter(id: number): (done: number) => void {
  let told = performance.now();
  return (done) => {
    const now = performance.now();
    if (now - told < progressInterval) return;
    told = now;
    post({ type: 'progress', id, done });
  };
}

const bytesAtOnce = 65_536; // the most getRandomValues gives

function secureRandom(count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  for (let start = 0; start < count; start += bytesAtOnce) {
    crypto.getRandomValues(bytes.subarray(start, start + bytesAtOnce));
  }
  return bytes;
}

async function formOf(message: Extract<ToWorker, { type: 'form' }>): Promise<Blob> {
  const { part: index, extension } = message;
  const part = last?.result.parts[index];
  if (!last || !part) throw new Error('There is no result to give.');
  if (index === 0 && last.streamed && extension === 'txt') return last.streamed;
  const { plainForms } = await import('@textbench/kit/plain');
  const form = plainForms(part).find((candidate) => candidate.extension === extension);
  if (!form) throw new Error(`This part has no form "${extension}".`);
  const content = form.content();
  return new Blob([typeof content === 'string' ? content : new Uint8Array(content)], {
    type: form.mediaType,
  });
}

function post(message: FromWorker): void {
  self.postMessage(message);
}
