import { noInputs, text } from '@textbench/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readKept } from '../device/device-storage.ts';
import { FakeStorage } from '../device/fake-storage.testing.ts';
import { exampleInputs } from './example-inputs.ts';
import { begun } from './testing/begun-session.testing.ts';
import { textResult } from './testing/fake-worker.testing.ts';

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()));

afterEach(() => vi.unstubAllGlobals());

describe('typing', () => {
  it('runs with every change', () => {
    const { runner, type, state } = begun();
    expect(state().run).toEqual({ phase: 'empty' });
    type('a');
    type('ab');
    expect(runner.runs.map(({ request }) => request)).toEqual([
      {
        slug: 'upper-case',
        inputs: { text: { kind: 'text', text: 'a' } },
        options: { loud: false, width: 80 },
      },
      {
        slug: 'upper-case',
        inputs: { text: { kind: 'text', text: 'ab' } },
        options: { loud: false, width: 80 },
      },
    ]);
    expect(state().run).toEqual({ phase: 'running', done: null });
  });

  it('shows the result, which belongs to what stands there', () => {
    const { type, finish, state } = begun();
    type('a');
    expect(state().outdated).toBe(true);
    finish('A');
    expect(state()).toMatchObject({
      run: { phase: 'finished' },
      result: textResult('A'),
      outdated: false,
    });
  });

  it('shows the result of a text that stands there no more as an outdated one', () => {
    const { runner, type, state } = begun();
    type('a');
    const [first] = runner.runs;
    type('ab');
    first?.listen({ type: 'finished', result: textResult('A') });
    expect(state()).toMatchObject({
      run: { phase: 'running' },
      result: textResult('A'),
      outdated: true,
    });
    runner.newest.listen({ type: 'finished', result: textResult('AB') });
    expect(state()).toMatchObject({
      run: { phase: 'finished' },
      result: textResult('AB'),
      outdated: false,
    });
  });

  it('keeps the last result, as an outdated one, while the next is on its way', () => {
    const { type, finish, state } = begun();
    type('a');
    finish('A');
    type('ab');
    expect(state()).toMatchObject({ result: textResult('A'), outdated: true });
    finish('AB');
    expect(state()).toMatchObject({ result: textResult('AB'), outdated: false });
  });

  it('shows progress', () => {
    const { runner, type, state } = begun();
    type('a');
    runner.newest.listen({ type: 'progress', done: 0.25 });
    expect(state().run).toEqual({ phase: 'running', done: 0.25 });
  });

  it('shows a refusal and a mistake beside the last result', () => {
    const { runner, type, finish, state } = begun();
    type('a');
    finish('A');
    type('b');
    runner.newest.listen({ type: 'refused', refusal: { message: 'No.' } });
    expect(state()).toMatchObject({
      run: { phase: 'refused', refusal: { message: 'No.' } },
      result: textResult('A'),
      outdated: true,
    });
    type('c');
    runner.newest.listen({ type: 'failed', message: 'a mistake', stack: 'at x' });
    expect(state()).toMatchObject({
      run: { phase: 'failed', message: 'a mistake', stack: 'at x' },
      outdated: true,
    });
  });

  it('shows nothing where nothing is left, and ends the run', () => {
    const { runner, type, finish, state } = begun();
    type('a');
    finish('A');
    type('');
    expect(state()).toMatchObject({ run: { phase: 'empty' }, result: null, outdated: false });
    expect(runner.runs.length).toBe(1);
    expect(runner.cancelled).toBe(1);
  });

  it('tells who listens, until they stop', () => {
    const { session, type } = begun();
    let told = 0;
    const stop = session.subscribe(() => {
      told++;
    });
    type('a');
    expect(told).toBeGreaterThan(0);
    stop();
    const before = told;
    type('b');
    expect(told).toBe(before);
  });

  it('changes the state by a new one, whose other parts stay the same', () => {
    const { session, type } = begun();
    const before = session.getState();
    type('a');
    const after = session.getState();
    expect(after).not.toBe(before);
    expect(after.options).toBe(before.options);
    expect(session.getState()).toBe(after);
  });

  it('runs a pattern of the person’s own under a time limit', () => {
    const { runner, type } = begun({ runsPersonsPattern: true });
    type('a');
    expect(runner.newest.options).toEqual({ patternLimited: true });
    const plain = begun();
    plain.type('a');
    expect(plain.runner.newest.options).toEqual({ patternLimited: false });
  });
});

describe('a text of over 200,000 characters', () => {
  const long = 'x'.repeat(200_001);

  it('waits for the button', () => {
    const { runner, session, type, state } = begun();
    type(long);
    expect(state()).toMatchObject({ run: { phase: 'ready' }, outdated: true });
    expect(runner.runs).toEqual([]);
    session.runNow();
    expect(runner.runs.length).toBe(1);
    expect(state().run.phase).toBe('running');
  });

  it('ends the run of the text before', () => {
    const { runner, type, finish, state } = begun();
    type('a');
    type(long);
    expect(runner.cancelled).toBe(1);
    expect(state().run.phase).toBe('ready');
    type('b');
    finish('B');
    expect(state().run.phase).toBe('finished');
  });

  it('waits with its result when an option changes', () => {
    const { session, type, finish, state } = begun();
    type(long);
    session.runNow();
    finish('X');
    session.setOption('loud', true);
    expect(state()).toMatchObject({
      run: { phase: 'ready' },
      result: textResult('X'),
      outdated: true,
    });
  });
});

