import { fileInput, textInput, textsInput } from '@textbench/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '../device/fake-storage.testing.ts';
import { announce, announcement } from '../ui/announcer.ts';
import { begun } from './testing/begun-session.testing.ts';
import type { InputState } from './workbench-state.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  announce('');
});

afterEach(() => vi.unstubAllGlobals());

const texts = { texts: textsInput({ label: 'Texts', min: 2, max: 3 }) };
const picture = { picture: fileInput({ label: 'Picture', accept: ['image/*'] }) };

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

  it('leave everything as it was where they cannot be read, which is said once', async () => {
    const { runner, session, state } = begun();
    await session.openFiles('text', [new File(['a'], 'a.txt')]);
    const before = state();
    vi.spyOn(runner, 'inspect').mockRejectedValue(new Error('Check the connection.'));
    await session.openFiles('text', [new File(['b'], 'b.txt')]);
    expect(state()).toBe(before);
    expect(announcement()).toBe('The file could not be read. Check the connection.');
    announce('');
    await session.changeEncoding('text', 'koi8-r');
    expect([state(), announcement()]).toEqual([
      before,
      'The file could not be read. Check the connection.',
    ]);
    announce('');
    session.dispose();
    await session.openFiles('text', [new File(['b'], 'b'), new File(['c'], 'c')]);
    expect(announcement()).toBe('');
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

  it('say which files found no room', async () => {
    const { session } = begun({ inputs: texts });
    await session.openFiles(
      'texts',
      ['a', 'b', 'c'].map((name) => new File([name], name)),
    );
    expect(announcement()).toBe('');
    await session.openFiles(
      'texts',
      ['d', 'e'].map((name) => new File([name], name)),
    );
    expect(announcement()).toMatch(/^2 of 2 files \(d and e\) were left out: 3 texts are the most/);
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
