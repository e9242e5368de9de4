import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tool } from '../define-tool.ts';
import { figures, result, table, text } from '../result/result.ts';
import type { SummaryStream, TextStream } from '../stream.ts';
import { textOf, wellFormedText } from '../testing/any-text.testing.ts';
import { ToolInputError } from '../tool-input-error.ts';
import { inverseBringsBack, streamEqualsWhole } from './behaviour.ts';
import { BrokenLaw } from './law.ts';
import { madeUpTool } from './sound-tool.testing.ts';

const cuts = fc.array(fc.nat(100), { maxLength: 6 });

function shouting(stream: () => TextStream): Tool {
  return madeUpTool({
    run: ({ text: content }) => result(text(String(content).toUpperCase())),
    textStream: stream,
  });
}

function counting(stream: () => SummaryStream): Tool {
  const { textStream: _none, ...rest } = madeUpTool();
  return {
    ...rest,
    result: 'figures',
    run: ({ text: content }) => counted(String(content).split('\n').length - 1),
    summaryStream: stream,
  };
}

function counted(value: number, facts: readonly string[] = []) {
  return result(figures({ figures: [{ label: 'Line ends', value }] }), { facts });
}

async function expectBroken(
  tool: Tool,
  content: string,
  places: readonly number[],
  message: RegExp,
) {
  const check = streamEqualsWhole(tool, content, places, {});
  await expect(check).rejects.toThrow(BrokenLaw);
  await expect(check).rejects.toThrow(message);
}

