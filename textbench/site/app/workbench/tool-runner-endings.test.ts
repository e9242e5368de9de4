import { describe, expect, it } from 'vitest';
import { finish, runsOf, started } from './testing/started-runner.testing.ts';

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
