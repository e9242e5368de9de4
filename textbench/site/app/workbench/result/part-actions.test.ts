import { noInputs, type Part, text } from '@textbench/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '../../device/fake-storage.testing.ts';
import type { ShownPart, ShownResult } from '../../worker/protocol.ts';
import { saveFile } from '../save-file.ts';
import { svgToPng } from '../svg-to-png.ts';
import { FakeRunner } from '../testing/fake-runner.testing.ts';
import { textResult } from '../testing/fake-worker.testing.ts';
import { toolPage } from '../testing/tool-page.testing.ts';
import { WorkbenchSession } from '../workbench-session.ts';
import { copyPart, resultText, resultTextAsInput, savableForms, savePart } from './part-actions.ts';

vi.mock(import('../save-file.ts'), async (original) => ({
  ...(await original()),
  saveFile: vi.fn(),
}));
vi.mock('../svg-to-png.ts', () => ({ svgToPng: vi.fn(async () => new Blob(['a picture'])) }));

const copied: string[] = [];

class FakeClipboardItem {
  readonly content: Readonly<Record<string, Promise<Blob>>>;
  constructor(content: Readonly<Record<string, Promise<Blob>>>) {
    this.content = content;
  }
}

beforeEach(() => {
  copied.length = 0;
  vi.mocked(saveFile).mockClear();
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('ClipboardItem', FakeClipboardItem);
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (content: string) => void copied.push(content),
      write: async (items: FakeClipboardItem[]) => {
        for (const item of items)
          copied.push((await (await item.content['text/plain'])?.text()) ?? '');
      },
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

const table: Part = { kind: 'table', columns: [], rows: [] };
const tablePart: ShownPart = { part: table, forms: ['tsv', 'csv', 'json'] };
const chartPart: ShownPart = {
  part: { kind: 'chart', shape: 'bars', categoryLabel: '', valueLabel: '', points: [] },
  forms: ['tsv', 'csv', 'json', 'svg'],
};
const longText: ShownPart = {
  part: text('beg'),
  forms: ['txt'],
  cut: 'The first 3 of 9 characters.',
};

function finished(first: ShownPart, ...more: ShownPart[]) {
  const runner = new FakeRunner();
  const session = new WorkbenchSession(toolPage(), runner);
  session.setInput('text', { kind: 'text', text: 'a' });
  const result: ShownResult = { ...textResult(''), parts: [first, ...more] };
  runner.newest.listen({ type: 'finished', result });
  return { runner, session };
}

const [short] = textResult('HELLO').parts;

describe('copyPart', () => {
  it('copies a text that is shown whole as it stands', async () => {
    const { runner, session } = finished(short);
    expect(await copyPart(session)).toBe(true);
    expect(copied).toEqual(['HELLO']);
    expect(runner.forms).toEqual([]);
  });

  it('copies all of a text of which the page shows the beginning', async () => {
    const { session } = finished(longText);
    expect(await copyPart(session)).toBe(true);
    expect(copied).toEqual(['part 0 as txt']);
  });

  it('copies the chosen part in its usual form', async () => {
    const { session } = finished(short, tablePart);
    session.choosePart(1);
    await copyPart(session);
    expect(copied).toEqual(['part 1 as tsv']);
  });

  it('copies nothing where there is no result', async () => {
    expect(await copyPart(new WorkbenchSession(toolPage(), new FakeRunner()))).toBe(false);
  });
});

describe('savePart', () => {
  it('saves the chosen part in the form asked for, named after the tool', async () => {
    const { session } = finished(short, tablePart);
    session.choosePart(1);
    await savePart(session, 'csv');
    const [content, name] = vi.mocked(saveFile).mock.lastCall ?? [];
    expect([await content?.text(), name]).toEqual(['part 1 as csv', 'upper-case.csv']);
  });

  it('is named after the file that was opened', async () => {
    const { session } = finished(short);
    await session.openFiles('text', [new File(['a'], 'notes.md')]);
    await savePart(session, 'txt');
    expect(vi.mocked(saveFile).mock.lastCall?.[1]).toBe('notes-upper-case.txt');
    await session.openFiles('text', [new File(['a'.repeat(1_500_000)], 'book.txt')]);
    await savePart(session, 'txt');
    expect(vi.mocked(saveFile).mock.lastCall?.[1]).toBe('book-upper-case.txt');
  });

  it('draws a PNG from the SVG', async () => {
    const { runner, session } = finished(chartPart);
    await savePart(session, 'png');
    expect(runner.forms).toEqual([{ part: 0, extension: 'svg' }]);
    const [content, name] = vi.mocked(saveFile).mock.lastCall ?? [];
    expect([await content?.text(), name]).toEqual(['a picture', 'upper-case.png']);
    expect(svgToPng).toHaveBeenCalledOnce();
  });
});

describe('savableForms', () => {
  it('have PNG where there is SVG', () => {
    expect(savableForms(finished(chartPart).session.getState())).toEqual([
      'tsv',
      'csv',
      'json',
      'svg',
      'png',
    ]);
    expect(savableForms(finished(tablePart).session.getState())).toEqual(['tsv', 'csv', 'json']);
  });

  it('are none without a result', () => {
    expect(savableForms(new WorkbenchSession(toolPage(), new FakeRunner()).getState())).toEqual([]);
  });
});

describe('the result as a text', () => {
  it('is the main part, whole, whatever part is chosen', async () => {
    const { session } = finished(short, tablePart);
    session.choosePart(1);
    expect(await resultText(session)).toBe('HELLO');
    expect(await resultText(finished(longText).session)).toBe('part 0 as txt');
    expect(await resultText(finished(tablePart, short).session)).toBe('part 0 as tsv');
  });

  it('may become the input', async () => {
    const { session } = finished(short);
    await resultTextAsInput(session);
    expect(session.getState().inputs.text).toEqual({ kind: 'text', text: 'HELLO' });
  });

  it('becomes nothing in a generator', async () => {
    const runner = new FakeRunner();
    const session = new WorkbenchSession(toolPage({ inputs: noInputs }), runner);
    session.load({});
    runner.newest.listen({ type: 'finished', result: textResult('A') });
    await resultTextAsInput(session);
    expect(session.getState().inputs).toEqual({});
  });
});
