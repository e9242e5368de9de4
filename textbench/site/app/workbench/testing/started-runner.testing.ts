import type { RunRequest, ToWorker } from '../../worker/protocol.ts';
import { createToolRunner, type RunEvent, type RunOptions } from '../tool-runner.ts';
import { FakeSurroundings, type FakeWorker, textResult } from './fake-worker.testing.ts';

/** A runner in surroundings of the test's own, with what each run was told, by its text. */
export function started() {
  const around = new FakeSurroundings();
  const runner = createToolRunner(around);
  const events: Record<string, RunEvent[]> = {};
  function run(text: string, options?: RunOptions): void {
    const heard: RunEvent[] = [];
    events[text] = heard;
    runner.run(requestOf(text), (event) => heard.push(event), options);
  }
  const types = (text: string) => events[text]?.map(({ type }) => type);
  return { around, runner, events, run, types };
}

export function requestOf(text: string): RunRequest {
  return { slug: 'upper-case', inputs: { text: { kind: 'text', text } }, options: {} };
}

/** The texts of the runs a worker was told. */
export function runsOf(worker: FakeWorker): string[] {
  return worker.heard.flatMap((message) => {
    const input = message.type === 'run' ? message.inputs.text : undefined;
    return input?.kind === 'text' ? [input.text] : [];
  });
}

/** Id of the newest message of a type. */
export function lastOf(worker: FakeWorker, type: ToWorker['type']): number {
  const message = worker.heard.findLast((candidate) => candidate.type === type);
  if (!message) throw new Error(`no ${type} was heard`);
  return message.id;
}

export function finish(worker: FakeWorker, text: string): void {
  worker.answer({ type: 'finished', id: lastOf(worker, 'run'), result: textResult(text) });
}
