import type { InputDeclarations } from '@textbench/kit';
import { fileInput, noInputs, oneText, textInput, textsInput } from '@textbench/kit';
import { describe, expect, it } from 'vitest';
import { planInputs } from './plan-inputs.ts';

const pair = { left: textInput({ label: 'Left text' }), right: textInput({ label: 'Right text' }) };
const texts = { texts: textsInput({ label: 'Texts', min: 2, max: 3 }) };
const anyTexts = { texts: textsInput({ label: 'Texts', min: 1, max: 9 }) };
const file = { picture: fileInput({ label: 'Picture', accept: ['image/*'] }) };
const head = textInput({ label: 'Head' });
const tail = textInput({ label: 'Tail' });
const mixed = { head, texts: textsInput({ label: 'Texts', min: 1, max: 9 }), tail };

/** The plan in a short notation: sources by input, `-` for standard input. */
function planned(
  declarations: InputDeclarations,
  operands: string[],
  named: Record<string, string> = {},
): Record<string, string[]> {
  const plan = planInputs(declarations, operands, named);
  return Object.fromEntries(
    Object.entries(plan).map(([input, sources]) => [
      input,
      sources.map((source) => (source.kind === 'stdin' ? '-' : source.path)),
    ]),
  );
}

describe('planInputs', () => {
  it('joins the files of a single text, and reads standard input where none is named', () => {
    expect(planned(oneText, [])).toEqual({ text: ['-'] });
    expect(planned(oneText, ['a', '-', 'b'])).toEqual({ text: ['a', '-', 'b'] });
  });

  it('gives generators nothing', () => {
    expect(planned(noInputs, [])).toEqual({});
    expect(() => planned(noInputs, ['a'])).toThrow('This takes no file; left over: a.');
  });

  it('feeds several inputs in order', () => {
    expect(planned(pair, ['a', 'b'])).toEqual({ left: ['a'], right: ['b'] });
    expect(planned(pair, ['a', '-'])).toEqual({ left: ['a'], right: ['-'] });
    expect(() => planned(pair, ['a', 'b', 'c'])).toThrow('This takes 2 files; left over: c.');
  });

  it('lets flags name inputs, and operands feed the others', () => {
    expect(planned(pair, ['b'], { left: 'a' })).toEqual({ left: ['a'], right: ['b'] });
    expect(planned(pair, ['a'], { right: 'b' })).toEqual({ left: ['a'], right: ['b'] });
    expect(planned(pair, [], { left: 'a', right: '-' })).toEqual({ left: ['a'], right: ['-'] });
    expect(() => planned(pair, ['c'], { left: 'a', right: 'b' })).toThrow('left over: c.');
  });

  it('says which input is missing and how to give it', () => {
    expect(() => planned(pair, ['a'])).toThrow(
      expect.objectContaining({
        fault: 'command',
        message: 'Right text is missing.',
        hint: 'Name a file for it, or - for standard input; --right-input FILE works too.',
      }),
    );
    expect(() => planned(pair, [])).toThrow('Left text is missing.');
  });

  it('does without an optional input', () => {
    const other = textInput({ label: 'Compare with', optional: true });
    for (const inputs of [
      { text: textInput(), other },
      { other, text: textInput() },
    ]) {
      expect(planned(inputs, [])).toEqual({ text: ['-'], other: [] });
      expect(planned(inputs, ['a'])).toEqual({ text: ['a'], other: [] });
      expect(planned(inputs, [], { other: 'b' })).toEqual({ text: ['-'], other: ['b'] });
      expect(planned(inputs, ['a'], { other: 'b' })).toEqual({ text: ['a'], other: ['b'] });
      expect(planned(inputs, [], { text: 'a' })).toEqual({ text: ['a'], other: [] });
      expect(() => planned(inputs, ['a', 'b', 'c'])).toThrow('left over: c.');
    }
    expect(planned({ text: textInput(), other }, ['a', 'b'])).toEqual({
      text: ['a'],
      other: ['b'],
    });
    expect(planned({ other, text: textInput() }, ['a', 'b'])).toEqual({
      other: ['a'],
      text: ['b'],
    });
  });

  it('takes as many texts as declared', () => {
    expect(planned(texts, ['a', 'b', '-'])).toEqual({ texts: ['a', 'b', '-'] });
    expect(() => planned(texts, ['a'])).toThrow('Texts takes at least 2 files; 1 is named.');
    expect(() => planned(texts, [])).toThrow('Texts takes at least 2 files; 0 are named.');
    expect(() => planned(texts, ['a', 'b', 'c', 'd'])).toThrow(
      'Texts takes at most 3 files; 4 are named.',
    );
    expect(planned(anyTexts, [])).toEqual({ texts: ['-'] });
  });

  it('gives an input of many texts all that the others leave', () => {
    expect(planned(mixed, ['a', 'b', 'c', 'd'])).toEqual({
      head: ['a'],
      texts: ['b', 'c'],
      tail: ['d'],
    });
    expect(planned(mixed, ['b', 'c'], { head: 'a', tail: 'd' })).toMatchObject({
      texts: ['b', 'c'],
    });
    expect(() => planned(mixed, ['a', 'b'])).toThrow('Texts is missing.');
  });

  it('takes one file of another kind', () => {
    expect(planned(file, ['a.png'])).toEqual({ picture: ['a.png'] });
    expect(planned(file, [])).toEqual({ picture: ['-'] });
    expect(() => planned(file, ['a', 'b'])).toThrow('This takes one file; left over: b.');
  });

  it('reads standard input once only', () => {
    const twice = 'Standard input (-) can be read once only.';
    expect(() => planned(oneText, ['-', '-'])).toThrow(twice);
    expect(() => planned(pair, ['-', '-'])).toThrow(twice);
  });
});
