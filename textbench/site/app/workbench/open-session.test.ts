import { noInputs, type Tool, textInput, textsInput } from '@textbench/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep } from '../device/device-storage.ts';
import { FakeStorage } from '../device/fake-storage.testing.ts';
import { recentTools } from '../device/recent-tools.ts';
import { textsToFragment } from './fragment.ts';
import { handOver, takeHandoff } from './handoff.ts';
import { keepAddressCurrent, openSession } from './open-session.ts';
import { FakeRunner } from './testing/fake-runner.testing.ts';
import { toolPage } from './testing/tool-page.testing.ts';
import { WorkbenchSession } from './workbench-session.ts';

const replaceState = vi.fn((_state: unknown, _title: string, _address: string) => {});

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('history', { state: { key: 'x' }, replaceState });
  replaceState.mockClear();
});

afterEach(() => {
  takeHandoff();
  vi.unstubAllGlobals();
});

async function opened(
  address: { search?: string; hash?: string } = {},
  changes: Partial<Tool> = {},
) {
  vi.stubGlobal('location', { pathname: '/tools/upper-case', search: '', hash: '', ...address });
  const runner = new FakeRunner();
  const session = new WorkbenchSession(toolPage(changes), runner);
  await openSession(session);
  return { runner, session, state: session.getState() };
}

describe('a session that opens', () => {
  it('remembers its tool and fetches its code', async () => {
    const { runner } = await opened();
    expect(recentTools()).toEqual(['upper-case']);
    expect(runner.loaded).toEqual(['upper-case']);
  });

  it('begins empty with the defaults', async () => {
    const { runner, state } = await opened();
    expect(state.options).toEqual({ loud: false, width: 80 });
    expect(state.inputs).toEqual({ text: { kind: 'text', text: '' } });
    expect(runner.runs).toEqual([]);
  });

  it('runs at once where it is a generator', async () => {
    const { runner } = await opened({}, { inputs: noInputs });
    expect(runner.runs.length).toBe(1);
  });

  it('has the options a person last used', async () => {
    keep('options-upper-case', { loud: true, width: 900 });
    const { state } = await opened();
    expect(state.options).toEqual({ loud: true, width: 80 });
  });

  it('has the options of its address instead, all others at their defaults', async () => {
    keep('options-upper-case', { loud: true, width: 20 });
    const { state } = await opened({ search: '?width=40' });
    expect(state.options).toEqual({ loud: false, width: 40 });
  });

  it('has the texts of its address, and runs them', async () => {
    const hash = await textsToFragment({ text: 'é😀', other: 'x' });
    const { runner, state } = await opened({ hash });
    expect(state.inputs).toEqual({ text: { kind: 'text', text: 'é😀' } });
    expect(runner.newest.request.inputs).toEqual({ text: { kind: 'text', text: 'é😀' } });
  });

  it('takes texts only into inputs that are one text', async () => {
    const hash = await textsToFragment({ text: 'a', head: 'b' });
    const inputs = { text: textsInput({ label: 'Texts', min: 2, max: 3 }), head: textInput() };
    const { state } = await opened({ hash }, { inputs });
    expect(state.inputs.text?.kind).toBe('texts');
    expect(state.inputs.head).toEqual({ kind: 'text', text: 'b' });
  });

  it('begins empty where the address is damaged', async () => {
    const { state } = await opened({ hash: '#text=damaged!' });
    expect(state.inputs).toEqual({ text: { kind: 'text', text: '' } });
  });

  it('has the text that another tool handed over, once', async () => {
    handOver('a result');
    const { state } = await opened();
    expect(state.inputs).toEqual({ text: { kind: 'text', text: 'a result' } });
    expect(takeHandoff()).toBe(null);
  });

  it('has the file that was handed over', async () => {
    const file = new File(['a\n'], 'a.txt');
    handOver(file);
    const { state } = await opened();
    expect(state.inputs.text).toMatchObject({ text: 'a\n', source: { file } });
  });

  it('adds what was handed over where the tool takes several texts', async () => {
    handOver('a result');
    const inputs = { texts: textsInput({ label: 'Texts', min: 2, max: 3 }) };
    const { state } = await opened({}, { inputs });
    const items = state.inputs.texts;
    expect(items?.kind === 'texts' && items.items.map((item) => item.text)).toEqual([
      'a result',
      '',
    ]);
  });

  it('has nothing to hand a text to in a generator', async () => {
    handOver('a result');
    const { state } = await opened({}, { inputs: noInputs });
    expect(state.inputs).toEqual({});
  });
});

describe('the address', () => {
  it('follows the options, beside what else it has', async () => {
    const { session } = await opened({ search: '?theme=teal', hash: '#x' });
    keepAddressCurrent(session);
    session.setOption('width', '40');
    expect(replaceState.mock.calls).toEqual([
      [{ key: 'x' }, '', '/tools/upper-case?theme=teal&width=40#x'],
    ]);
  });

  it('stays while only the text changes', async () => {
    const { session } = await opened();
    keepAddressCurrent(session);
    session.setInput('text', { kind: 'text', text: 'a' });
    expect(replaceState).not.toHaveBeenCalled();
  });

  it('stays where the options say the same: written otherwise, or not usable', async () => {
    const { session } = await opened();
    keepAddressCurrent(session);
    session.setOption('width', '80');
    session.setOption('width', '8e');
    expect(replaceState).not.toHaveBeenCalled();
  });

  it('no longer follows once it is let go', async () => {
    const { session } = await opened();
    keepAddressCurrent(session)();
    session.setOption('width', '40');
    expect(replaceState).not.toHaveBeenCalled();
  });
});
