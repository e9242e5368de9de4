import { describe, expect, it } from 'vitest';
import type { InspectedFile } from '../worker/protocol.ts';
import { textResult } from './testing/fake-worker.testing.ts';
import { lastOf, started } from './testing/started-runner.testing.ts';

const inspected: InspectedFile = {
  encoding: 'utf-8',
  certain: true,
  lineEnds: 'LF',
  text: 'a\n',
  whole: true,
};

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