describe('streamEqualsWhole', () => {
  it('holds for a sound tool, whatever the text, the cuts and the options', async () => {
    await fc.assert(
      fc.asyncProperty(
        textOf('a', '1', '😀', '\r\n'),
        cuts,
        fc.boolean(),
        (content, places, digits) => streamEqualsWhole(madeUpTool(), content, places, { digits }),
      ),
    );
  });

  it('never cuts a surrogate pair', async () => {
    const whole = /^(?:[^\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/;
    const tool = madeUpTool({
      run: ({ text: content }) => result(text(String(content))),
      textStream: () => ({
        push(piece) {
          if (!whole.test(piece)) throw new Error(`half a pair in ${JSON.stringify(piece)}`);
          return piece;
        },
        end: () => '',
      }),
    });
    await fc.assert(
      fc.asyncProperty(wellFormedText, cuts, (content, places) =>
        streamEqualsWhole(tool, content, places, {}),
      ),
    );
    await expect(streamEqualsWhole(tool, '😀😀', [1, 2, 3], {})).resolves.toBeUndefined();
  });

  it('cuts where it is told: at the ends, twice at one place, in any order', async () => {
    const pieces: string[] = [];
    const tool = madeUpTool({
      run: ({ text: content }) => result(text(String(content))),
      textStream: () => ({
        push(piece) {
          pieces.push(piece);
          return piece;
        },
        end: () => '',
      }),
    });
    await streamEqualsWhole(tool, 'abcd', [3, 0, 1, 1, 4], {});
    expect(pieces).toEqual(['', 'a', '', 'bc', 'd', '']);
  });

  it('catches a stream that takes each piece for the whole', async () => {
    const tool = madeUpTool({
      run: ({ text: content }) => result(text(`${content}.`)),
      textStream: () => ({ push: (piece) => `${piece}.`, end: () => '' }),
    });
    await expect(streamEqualsWhole(tool, 'ab', [], {})).resolves.toBeUndefined();
    await expectBroken(tool, 'ab', [1], /stream "a\.b\.", whole "ab\."/);
  });

  it('catches a stream that forgets what it held back', async () => {
    let held = '';
    const tool = shouting(() => ({
      push(piece) {
        const given = held;
        held = piece;
        return given.toUpperCase();
      },
      end: () => '',
    }));
    await expectBroken(tool, 'ab', [1], /stream/);
  });

  it('catches facts that the whole does not tell', async () => {
    const [push, end] = [(piece: string) => piece, () => ''];
    const run: Tool['run'] = ({ text: content }) =>
      result(text(String(content)), { facts: ['1 a'] });
    const same = madeUpTool({ run, textStream: () => ({ push, end, facts: () => ['1 a'] }) });
    await expect(streamEqualsWhole(same, 'a', [], {})).resolves.toBeUndefined();
    const silent = madeUpTool({ run, textStream: () => ({ push, end }) });
    await expect(streamEqualsWhole(silent, 'a', [], {})).resolves.toBeUndefined();
    const none = madeUpTool({ run, textStream: () => ({ push, end, facts: () => [] }) });
    await expect(streamEqualsWhole(none, 'a', [], {})).resolves.toBeUndefined();
    const other = madeUpTool({ run, textStream: () => ({ push, end, facts: () => ['2 a'] }) });
    await expectBroken(other, 'a', [], /stream tells "2 a", whole "1 a"/);
  });

  it('catches a stream that has another main part than text', async () => {
    const tool = madeUpTool({
      run: () => result(table({ columns: [], rows: [] })),
      textStream: () => ({ push: (piece) => piece, end: () => '' }),
    });
    await expectBroken(tool, 'a', [], /main part is not text/);
  });

  it('catches a summary of pieces rather than of the text', async () => {
    const tool = counting(() => {
      let ends = 0;
      return {
        push(piece) {
          if (piece.endsWith('\n')) ends++;
        },
        end: () => counted(ends),
      };
    });
    await expect(streamEqualsWhole(tool, 'a\nb\n', [2], {})).resolves.toBeUndefined();
    await expectBroken(tool, 'a\nb\n', [1], /stream/);
  });

  it('catches a summary whose facts or further parts are others', async () => {
    const tool = counting(() => ({ push() {}, end: () => counted(0, ['0 lines']) }));
    await expectBroken(tool, 'a', [], /0 lines/);
  });

  it('takes a summary that is the same', async () => {
    const tool = counting(() => {
      let ends = 0;
      return {
        push(piece) {
          ends += piece.split('\n').length - 1;
        },
        end: () => counted(ends),
      };
    });
    await fc.assert(
      fc.asyncProperty(textOf('\n', 'a'), cuts, (content, places) =>
        streamEqualsWhole(tool, content, places, {}),
      ),
    );
  });

  describe('of refusals', () => {
    const refuse = (content: string) => {
      if (content.includes('x')) throw new ToolInputError('There is an x in this text.');
      return content;
    };
    const run: Tool['run'] = ({ text: content }) => result(text(refuse(String(content))));

    it('takes the same refusal', async () => {
      const tool = madeUpTool({ run, textStream: () => ({ push: refuse, end: () => '' }) });
      await expect(streamEqualsWhole(tool, 'axb', [1], {})).resolves.toBeUndefined();
    });

    it('catches a stream that does not refuse', async () => {
      const tool = madeUpTool({
        run,
        textStream: () => ({ push: (piece) => piece, end: () => '' }),
      });
      await expectBroken(tool, 'axb', [1], /whole undefined/);
    });

    it('catches a stream that refuses alone', async () => {
      const tool = madeUpTool({
        run: ({ text: content }) => result(text(String(content))),
        textStream: () => ({ push: refuse, end: () => '' }),
      });
      await expectBroken(tool, 'axb', [1], /stream refuses/);
    });

    it('catches a stream that says something else', async () => {
      const push = () => {
        throw new ToolInputError('There is an x in this piece.');
      };
      const tool = madeUpTool({ run, textStream: () => ({ push, end: () => '' }) });
      await expectBroken(tool, 'axb', [1], /in this piece/);
    });

    it('lets what is no refusal through', async () => {
      const push = () => {
        throw new TypeError('a mistake');
      };
      const tool = madeUpTool({ run, textStream: () => ({ push, end: () => '' }) });
      await expect(streamEqualsWhole(tool, 'a', [], {})).rejects.toThrow('a mistake');
    });
  });
});

describe('inverseBringsBack', () => {
  const rotation = madeUpTool();

  it('holds for a sound tool over any text', async () => {
    await fc.assert(
      fc.asyncProperty(wellFormedText, (content) => inverseBringsBack(rotation, rotation, content)),
    );
  });

  it('catches what is lost on the way', async () => {
    const tool = madeUpTool({ run: ({ text: content }) => result(text(String(content).trim())) });
    await expect(inverseBringsBack(tool, tool, 'a')).resolves.toBeUndefined();
    const check = inverseBringsBack(tool, tool, ' a');
    await expect(check).rejects.toThrow(BrokenLaw);
    await expect(check).rejects.toThrow('" a" → "a" → "a"');
  });

  it('runs both ways with the options that are declared', async () => {
    const declared = { slug: 'letter-rotation', over: 'unicode', given: { digits: true } } as const;
    const oneWay = madeUpTool({ inverse: declared });
    await expect(inverseBringsBack(oneWay, rotation, 'a1')).rejects.toThrow('"a1" → "n6" → "a6"');
    const bothWays = madeUpTool({ inverse: { ...declared, options: { digits: true } } });
    await expect(inverseBringsBack(bothWays, rotation, 'a1')).resolves.toBeUndefined();
  });

  it('catches a tool that declares none', async () => {
    const { inverse: _none, ...tool } = rotation;
    await expect(inverseBringsBack(tool, rotation, 'a')).rejects.toThrow('declares no inverse');
  });
});
