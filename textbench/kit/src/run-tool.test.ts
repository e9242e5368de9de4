import { describe, expect, it } from 'vitest';
import { defineTool, type Tool } from './define-tool.ts';
import { fileInput, type InputValue, noInputs, textInput, textsInput } from './inputs.ts';
import { fixedContext } from './laws/law.ts';
import { madeUpTool } from './laws/sound-tool.testing.ts';
import { integer } from './options/number.ts';
import { plainText } from './result/plain/forms.ts';
import { result, text } from './result/result.ts';
import { runTool } from './run-tool.ts';
import { ToolInputError } from './tool-input-error.ts';

const { title, description, icon, keywords, page, related } = madeUpTool();

const inputs = {
  head: 'h',
  parts: [
    { name: 'a', text: '1' },
    { name: 'b', text: '2' },
  ],
  picture: { name: 'p.png', type: 'image/png', bytes: new Uint8Array(2) },
};

/** Writes what it was given. */
const telling: Tool = defineTool({
  ...{ title, description, icon, keywords, page, related },
  examples: [{ title: 'Any', inputs, output: /./ }],
  inputs: {
    head: textInput({ label: 'Head' }),
    parts: textsInput({ label: 'Parts', min: 1, max: 3 }),
    picture: fileInput({ label: 'Picture', accept: ['image/*'] }),
  },
  options: { size: integer({ label: 'Size', default: 3, min: 1, max: 9 }) },
  result: 'text',
  run: ({ head, parts, picture }, { size }) =>
    result(text(`${head}|${parts.map((part) => part.text).join('+')}|${picture.name}|${size}`)),
});

async function output(
  given: Readonly<Record<string, InputValue>>,
  options: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  return plainText((await runTool(telling, given, options, fixedContext())).parts[0]);
}

describe('runTool', () => {
  it('gives the tool its inputs, and defaults for options that are not given', async () => {
    expect(await output(inputs)).toBe('h|1+2|p.png|3');
  });

  it('gives options in their type, whether they came as text or as JSON', async () => {
    expect(await output(inputs, { size: '7' })).toBe('h|1+2|p.png|7');
    expect(await output(inputs, { size: 7 })).toBe('h|1+2|p.png|7');
  });

  it('refuses options that do not fit, and names them', async () => {
    await expect(output(inputs, { size: 10 })).rejects.toMatchObject({
      option: 'size',
      message: 'Size takes a whole number from 1 to 9.',
    });
    await expect(output(inputs, { width: 1 })).rejects.toMatchObject({ option: 'width' });
  });

  it.each([
    ['head', 'Head is missing.'],
    ['parts', 'Parts is missing.'],
    ['picture', 'Picture is missing.'],
  ])('refuses to run without %s', async (name, message) => {
    const rest = Object.fromEntries(Object.entries(inputs).filter(([other]) => other !== name));
    await expect(output(rest)).rejects.toThrow(new ToolInputError(message));
  });

  it('takes an optional text that is not given for an empty one', async () => {
    const compared: Tool = defineTool({
      ...{ title, description, icon, keywords, page, related },
      result: 'text',
      inputs: { text: textInput(), other: textInput({ optional: true }) },
      options: {},
      examples: [{ title: '', inputs: { text: '', other: '' }, output: '' }],
      run: ({ text: one, other }) => result(text(`${one}|${other}`)),
    });
    const context = fixedContext();
    expect((await runTool(compared, { text: 'a' }, {}, context)).parts[0]).toEqual(text('a|'));
    const given = await runTool(compared, { text: 'a', other: 'b' }, {}, context);
    expect(given.parts[0]).toEqual(text('a|b'));
    await expect(runTool(compared, { other: 'b' }, {}, context)).rejects.toThrow('is missing');
  });

  it.each([
    ['head', [{ name: 'a', text: '1' }], 'Head is missing.'],
    ['parts', 'one text', 'Parts is missing.'],
    ['picture', 'a text', 'Picture is missing.'],
    ['picture', [], 'Picture is missing.'],
  ] as const)('refuses another kind of value for %s', async (name, value, message) => {
    await expect(output({ ...inputs, [name]: value })).rejects.toThrow(message);
  });

  it.each([
    [0, 'Parts takes at least 1 text; 0 are given.'],
    [4, 'Parts takes at most 3 texts; 4 are given.'],
  ])('refuses %i texts where one to three are taken', async (count, message) => {
    const parts = Array.from({ length: count }, () => ({ name: 'a', text: '1' }));
    await expect(output({ ...inputs, parts })).rejects.toThrow(message);
  });

  it('waits for work that takes its time', async () => {
    const slow = madeUpTool({ run: async () => result(text(await Promise.resolve('done'))) });
    const found = await runTool(slow, { text: '' }, {}, fixedContext());
    expect(plainText(found.parts[0])).toBe('done');
  });

  it('hands the context on', async () => {
    const told: number[] = [];
    const tool = madeUpTool({
      inputs: noInputs,
      run: (_inputs, _options, { progress, secureRandom }) => {
        progress(0.5);
        return result(text(String(secureRandom(3).length)));
      },
    });
    const context = { ...fixedContext(), progress: (done: number) => void told.push(done) };
    expect(plainText((await runTool(tool, {}, {}, context)).parts[0])).toBe('3');
    expect(told).toEqual([0.5]);
  });

  it('lets mistakes of the tool through', async () => {
    const tool = madeUpTool({
      run: () => {
        throw new RangeError('a mistake');
      },
    });
    await expect(runTool(tool, { text: '' }, {}, fixedContext())).rejects.toThrow(RangeError);
  });
});
