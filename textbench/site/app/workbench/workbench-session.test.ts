import { fileInput, noInputs, type Tool, text, textInput, textsInput } from '@textbench/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readKept } from '../device/device-storage.ts';
import { FakeStorage } from '../device/fake-storage.testing.ts';
import { exampleInputs } from './example-inputs.ts';
import { FakeRunner } from './testing/fake-runner.testing.ts';
import { textResult } from './testing/fake-worker.testing.ts';
import { toolPage } from './testing/tool-page.testing.ts';
import { WorkbenchSession } from './workbench-session.ts';
import type { InputState } from './workbench-state.ts';

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()));

afterEach(() => vi.unstubAllGlobals());

function begun(changes: Partial<Tool> = {}) {
  const runner = new FakeRunner();
  const session = new WorkbenchSession(toolPage(changes), runner);
  const type = (content: string) => session.setInput('text', { kind: 'text', text: content });
  const finish = (content: string) =>
    runner.newest.listen({ type: 'finished', result: textResult(content) });
  return { runner, session, type, finish, state: () => session.getState() };
}

const texts = { texts: textsInput({ label: 'Texts', min: 2, max: 3 }) };
const picture = { picture: fileInput({ label: 'Picture', accept: ['image/*'] }) };

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

describe('files of one text', () => {
  it('stand in the box where they are small, and run', async () => {
    const { runner, session, state } = begun();
    const file = new File(['é\n'], 'a.txt');
    await session.openFiles('text', [file]);
    expect(state().inputs.text).toEqual({
      kind: 'text',
      text: 'é\n',
      source: { file, encoding: 'utf-8', guessed: false, lineEnds: 'LF' },
    });
    expect(runner.newest.request.inputs).toEqual({ text: { kind: 'text', text: 'é\n' } });
  });

  it('stay files where they are large, and wait for the button', async () => {
    const { runner, session, state } = begun();
    const file = new File(['x'.repeat(1_500_000)], 'a.txt');
    await session.openFiles('text', [file]);
    expect(state().inputs.text?.kind).toBe('files');
    expect(state().run.phase).toBe('ready');
    session.runNow();
    expect(runner.newest.request.inputs).toEqual({
      text: { kind: 'files', files: [{ name: 'a.txt', content: file, encoding: 'utf-8' }] },
    });
  });

  it('are one text where there are several', async () => {
    const { session, state } = begun();
    await session.openFiles('text', [new File(['a\n'], 'a'), new File(['b\n'], 'b')]);
    expect(state().inputs.text).toEqual({ kind: 'text', text: 'a\nb\n' });
  });

  it('are none where none was chosen', async () => {
    const { runner, session, state } = begun();
    const before = state();
    await session.openFiles('text', []);
    expect(state()).toBe(before);
    expect(runner.inspections).toEqual([]);
  });

  it('are read again in another encoding: in the box and as files', async () => {
    const { session, state } = begun();
    // python3 -c "print('ж'.encode('koi8-r'))"
    const small = new File([Uint8Array.of(0xd6)], 'a.txt');
    await session.openFiles('text', [small]);
    await session.changeEncoding('text', 'koi8-r');
    expect(state().inputs.text).toMatchObject({
      text: 'ж',
      source: { file: small, encoding: 'koi8-r', guessed: false },
    });
    const large = new File([new Uint8Array(1_500_000).fill(0xd6)], 'b.txt');
    await session.openFiles('text', [large]);
    await session.changeEncoding('text', 'koi8-r');
    expect(state().inputs.text).toMatchObject({ kind: 'files', files: [{ encoding: 'koi8-r' }] });
  });

  it('are not read again once the text was edited, nor where there is no file', async () => {
    const { runner, session, type, state } = begun();
    await session.openFiles('text', [new File(['a'], 'a.txt')]);
    type('ab');
    await session.changeEncoding('text', 'koi8-r');
    expect(runner.inspections.length).toBe(1);
    expect(state().inputs.text).toEqual({ kind: 'text', text: 'ab' });
  });
});

describe('several texts', () => {
  const names = (input: InputState | undefined) =>
    input?.kind === 'texts' ? input.items.map(({ name }) => name) : input?.kind;

  it('are added to, file by file, and never fewer than the tool needs', async () => {
    const { runner, session, state } = begun({ inputs: texts });
    await session.openFiles('texts', [new File(['1'], 'a.txt')]);
    expect(names(state().inputs.texts)).toEqual(['a.txt', 'Text 2']);
    await session.openFiles('texts', [new File(['2'], 'b.txt'), new File(['3'], 'c.txt')]);
    expect(names(state().inputs.texts)).toEqual(['a.txt', 'b.txt', 'c.txt']);
    expect(runner.newest.request.inputs).toEqual({
      texts: {
        kind: 'texts',
        items: [
          { name: 'a.txt', text: '1' },
          { name: 'b.txt', text: '2' },
          { name: 'c.txt', text: '3' },
        ],
      },
    });
  });

  it('take a text that comes from another tool', async () => {
    const { session, state } = begun({ inputs: texts });
    await session.takeText('texts', 'a result');
    expect(state().inputs.texts).toMatchObject({
      kind: 'texts',
      items: [{ text: 'a result' }, { name: 'Text 2', text: '' }],
    });
  });
});

describe('a file of another kind', () => {
  it('is kept as it is; of several, the first', async () => {
    const { runner, session, state } = begun({ inputs: picture });
    const file = new File([Uint8Array.of(1)], 'p.png', { type: 'image/png' });
    await session.openFiles('picture', [file, new File([], 'q.png')]);
    expect(state().inputs.picture).toEqual({ kind: 'bytes', file });
    expect(runner.inspections).toEqual([]);
    expect(runner.newest.request.inputs).toEqual({
      picture: { kind: 'bytes', name: 'p.png', content: file },
    });
  });

  it('waits for the file beside other inputs', () => {
    const { runner, session, type, state } = begun({ inputs: { text: textInput(), ...picture } });
    type('a');
    expect(runner.runs).toEqual([]);
    expect(state().run.phase).toBe('empty');
    session.setInput('picture', { kind: 'bytes', file: new File([], 'p.png') });
    expect(runner.runs.length).toBe(1);
  });

  it('may be a text that comes from another tool', async () => {
    const { session, state } = begun({ inputs: picture });
    await session.takeText('picture', 'a,b');
    const input = state().inputs.picture;
    expect(input?.kind === 'bytes' && (await input.file?.text())).toBe('a,b');
  });
});

describe('a text that is put into an input', () => {
  it('stands in its box up to a million characters', async () => {
    const { runner, session, state } = begun();
    await session.takeText('text', 'x'.repeat(1_000_000));
    expect(state().inputs.text).toEqual({ kind: 'text', text: 'x'.repeat(1_000_000) });
    expect(runner.inspections).toEqual([]);
  });

  it('is a file above that, in UTF-8 whatever it looks like', async () => {
    const { runner, session, state } = begun();
    await session.takeText('text', 'é'.repeat(1_000_001));
    expect(runner.inspections[0]?.encoding).toBe('utf-8');
    const input = state().inputs.text;
    expect(input?.kind === 'files' && input.files[0]?.content.size).toBe(2_000_002);
    expect(state().run.phase).toBe('ready');
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
