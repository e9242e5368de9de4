import { parentPort, workerData } from 'node:worker_threads';
import type { Tool } from '@textbench/kit';
import { ToolInputError } from '@textbench/kit';
import { loadFrom } from '../tool-shelf.ts';
import type { HostedSummaryStream, HostedTextStream, ToolHost } from './tool-host.ts';
import { localHost } from './tool-host.ts';
import type { WorkerReply, WorkerRequest, WorkerStart, WorkerValue } from './worker-messages.ts';

const port = parentPort;
if (!port) throw new Error('This module is the code of a worker thread.');
const { modules, slug, options }: WorkerStart = workerData;

let host: ToolHost | undefined;
let stream: HostedTextStream | HostedSummaryStream | undefined;

async function answer(request: WorkerRequest): Promise<WorkerValue> {
  const opened = host ?? fail();
  switch (request.do) {
    case 'run':
      return opened.run(request.inputs);
    case 'open':
      stream = await (request.stream === 'text' ? opened.textStream() : opened.summaryStream());
      return undefined;
    case 'push':
      return (await (stream ?? fail()).push(request.piece)) ?? undefined;
    case 'end':
      return (stream ?? fail()).end();
    case 'facts':
      return stream && 'facts' in stream ? stream.facts() : [];
  }
}

function fail(): never {
  throw new Error('A request came before what it needs.');
}

async function replyTo(work: () => Promise<WorkerValue>): Promise<WorkerReply> {
  try {
    return { kind: 'value', value: await work() };
  } catch (error) {
    if (error instanceof ToolInputError) {
      const { message, option, position } = error;
      return { kind: 'refusal', message, option, position };
    }
    return { kind: 'bug', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

async function start(): Promise<undefined> {
  const tool: Tool = await loadFrom(modules, slug);
  host = localHost(tool, options);
  return undefined;
}

port.on('message', async (request: WorkerRequest) => {
  port.postMessage(await replyTo(() => answer(request)));
});
port.postMessage(await replyTo(start));
