import { describe, expect, it } from 'vitest';
import { textResult } from './testing/fake-worker.testing.ts';
import { finish, requestOf, runsOf, started } from './testing/started-runner.testing.ts';

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
    around.pass(5);
    run('c'); // before the patience with a would have been over
    around.pass(144);
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
