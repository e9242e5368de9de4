import {
  figures,
  fileInput,
  inputError,
  optionError,
  type RunContext,
  result,
  type Tool,
  ToolInputError,
  text,
  textInput,
  textsInput,
} from '@textbench/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeUpTool } from './made-up-tool.testing.ts';
import type { EncodedFile, SentInput } from './protocol.ts';
import { type FinishedRun, type ReadTexts, refusalOf, runRequest } from './run-request.ts';

function context(told: number[] = []): RunContext {
  return {
    progress: (done) => void told.push(done),
    secureRandom: (count) => new Uint8Array(count),
  };
}

function fileOf(content: BlobPart, encoding = 'utf-8'): EncodedFile {
  return { name: 'a.txt', content: new Blob([content]), encoding };
}

async function run(
  tool: Tool,
  inputs: Readonly<Record<string, SentInput>>,
  read: ReadTexts = {},
): Promise<FinishedRun> {
  const request = { slug: 'upper-case', inputs, options: { loud: false } };
  return runRequest(tool, request, context(), read);
}

function mainText({ result: { parts } }: FinishedRun): string {
  const [main] = parts;
  return main.kind === 'text' ? main.text : main.kind;
}

const shouting: Partial<Tool> = {
  textStream: () => ({
    push: (piece) => piece.toUpperCase(),
    end: () => '.',
    facts: () => ['1 shout'],
  }),
};

describe('a text from its box', () => {
  it('is given to the tool, and its size told', async () => {
    const read: ReadTexts = {};
    const found = await run(madeUpTool(), { text: { kind: 'text', text: 'a😀\nb' } }, read);
    expect(mainText(found)).toBe('A😀\nB');
    expect(found.inputSizes).toEqual({ text: { characters: 4, lines: 2 } });
    expect(found.streamed).toBeUndefined();
    expect(read).toEqual({ text: 'a😀\nb' });
  });

  it('does not go through the stream', async () => {
    const found = await run(madeUpTool(shouting), { text: { kind: 'text', text: 'a' } });
    expect(mainText(found)).toBe('A');
    expect(found.streamed).toBeUndefined();
  });

  it('is not counted where it is long', async () => {
    const found = await run(madeUpTool(), { text: { kind: 'text', text: 'x'.repeat(200_001) } });
    expect(found.inputSizes).toEqual({});
  });

  it('is refused where the tool refuses it or an option does not fit', async () => {
    const tool = madeUpTool({
      run: () => {
        throw inputError('text', 0, 'This is no number.');
      },
    });
    await expect(run(tool, { text: { kind: 'text', text: 'a' } })).rejects.toThrow(ToolInputError);
    const inputs = { text: { kind: 'text', text: '' } } as const;
    const request = { slug: 'upper-case', inputs, options: { loud: 'maybe' } };
    await expect(runRequest(madeUpTool(), request, context(), {})).rejects.toMatchObject({
      option: 'loud',
    });
  });
});

