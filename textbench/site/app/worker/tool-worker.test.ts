import { figures, inputError, result, type Tool, table, text } from '@textbench/kit';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { madeUpTool } from './made-up-tool.testing.ts';
import type { FromWorker, RunRequest, ToWorker } from './protocol.ts';

const tools: Record<string, Tool> = {
  'upper-case': madeUpTool(),
  'letter-table': madeUpTool({
    run: () =>
      result(table({ columns: [{ label: 'Letter', kind: 'text' }], rows: [['a'], ['b']] }), {
        more: [figures({ figures: [{ label: 'Letters', value: 2 }] })],
      }),
  }),
  streaming: madeUpTool({ textStream: () => ({ push: (piece) => piece, end: () => '' }) }),
  picky: madeUpTool({
    run: () => {
      throw inputError('text', 2, 'There is no digit here.', 1);
    },
  }),
  broken: madeUpTool({
    run: () => {
      throw new RangeError('a mistake of ours');
    },
  }),
  progressing: madeUpTool({
    run: (_inputs, _options, { progress }) => {
      for (let done = 0; done <= 10; done++) progress(done / 10);
      return result(text('done'));
    },
  }),
  secret: madeUpTool({
    run: (_inputs, _options, { secureRandom }) => {
      const bytes = secureRandom(100_000);
      const beyondOneCall = bytes.subarray(65_536).some((byte) => byte !== 0);
      return result(text(`${bytes.length} ${beyondOneCall}`));
    },
  }),
};

vi.mock('@textbench/tools/modules', () => ({
  toolModules: Object.fromEntries(
    Object.keys(tools).map((slug) => [slug, async () => tools[slug]]),
  ),
}));

let send: (event: { data: ToWorker }) => void;
let answers: FromWorker[] = [];
let wake = () => {};

beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener(_type: string, listener: typeof send) {
      send = listener;
    },
    postMessage(message: FromWorker) {
      answers.push(message);
      wake();
    },
  });
  await import('./tool-worker.ts');
});

beforeEach(() => {
  answers = [];
});

afterEach(() => vi.restoreAllMocks());

/** Sends a message and waits for the answer that ends it. */
async function ask(message: ToWorker): Promise<FromWorker> {
  send({ data: message });
  for (;;) {
    const last = answers.at(-1);
    if (last && last.type !== 'started' && last.type !== 'progress') return last;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
}

function request(slug: string, content = 'abc'): RunRequest {
  return { slug, inputs: { text: { kind: 'text', text: content } }, options: {} };
}

async function form(part: number, extension: string): Promise<FromWorker> {
  answers = [];
  return ask({ type: 'form', id: 2, part, extension });
}

describe('the worker', () => {
  it('says that it starts, then what it found', async () => {
    const answer = await ask({ type: 'run', id: 7, ...request('upper-case') });
    expect(answers.map(({ type, id }) => [type, id])).toEqual([
      ['started', 7],
      ['finished', 7],
    ]);
    if (answer.type !== 'finished') throw new Error(answer.type);
    expect(answer.result.parts).toEqual([{ part: text('ABC'), forms: ['txt'] }]);
    expect(answer.result.milliseconds).toBeGreaterThanOrEqual(0);
  });

  it('passes on what the person can put right, with the place', async () => {
    expect(await ask({ type: 'run', id: 1, ...request('picky', 'a\nb') })).toEqual({
      type: 'refused',
      id: 1,
      refusal: {
        message: 'There is no digit here.',
        position: { input: 'text', offset: 2, length: 1, line: 2, column: 1 },
      },
    });
  });

  it('says what is a mistake of ours', async () => {
    const answer = await ask({ type: 'run', id: 1, ...request('broken') });
    expect(answer).toMatchObject({ type: 'failed', id: 1, message: 'a mistake of ours' });
    expect(answer.type === 'failed' && answer.stack).toContain('RangeError');
  });

  it('says that there is no such tool', async () => {
    const answer = await ask({ type: 'run', id: 3, ...request('nowhere') });
    expect(answer).toMatchObject({ type: 'failed', id: 3, message: 'There is no tool "nowhere".' });
    expect(answers.some(({ type }) => type === 'started')).toBe(false);
  });

  it('passes progress on at most every fifty milliseconds', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 20;
      return now;
    });
    await ask({ type: 'run', id: 1, ...request('progressing') });
    const told = answers.flatMap((answer) => (answer.type === 'progress' ? [answer.done] : []));
    // Told at every third call: 60 milliseconds lie between.
    expect(told.length).toBeGreaterThan(1);
    for (let i = 1; i < told.length; i++) {
      expect((told[i] ?? 0) - (told[i - 1] ?? 0)).toBeCloseTo(0.3, 10);
    }
  });

  it('draws secrets of any length', async () => {
    const answer = await ask({ type: 'run', id: 1, ...request('secret') });
    const [main] = answer.type === 'finished' ? answer.result.parts : [];
    expect(main?.part).toEqual(text('100000 true'));
  });

  it('loads a tool in silence', async () => {
    send({ data: { type: 'load', id: 1, slug: 'upper-case' } });
    await ask({ type: 'run', id: 2, ...request('upper-case') });
    expect(answers.map(({ id }) => id)).toEqual([2, 2]);
  });

  it('inspects a file', async () => {
    const file = new File(['é\n'], 'a.txt');
    expect(await ask({ type: 'inspect', id: 4, file })).toEqual({
      type: 'inspected',
      id: 4,
      file: { encoding: 'utf-8', certain: true, lineEnds: 'LF', text: 'é\n', whole: true },
    });
    answers = [];
    const again = await ask({ type: 'inspect', id: 5, file, encoding: 'windows-1252' });
    // é is C3 A9 in UTF-8, which are Ã and © in Windows-1252.
    expect(again).toMatchObject({ type: 'inspected', file: { text: 'Ã©\n' } });
  });
});

describe('the forms of the last result', () => {
  it('are given whole, with their media type', async () => {
    await ask({ type: 'run', id: 1, ...request('letter-table') });
    const answer = await form(0, 'csv');
    if (answer.type !== 'form') throw new Error(answer.type);
    expect(await answer.content.text()).toBe('Letter\r\na\r\nb\r\n');
    expect(answer.content.type).toBe('text/csv');
    const figuresForm = await form(1, 'txt');
    expect(figuresForm.type === 'form' && (await figuresForm.content.text())).toBe('Letters\t2\n');
  });

  it('are the file itself where the text was streamed', async () => {
    const files = [{ name: 'a', content: new Blob(['x'.repeat(300_000)]), encoding: 'utf-8' }];
    const inputs = { text: { kind: 'files', files } } as const;
    const answer = await ask({ type: 'run', id: 1, slug: 'streaming', inputs, options: {} });
    expect(answer.type === 'finished' && answer.result.parts[0].cut).toMatch(/300 kB/);
    const whole = await form(0, 'txt');
    expect(whole.type === 'form' && whole.content.size).toBe(300_000);
  });

  it('are refused where the part or the form does not exist', async () => {
    await ask({ type: 'run', id: 1, ...request('upper-case') });
    expect(await form(0, 'csv')).toMatchObject({
      type: 'failed',
      message: 'This part has no form "csv".',
    });
    expect(await form(1, 'txt')).toMatchObject({ message: 'There is no result to give.' });
  });

  it('are none after a refusal', async () => {
    await ask({ type: 'run', id: 1, ...request('upper-case') });
    answers = [];
    await ask({ type: 'run', id: 2, ...request('picky') });
    expect(await form(0, 'txt')).toMatchObject({ message: 'There is no result to give.' });
  });
});
