import { fileInput, noInputs, textInput, textsInput } from '@textbench/kit';
import { describe, expect, it } from 'vitest';
import { toolPage } from './testing/tool-page.testing.ts';
import {
  checkedOptions,
  emptyInput,
  hasInput,
  type InputState,
  initialState,
  isEmpty,
  type OpenedFile,
  runsLive,
  sentInputs,
  type WorkbenchState,
} from './workbench-state.ts';

const page = toolPage();
const texts = textsInput({ label: 'Texts', min: 2, max: 5 });
const picture = fileInput({ label: 'Picture', accept: ['image/*'] });

function opened(size: number): OpenedFile {
  const content = new File(['x'.repeat(size)], 'a.txt');
  return {
    name: 'a.txt',
    content,
    encoding: 'koi8-r',
    guessed: true,
    lineEnds: 'LF',
    firstLines: 'x',
  };
}

function withInputs(inputs: Readonly<Record<string, InputState>>): WorkbenchState {
  return { ...initialState(page), inputs };
}

const box = (text: string): InputState => ({ kind: 'text', text });

describe('a fresh workbench', () => {
  it('has empty inputs of each kind and the defaults', () => {
    const tool = toolPage({ inputs: { head: textInput(), texts, picture } });
    expect(initialState(tool)).toEqual({
      inputs: {
        head: { kind: 'text', text: '' },
        texts: {
          kind: 'texts',
          items: [
            { key: 0, name: 'Text 1', text: '' },
            { key: 1, name: 'Text 2', text: '' },
          ],
        },
        picture: { kind: 'bytes', file: null },
      },
      options: { loud: false, width: 80 },
      run: { phase: 'empty' },
      result: null,
      outdated: false,
      chosenPart: 0,
    });
  });
});

describe('hasInput', () => {
  const two = toolPage({ inputs: { first: textInput(), second: textInput() } });

  it('is so for a generator, always', () => {
    expect(hasInput(toolPage({ inputs: noInputs }), withInputs({}))).toBe(true);
  });

  it('is so where one of the inputs is not empty', () => {
    expect(hasInput(two, withInputs({ first: box(''), second: box('') }))).toBe(false);
    expect(hasInput(two, withInputs({ first: box(''), second: box(' ') }))).toBe(true);
  });

  it.each([
    ['an empty box', box(''), true],
    ['spaces', box(' '), false],
    ['files', { kind: 'files', files: [opened(2)] }, false],
    ['empty texts', emptyInput(texts), true],
    [
      'a text among empty ones',
      {
        kind: 'texts',
        items: [
          { key: 0, name: 'a', text: '' },
          { key: 1, name: 'b', text: 'x' },
        ],
      },
      false,
    ],
    [
      'a file among texts',
      { kind: 'texts', items: [{ key: 0, name: 'a', text: opened(1) }] },
      false,
    ],
    ['no file', emptyInput(picture), true],
    ['a file', { kind: 'bytes', file: new File([], 'p.png') }, false],
    ['no input of that name', undefined, true],
  ] satisfies [string, InputState | undefined, boolean][])(
    'tells what is empty: %s',
    (_what, input, empty) => {
      expect(isEmpty(input)).toBe(empty);
    },
  );
});

describe('runsLive', () => {
  it.each([
    ['a text of 200,000', { text: box('x'.repeat(200_000)) }, true],
    ['a longer one', { text: box('x'.repeat(200_001)) }, false],
    ['each of two texts', { a: box('x'.repeat(150_000)), b: box('x'.repeat(150_000)) }, true],
    ['one of two too long', { a: box('x'), b: box('x'.repeat(200_001)) }, false],
    ['a small file', { text: { kind: 'files', files: [opened(200_000)] } }, true],
    [
      'files that are large together',
      { text: { kind: 'files', files: [opened(150_000), opened(50_001)] } },
      false,
    ],
    [
      'texts and files that are long together',
      {
        texts: {
          kind: 'texts',
          items: [
            { key: 0, name: 'a', text: 'x'.repeat(100_000) },
            { key: 1, name: 'b', text: opened(100_001) },
          ],
        },
      },
      false,
    ],
    [
      'a picture of any size',
      { picture: { kind: 'bytes', file: new File(['x'.repeat(300_000)], 'p') } },
      true,
    ],
  ] satisfies [string, Record<string, InputState>, boolean][])('%s', (_what, inputs, live) => {
    expect(runsLive(page, withInputs(inputs))).toBe(live);
  });

  it('is not so for a tool that starts on a button', () => {
    const slow = toolPage({ startsOnButton: 'It takes its time.' });
    expect(runsLive(slow, withInputs({ text: box('a') }))).toBe(false);
  });
});

describe('checkedOptions', () => {
  it('reads controls, in which a number is a text', () => {
    expect(checkedOptions(page, { loud: true, width: '12' })).toEqual({
      values: { loud: true, width: 12 },
    });
  });

  it('refuses the first that cannot be used, by name, with a sentence', () => {
    expect(checkedOptions(page, { loud: true, width: '1e' })).toEqual({
      refusal: { message: 'Width takes a whole number from 1 to 100.', option: 'width' },
    });
    expect(checkedOptions(page, { loud: 'maybe', width: '' })).toMatchObject({
      refusal: { option: 'loud' },
    });
  });

  it('leaves out what the tool does not declare', () => {
    expect(checkedOptions(page, { loud: false, width: 1, other: 2 })).toEqual({
      values: { loud: false, width: 1 },
    });
  });
});

describe('sentInputs', () => {
  it('sends texts as they stand, files to be read where the work is', () => {
    const file = opened(3);
    const sent = { name: 'a.txt', content: file.content, encoding: 'koi8-r' };
    const image = new File(['p'], 'p.png');
    expect(
      sentInputs(
        withInputs({
          head: {
            kind: 'text',
            text: 'a',
            source: { file: image, encoding: 'utf-8', guessed: false, lineEnds: '' },
          },
          text: { kind: 'files', files: [file] },
          texts: {
            kind: 'texts',
            items: [
              { key: 4, name: 'One', text: '1' },
              { key: 2, name: 'Two', text: file },
            ],
          },
          picture: { kind: 'bytes', file: image },
        }),
      ),
    ).toEqual({
      head: { kind: 'text', text: 'a' },
      text: { kind: 'files', files: [sent] },
      texts: {
        kind: 'texts',
        items: [
          { name: 'One', text: '1' },
          { name: 'Two', text: sent },
        ],
      },
      picture: { kind: 'bytes', name: 'p.png', content: image },
    });
  });

  it('sends nothing while a file has not been chosen', () => {
    expect(
      sentInputs(withInputs({ text: box('a'), picture: emptyInput(picture) })),
    ).toBeUndefined();
  });

  it('sends no inputs of a generator', () => {
    expect(sentInputs(withInputs({}))).toEqual({});
  });
});
