import { textInput, textsInput } from '@textbench/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '../../device/fake-storage.testing.ts';
import { optionsFromAddress } from '../address.ts';
import { textsFromFragment } from '../fragment.ts';
import { FakeRunner } from '../testing/fake-runner.testing.ts';
import { toolPage } from '../testing/tool-page.testing.ts';
import { WorkbenchSession } from '../workbench-session.ts';
import { longestFragment, shareAddress, shareableTexts } from './share-address.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('location', {
    origin: 'https://textbench.example',
    pathname: '/tools/upper-case/',
    search: '?theme=teal&width=7',
    hash: '#text=old',
  });
});

afterEach(() => vi.unstubAllGlobals());

function session(text = ''): WorkbenchSession {
  const made = new WorkbenchSession(toolPage(), new FakeRunner());
  made.setInput('text', { kind: 'text', text });
  return made;
}

describe('the address that is shared', () => {
  it('opens the tool, without the text, theme and options that are not the person’s', async () => {
    expect(await shareAddress(session('secret'), false)).toBe(
      'https://textbench.example/tools/upper-case/?defaults',
    );
  });

  it('holds the options that were changed', async () => {
    const changed = session();
    changed.setOption('loud', true);
    changed.setOption('width', '40');
    const address = new URL((await shareAddress(changed, false)) ?? '');
    expect(optionsFromAddress(changed.tool.options, address.search)).toEqual({
      loud: true,
      width: 40,
    });
    expect(address.hash).toBe('');
  });

  it('holds no options where one cannot be used', async () => {
    const changed = session();
    changed.setOption('loud', true);
    changed.setOption('width', 'wide');
    expect(await shareAddress(changed, false)).toBe(
      'https://textbench.example/tools/upper-case/?defaults',
    );
  });

  it('holds the text where the person says so, behind the #', async () => {
    const address = new URL((await shareAddress(session('é😀\n'), true)) ?? '');
    expect(address.search).toBe('?defaults');
    expect(await textsFromFragment(address.hash)).toEqual({ text: 'é😀\n' });
  });

  it('is null where the text is too long, even packed', async () => {
    let state = 1;
    const noise = Array.from({ length: longestFragment }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return String.fromCharCode(0x21 + ((state >>> 24) % 0x5e));
    }).join('');
    expect(await shareAddress(session(noise), true)).toBe(null);
    expect(await shareAddress(session(noise), false)).not.toBe(null);
    expect(await shareAddress(session('a'.repeat(900_000)), true)).not.toBe(null);
  });
});

describe('shareableTexts', () => {
  it('are those that stand in boxes', () => {
    const tool = toolPage({
      inputs: {
        first: textInput(),
        second: textInput(),
        empty: textInput(),
        texts: textsInput({ label: 'Texts', min: 1, max: 2 }),
      },
    });
    const made = new WorkbenchSession(tool, new FakeRunner());
    made.setInput('first', { kind: 'text', text: 'a' });
    made.setInput('second', { kind: 'files', files: [] });
    made.setInput('texts', { kind: 'texts', items: [{ key: 0, name: 'x', text: 'y' }] });
    expect(shareableTexts(made.getState())).toEqual({ first: 'a' });
  });
});