describe('a tool that starts on a button', () => {
  it('waits for it, however short the text', () => {
    const { runner, session, type, state } = begun({ startsOnButton: 'It takes its time.' });
    type('a');
    expect(state().run.phase).toBe('ready');
    session.runNow();
    expect(runner.runs.length).toBe(1);
  });

  it('does nothing on the button where there is nothing to do', () => {
    const { runner, session, state } = begun({ startsOnButton: 'It takes its time.' });
    session.runNow();
    expect(runner.runs).toEqual([]);
    expect(state().run.phase).toBe('empty');
  });
});

describe('a generator', () => {
  it('runs without input, as soon as it is loaded', () => {
    const { runner, session } = begun({ inputs: noInputs });
    session.load({});
    expect(runner.newest.request.inputs).toEqual({});
  });
});

describe('options', () => {
  it('run again when they change', () => {
    const { runner, session, type } = begun();
    type('a');
    session.setOption('width', '40');
    expect(runner.newest.request.options).toEqual({ loud: false, width: 40 });
    expect(session.getState().options).toEqual({ loud: false, width: '40' });
  });

  it('that cannot be used are refused beside the option, without a run', () => {
    const { runner, session, type, finish, state } = begun();
    type('a');
    finish('A');
    session.setOption('width', '1e');
    expect(runner.runs.length).toBe(1);
    expect(runner.cancelled).toBe(1);
    expect(state()).toMatchObject({
      run: {
        phase: 'refused',
        refusal: { option: 'width', message: 'Width takes a whole number from 1 to 100.' },
      },
      options: { width: '1e' },
      result: textResult('A'),
      outdated: true,
    });
    session.setOption('width', '10');
    finish('A');
    expect(state()).toMatchObject({ run: { phase: 'finished' }, outdated: false });
  });

  it('do nothing where there is no input', () => {
    const { runner, session, state } = begun();
    session.setOption('loud', true);
    expect(runner.runs).toEqual([]);
    expect(state().run.phase).toBe('empty');
  });

  it('are kept for the next time, as far as they can be used', () => {
    const { session } = begun();
    session.setOption('loud', true);
    session.setOption('width', '40');
    session.setOption('width', '');
    expect(readKept('options-upper-case')).toEqual({ loud: true, width: 40 });
  });

  it('go back to the defaults, which are not kept', () => {
    const { runner, session, type, state } = begun();
    type('a');
    session.setOption('loud', true);
    session.resetOptions();
    expect(state().options).toEqual({ loud: false, width: 80 });
    expect(runner.newest.request.options).toEqual({ loud: false, width: 80 });
    expect(readKept('options-upper-case')).toBe(null);
  });
});

describe('cancel', () => {
  it('stops the run; the button starts it again', () => {
    const { runner, session, type, state } = begun();
    type('a');
    session.cancel();
    expect(runner.cancelled).toBe(1);
    expect(state()).toMatchObject({ run: { phase: 'stopped' }, outdated: true });
    session.runNow();
    expect(runner.runs.length).toBe(2);
  });
});

describe('parts of a result', () => {
  const two = {
    ...textResult('A'),
    parts: [...textResult('A').parts, ...textResult('B').parts],
  } as const;

  it('stay chosen from run to run, as long as they exist', () => {
    const { runner, session, type, finish, state } = begun();
    type('a');
    runner.newest.listen({ type: 'finished', result: two });
    session.choosePart(1);
    type('b');
    runner.newest.listen({ type: 'finished', result: two });
    expect(state().chosenPart).toBe(1);
    type('c');
    finish('C');
    expect(state().chosenPart).toBe(0);
  });

  it('are given whole by the worker', async () => {
    const { runner, session } = begun();
    expect(await (await session.form(1, 'csv')).text()).toBe('part 1 as csv');
    expect(runner.forms).toEqual([{ part: 1, extension: 'csv' }]);
  });
});

describe('an example', () => {
  it('loads inputs and options together, in one run, and shows the main part', () => {
    const { runner, session, state } = begun();
    session.setOption('width', 20);
    session.choosePart(1);
    const [example] = session.tool.examples;
    if (!example) throw new Error('no example');
    session.load(exampleInputs(session.tool, example));
    expect(runner.runs.map(({ request }) => request)).toEqual([
      {
        slug: 'upper-case',
        inputs: { text: { kind: 'text', text: 'hello' } },
        options: { loud: true, width: 80 },
      },
    ]);
    expect(state().chosenPart).toBe(0);
  });

  it('leaves the options a person uses elsewhere as they are kept', () => {
    const { session } = begun();
    session.setOption('width', 20);
    const [example] = session.tool.examples;
    if (example) session.load(exampleInputs(session.tool, example));
    expect(readKept('options-upper-case')).toEqual({ loud: false, width: 20 });
  });
});

describe('a session', () => {
  it('fetches the code of its tool ahead, and ends with its page', () => {
    const { runner, session } = begun();
    session.prepare();
    expect(runner.loaded).toEqual(['upper-case']);
    session.dispose();
    expect(runner.disposed).toBe(true);
  });

  it('shows what its tool gives', () => {
    const { type, finish, state } = begun();
    type('a');
    finish('A');
    expect(state().result?.parts[0].part).toEqual(text('A'));
  });
});