describe('files of one text', () => {
  it('are read one after the other, each in its encoding, where the tool does not stream', async () => {
    const read: ReadTexts = {};
    // python3 -c "print('é'.encode('cp1252'))"
    const files = [fileOf(Uint8Array.of(0xe9), 'windows-1252'), fileOf('ß\n')];
    const found = await run(madeUpTool(), { text: { kind: 'files', files } }, read);
    expect(mainText(found)).toBe('ÉSS\n');
    expect(read).toEqual({ text: 'éß\n' });
    expect(found.inputSizes).toEqual({ text: { characters: 3, lines: 1 } });
  });

  it('go through the stream where there is one, and come out as a file', async () => {
    const files = [fileOf('one '), fileOf('two')];
    const found = await run(madeUpTool(shouting), { text: { kind: 'files', files } });
    expect(await found.streamed?.text()).toBe('ONE TWO.');
    expect(found.streamed?.type).toBe('text/plain');
    expect(mainText(found)).toBe('ONE TWO.');
    expect(found.result.facts).toEqual(['1 shout']);
    expect(found.inputSizes).toEqual({});
  });

  it('tell how much is read, to the end', async () => {
    const told: number[] = [];
    const inputs = { text: { kind: 'files', files: [fileOf('ab'), fileOf('cd')] } } as const;
    const request = { slug: 'upper-case', inputs, options: {} };
    await runRequest(madeUpTool(shouting), request, context(told), {});
    expect(told).toEqual([0.5, 1]);
    told.length = 0;
    await runRequest(madeUpTool(), request, context(told), {});
    expect(told).toEqual([0.25, 0.5]); // the other half is the work
  });

  it('keep only the beginning of a large result in the result itself', async () => {
    const content = 'abcdefghi\n'.repeat(10_000);
    const files = Array.from({ length: 6 }, () => fileOf(content));
    const found = await run(madeUpTool(shouting), { text: { kind: 'files', files } });
    expect(found.streamed?.size).toBe(600_001);
    // Pieces are added until the beginning is longer than what a page shows.
    expect(mainText(found)).toBe(content.toUpperCase().repeat(3));
  });

  it('come out whole where the result is larger than what is held in memory', async () => {
    const tool = madeUpTool({
      textStream: () => ({ push: (piece) => piece.repeat(3), end: () => 'end' }),
    });
    const files = [fileOf('x'.repeat(3_000_000))];
    const found = await run(tool, { text: { kind: 'files', files } });
    expect(found.streamed?.size).toBe(9_000_003);
    expect(await found.streamed?.slice(-4).text()).toBe('xend');
  });

  it('come out without a broken character, wherever the stream cuts its output', async () => {
    const halves = (piece: string) => piece.split('');
    const tool = madeUpTool({
      textStream: () => {
        const held: string[] = [];
        return {
          push(piece) {
            held.push(...halves(piece));
            return held.splice(0, Math.floor(held.length / 2)).join('');
          },
          end: () => held.join(''),
        };
      },
    });
    const unit = fc.constantFrom('a', '😀', '語', '𝒳');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit }), async (content) => {
        const found = await run(tool, { text: { kind: 'files', files: [fileOf(content)] } });
        expect(await found.streamed?.text()).toBe(content);
        expect(mainText(found)).toBe(content);
      }),
    );
  });

  it('come out with U+FFFD for half a character that stays alone', async () => {
    const tool = madeUpTool({ textStream: () => ({ push: () => '\ud83d', end: () => 'x' }) });
    const found = await run(tool, { text: { kind: 'files', files: [fileOf('a')] } });
    expect(await found.streamed?.text()).toMatch(/^\ufffd+x$/);
  });

  it('are summed up where the tool does so', async () => {
    const tool = madeUpTool({
      summaryStream: () => {
        let units = 0;
        return {
          push(piece) {
            units += piece.length;
          },
          end: () => result(figures({ figures: [{ label: 'Units', value: units }] })),
        };
      },
    });
    const found = await run(tool, {
      text: { kind: 'files', files: [fileOf('語語'), fileOf('x')] },
    });
    expect(found.result.parts[0]).toMatchObject({ figures: [{ value: 3 }] });
    expect(found.streamed).toBeUndefined();
  });

  it('are read whole where there is another input beside them', async () => {
    const tool = madeUpTool({
      ...shouting,
      inputs: { head: textInput(), text: textInput() },
      run: ({ head, text: content }) => result(text(`${head}+${content}`)),
    });
    const files: SentInput = { kind: 'files', files: [fileOf('b')] };
    const box: SentInput = { kind: 'text', text: 'a' };
    expect(mainText(await run(tool, { head: box, text: files }))).toBe('a+b');
    expect(mainText(await run(tool, { head: files, text: box }))).toBe('b+a');
  });

  it('lets a refusal of the stream through', async () => {
    const tool = madeUpTool({
      textStream: () => ({
        push: () => {
          throw inputError('text', 2, 'This is no hexadecimal digit.');
        },
        end: () => '',
      }),
    });
    await expect(run(tool, { text: { kind: 'files', files: [fileOf('zz')] } })).rejects.toThrow(
      'hexadecimal',
    );
  });
});

describe('several texts', () => {
  it('are given with their names, files read in their encodings', async () => {
    const tool = madeUpTool({
      inputs: { texts: textsInput({ label: 'Texts', min: 2, max: 9 }) },
      run: ({ texts }) => result(text(JSON.stringify(texts))),
    });
    const items = [
      { name: 'one', text: 'a' },
      { name: 'two.txt', text: fileOf(Uint8Array.of(0xd6), 'koi8-r') },
    ];
    const found = await run(tool, { texts: { kind: 'texts', items } });
    expect(JSON.parse(mainText(found))).toEqual([
      { name: 'one', text: 'a' },
      { name: 'two.txt', text: 'ж' },
    ]);
    expect(found.inputSizes).toEqual({});
  });
});

describe('a file of another kind', () => {
  it('is given as bytes, with name and media type', async () => {
    const tool = madeUpTool({
      inputs: { picture: fileInput({ label: 'Picture', accept: ['image/*'] }) },
      run: ({ picture }) =>
        result(text('bytes' in Object(picture) ? JSON.stringify(picture) : 'no file')),
    });
    const content = new Blob([Uint8Array.of(1, 2)], { type: 'image/png' });
    const found = await run(tool, { picture: { kind: 'bytes', name: 'p.png', content } });
    expect(JSON.parse(mainText(found))).toEqual({
      name: 'p.png',
      type: 'image/png',
      bytes: { 0: 1, 1: 2 },
    });
  });
});

describe('refusalOf', () => {
  it('has the sentence, and the option at fault', () => {
    expect(refusalOf(new ToolInputError('Nothing to compare.'), {})).toEqual({
      message: 'Nothing to compare.',
    });
    expect(refusalOf(optionError('pattern', 'Not closed.'), {})).toEqual({
      message: 'Not closed.',
      option: 'pattern',
    });
  });

  it('says line and column of the place at fault', () => {
    expect(refusalOf(inputError('text', 5, 'No digit.', 2), { text: 'ab\r\n😀x' })).toEqual({
      message: 'No digit.',
      position: { input: 'text', offset: 5, length: 2, line: 2, column: 2 },
    });
  });

  it('names no place in a text that was not read whole', () => {
    expect(refusalOf(inputError('text', 5, 'No digit.'), {})).toEqual({ message: 'No digit.' });
    expect(refusalOf(inputError('other', 0, 'No digit.'), { text: 'a' })).toEqual({
      message: 'No digit.',
    });
  });
});
