import { describe, expect, it } from 'vitest';
import type { InspectedFile, RunRequest, ToWorker } from '../worker/protocol.ts';
import { FakeSurroundings, type FakeWorker, textResult } from './testing/fake-worker.testing.ts';
import { createToolRunner, type RunEvent, type RunOptions } from './tool-runner.ts';

function started() {
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

function requestOf(text: string): RunRequest {
  return { slug: 'upper-case', inputs: { text: { kind: 'text', text } }, options: {} };
}

/** The texts of the runs a worker was told. */
function runsOf(worker: FakeWorker): string[] {
  return worker.heard.flatMap((message) => {
    const input = message.type === 'run' ? message.inputs.text : undefined;
    return input?.kind === 'text' ? [input.text] : [];
  });
}

function lastOf(worker: FakeWorker, type: ToWorker['type']): number {
  const message = worker.heard.findLast((candidate) => candidate.type === type);
  if (!message) throw new Error(`no ${type} was heard`);
  return message.id;
}

function finish(worker: FakeWorker, text: string): void {
  worker.answer({ type: 'finished', id: lastOf(worker, 'run'), result: textResult(text) });
}

const inspected: InspectedFile = {
  encoding: 'utf-8',
  certain: true,
  lineEnds: 'LF',
  text: 'a\n',
  whole: true,
};

describe('a run', () => {
  it('reaches the worker as it was asked for, and its events the listener', () => {
    const { around, run, events } = started();
    run('a');
    const { worker } = around;
    expect(worker.heard).toEqual([{ type: 'run', id: 1, ...requestOf('a') }]);
    worker.answer({ type: 'started', id: 1 });
    worker.answer({ type: 'progress', id: 1, done: 0.5 });
    finish(worker, 'A');
    expect(events.a).toMatchObject([
      { type: 'progress', done: 0.5 },
      { type: 'finished', result: textResult('A') },
    ]);
  });

  it('tells refusals and mistakes', () => {
    const { around, run, events } = started();
    run('a');
    around.worker.answer({ type: 'refused', id: 1, refusal: { message: 'No.' } });
    run('b');
    around.worker.answer({ type: 'failed', id: 2, message: 'a mistake', stack: 'at x' });
    expect(events).toMatchObject({
      a: [{ type: 'refused', refusal: { message: 'No.' } }],
      b: [{ type: 'failed', message: 'a mistake', stack: 'at x' }],
    });
    expect(around.workers.length).toBe(1);
  });

  it('keeps its worker for the next', () => {
    const { around, run } = started();
    run('a');
    finish(around.worker, 'A');
    run('b');
    finish(around.worker, 'B');
    expect(around.workers.length).toBe(1);
    expect(runsOf(around.worker)).toEqual(['a', 'b']);
  });

  it('hears nothing of runs that are over', () => {
    const { around, run, types } = started();
    run('a');
    finish(around.worker, 'A');
    around.worker.answer({ type: 'progress', id: 1, done: 1 });
    finish(around.worker, 'A again');
    expect(types('a')).toEqual(['finished']);
  });
});

describe('the newest request', () => {
  it('waits for a young run, whose result is still worth seeing', () => {
    const { around, run, types } = started();
    run('a');
    around.pass(100);
    run('b');
    expect(runsOf(around.worker)).toEqual(['a']);
    finish(around.worker, 'A');
    expect(types('a')).toEqual(['finished']);
    expect(runsOf(around.worker)).toEqual(['a', 'b']);
    finish(around.worker, 'B');
    expect(types('b')).toEqual(['finished']);
    expect(around.workers.length).toBe(1);
  });

  it('wins over those that waited before it', () => {
    const { around, run, types } = started();
    for (const text of ['a', 'b', 'c', 'd']) run(text);
    finish(around.worker, 'A');
    finish(around.worker, 'D');
    expect(runsOf(around.worker)).toEqual(['a', 'd']);
    expect(['a', 'b', 'c', 'd'].map(types)).toEqual([['finished'], [], [], ['finished']]);
  });

  it('hides a refusal of the run before: that was about what is no longer there', () => {
    const { around, run, types } = started();
    run('a');
    run('b');
    around.worker.answer({ type: 'refused', id: 1, refusal: { message: 'No.' } });
    expect(types('a')).toEqual([]);
    expect(runsOf(around.worker)).toEqual(['a', 'b']);
  });

  it('ends a run that does not finish within 150 milliseconds', () => {
    const { around, run, types } = started();
    run('a');
    around.pass(100);
    run('b');
    around.pass(49);
    expect(around.workers.length).toBe(1);
    around.pass(1);
    const [first, second] = around.workers;
    expect(first?.ended).toBe(true);
    expect(second && runsOf(second)).toEqual(['b']);
    finish(around.worker, 'B');
    expect([types('a'), types('b')]).toEqual([[], ['finished']]);
  });

  it('ends an old run at once', () => {
    const { around, run, types } = started();
    run('a');
    around.pass(150);
    run('b');
    expect(around.workers.map(({ ended }) => ended)).toEqual([true, false]);
    expect(runsOf(around.worker)).toEqual(['b']);
    expect(types('a')).toEqual([]);
  });

  it('is the last of those typed when patience is over', () => {
    const { around, run } = started();
    run('a');
    run('b');
    around.pass(60);
    run('c');
    around.pass(60);
    run('d');
    around.pass(30);
    expect(around.workers.map(runsOf)).toEqual([['a'], ['d']]);
  });

  it('has its own patience: it is not ended because the one before was slow', () => {
    const { around, run } = started();
    run('a');
    around.pass(140);
    run('b');
    finish(around.worker, 'A'); // b starts at 140
    around.pass(100);
    run('c');
    around.pass(49);
    expect(around.workers.length).toBe(1);
    around.pass(1); // 150 after b began
    expect(around.workers.map(runsOf)).toEqual([['a', 'b'], ['c']]);
  });

  it('is not started twice by a patience that ends later', () => {
    const { around, run } = started();
    run('a');
    around.pass(10);
    run('b');
    finish(around.worker, 'A');
    finish(around.worker, 'B');
    around.pass(1_000);
    expect(around.workers.map(runsOf)).toEqual([['a', 'b']]);
  });
});

describe('cancel', () => {
  it('ends the run, and its listener hears nothing more', () => {
    const { around, runner, run, types } = started();
    run('a');
    const { worker } = around;
    runner.cancel();
    expect(worker.ended).toBe(true);
    worker.onmessage?.({ data: { type: 'finished', id: 1, result: textResult('A') } });
    expect(types('a')).toEqual([]);
  });

  it('forgets what waits', () => {
    const { around, runner, run, types } = started();
    run('a');
    run('b');
    runner.cancel();
    around.pass(1_000);
    expect(around.workers.length).toBe(1);
    expect(types('b')).toEqual([]);
  });

  it('leaves a worker that does nothing: it still holds the last result', () => {
    const { around, runner, run } = started();
    run('a');
    finish(around.worker, 'A');
    runner.cancel();
    expect(around.worker.ended).toBe(false);
  });

  it('lets the next run begin in another worker', () => {
    const { around, runner, run, types } = started();
    run('a');
    runner.cancel();
    run('b');
    finish(around.worker, 'B');
    expect(around.workers.length).toBe(2);
    expect(types('b')).toEqual(['finished']);
  });
});

describe('a pattern that a person wrote', () => {
  const patternLimited = true;

  it('is stopped when its time is over, which is said at its option', () => {
    const { around, run, events } = started();
    run('aaaaaaaa!', { patternLimited });
    around.worker.answer({ type: 'started', id: 1 });
    around.pass(1_999);
    expect(events['aaaaaaaa!']).toEqual([]);
    around.pass(1);
    expect(around.worker.ended).toBe(true);
    const [event] = events['aaaaaaaa!'] ?? [];
    expect(event).toMatchObject({ type: 'refused', refusal: { option: 'pattern' } });
    expect(event?.type === 'refused' && event.refusal.message).toMatch(
      /^The pattern was stopped after 2 seconds: .*\(a\+\)\+.*\.$/,
    );
  });

  it('has a second without text, and one more for every million characters begun', () => {
    for (const [text, seconds, words] of [
      ['', 1, '1 second:'],
      ['x'.repeat(2_500_000), 4, '4 seconds:'],
    ] as const) {
      const { around, run, events } = started();
      run(text, { patternLimited });
      around.worker.answer({ type: 'started', id: 1 });
      around.pass(seconds * 1_000 - 1);
      expect(events[text]).toEqual([]);
      around.pass(1);
      const [event] = events[text] ?? [];
      expect(event?.type === 'refused' && event.refusal.message).toContain(words);
    }
  });

  it('has its time from when it starts, not from when its code is fetched', () => {
    const { around, run, types } = started();
    run('a', { patternLimited });
    around.pass(10_000);
    around.worker.answer({ type: 'started', id: 1 });
    around.pass(1_999);
    finish(around.worker, 'A');
    expect(types('a')).toEqual(['finished']);
  });

  it('is not stopped once it has finished, was cancelled or gave way', () => {
    const { around, runner, run, types } = started();
    run('a', { patternLimited });
    around.worker.answer({ type: 'started', id: 1 });
    finish(around.worker, 'A');
    expect(around.runningTimers).toBe(0);
    run('b', { patternLimited });
    around.worker.answer({ type: 'started', id: 2 });
    runner.cancel();
    expect(around.runningTimers).toBe(0);
    run('c', { patternLimited });
    around.worker.answer({ type: 'started', id: 3 });
    around.pass(200);
    run('d');
    around.pass(100_000);
    finish(around.worker, 'D');
    expect(['a', 'b', 'c', 'd'].map(types)).toEqual([['finished'], [], [], ['finished']]);
  });

  it('does not hold others to its limit', () => {
    const { around, run, types } = started();
    run('a');
    around.worker.answer({ type: 'started', id: 1 });
    around.pass(1_000_000);
    finish(around.worker, 'A');
    expect(types('a')).toEqual(['finished']);
  });

  it('lets the next run begin afterwards', () => {
    const { around, run, types } = started();
    run('a', { patternLimited });
    around.worker.answer({ type: 'started', id: 1 });
    around.pass(2_000);
    run('b', { patternLimited });
    finish(around.worker, 'B');
    expect([types('a'), types('b')]).toEqual([['refused'], ['finished']]);
  });
});

describe('questions to the worker', () => {
  it('are answered: a form of the result, an inspected file', async () => {
    const { around, runner } = started();
    const form = runner.form(0, 'csv');
    const inspection = runner.inspect(new File(['a'], 'a.txt'), 'koi8-r');
    const { worker } = around;
    expect(worker.heard).toMatchObject([
      { type: 'form', id: 1, part: 0, extension: 'csv' },
      { type: 'inspect', id: 2, encoding: 'koi8-r' },
    ]);
    worker.answer({ type: 'inspected', id: 2, file: inspected });
    worker.answer({ type: 'form', id: 1, content: new Blob(['a,b']) });
    expect(await inspection).toBe(inspected);
    expect(await (await form).text()).toBe('a,b');
  });

  it('leave the encoding to be found where none is told', () => {
    const { around, runner } = started();
    void runner.inspect(new File(['a'], 'a.txt'));
    expect(around.worker.heard[0]).not.toHaveProperty('encoding');
  });

  it('are refused where the worker cannot answer', async () => {
    const { around, runner } = started();
    const form = runner.form(3, 'csv');
    around.worker.answer({ type: 'failed', id: 1, message: 'There is no result.', stack: '' });
    await expect(form).rejects.toThrow('There is no result.');
  });

  it('are refused where the answer is of another kind', async () => {
    const { around, runner } = started();
    const form = runner.form(0, 'txt');
    const inspection = runner.inspect(new File([], 'a'));
    around.worker.answer({ type: 'inspected', id: 1, file: inspected });
    around.worker.answer({ type: 'form', id: 2, content: new Blob() });
    await expect(form).rejects.toThrow('something else');
    await expect(inspection).rejects.toThrow('something else');
  });

  it('do not disturb the run', () => {
    const { around, runner, run, types } = started();
    run('a');
    void runner.inspect(new File(['a'], 'a.txt'));
    around.worker.answer({ type: 'inspected', id: 2, file: inspected });
    around.worker.answer({ type: 'finished', id: 1, result: textResult('A') });
    expect(types('a')).toEqual(['finished']);
  });

  it('for a form end with the result they are about', async () => {
    const { runner, run } = started();
    run('a');
    const form = runner.form(0, 'txt');
    runner.cancel();
    await expect(form).rejects.toThrow('The run was stopped.');
  });

  it('about a file go to the next worker where the run is cancelled or replaced', async () => {
    const { around, runner, run } = started();
    run('a');
    const inspection = runner.inspect(new File(['a'], 'a.txt'));
    runner.cancel();
    run('b');
    around.pass(150);
    run('c');
    expect(around.workers.map(({ ended }) => ended)).toEqual([true, true, false]);
    expect(around.worker.heard.map(({ type }) => type)).toEqual(['inspect', 'run']);
    around.worker.answer({
      type: 'inspected',
      id: lastOf(around.worker, 'inspect'),
      file: inspected,
    });
    expect(await inspection).toBe(inspected);
  });

  it('about a file outlive a pattern that is stopped', async () => {
    const { around, runner, run } = started();
    run('a', { patternLimited: true });
    around.worker.answer({ type: 'started', id: 1 });
    const inspection = runner.inspect(new File(['a'], 'a.txt'));
    around.pass(2_000);
    around.worker.answer({ type: 'inspected', id: 2, file: inspected });
    expect(await inspection).toBe(inspected);
  });
});

describe('a worker that cannot be loaded', () => {
  it('fails the run with a sentence', () => {
    const { around, run, events } = started();
    run('a');
    around.worker.fail('');
    expect(events.a).toEqual([
      { type: 'failed', message: 'The tool could not be loaded.', stack: '' },
    ]);
    run('b');
    around.worker.fail('SyntaxError: x');
    expect(events.b).toMatchObject([{ type: 'failed', message: 'SyntaxError: x' }]);
  });

  it('refuses questions', async () => {
    const { around, runner } = started();
    const inspection = runner.inspect(new File(['a'], 'a.txt'));
    around.worker.fail('');
    await expect(inspection).rejects.toThrow('Check the connection');
  });

  it('is tried again by the next run', () => {
    const { around, run, types } = started();
    run('a');
    around.worker.fail('');
    run('b');
    finish(around.worker, 'B');
    expect(around.workers.length).toBe(2);
    expect(types('b')).toEqual(['finished']);
  });

  it('fails the newest request, and starts it never again', () => {
    const { around, run, types } = started();
    run('a');
    run('b');
    around.worker.fail('');
    expect([types('a'), types('b')]).toEqual([[], ['failed']]);
    run('c');
    finish(around.worker, 'C');
    around.pass(1_000);
    expect(types('c')).toEqual(['finished']);
    expect(around.workers.map(runsOf)).toEqual([['a'], ['c']]);
  });

  it('is silent where nothing was asked for but code', () => {
    const { around, runner } = started();
    runner.load('upper-case');
    expect(around.worker.heard).toEqual([{ type: 'load', id: 1, slug: 'upper-case' }]);
    around.worker.fail('');
    expect(around.worker.ended).toBe(true);
  });
});

describe('code fetched ahead', () => {
  it('is fetched by the worker that runs it', () => {
    const { around, runner, run, types } = started();
    runner.load('upper-case');
    run('a');
    around.worker.answer({ type: 'failed', id: 1, message: 'not there', stack: '' });
    finish(around.worker, 'A');
    expect(around.workers.length).toBe(1);
    expect(types('a')).toEqual(['finished']);
  });
});

describe('dispose', () => {
  it('ends everything', async () => {
    const { around, runner, run, types } = started();
    run('a');
    run('b');
    const inspection = runner.inspect(new File(['a'], 'a.txt'));
    runner.dispose();
    await expect(inspection).rejects.toThrow('The page was left.');
    around.pass(10_000);
    expect(around.workers.map(({ ended }) => ended)).toEqual([true]);
    expect([types('a'), types('b')]).toEqual([[], []]);
  });

  it('does nothing where nothing was begun', () => {
    const { around, runner } = started();
    runner.dispose();
    expect(around.workers).toEqual([]);
  });
});
