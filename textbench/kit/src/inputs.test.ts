import { describe, expect, it } from 'vitest';
import { fileInput, noInputs, oneText, textInput, textsInput } from './inputs.ts';

describe('inputs', () => {
  it('are one text called text, unless told', () => {
    expect(oneText).toEqual({ text: { kind: 'text', label: 'Input' } });
    expect(textInput({ label: 'First text', placeholder: 'Old' })).toEqual({
      kind: 'text',
      label: 'First text',
      placeholder: 'Old',
    });
  });

  it('may be several texts, a file, or none', () => {
    expect(textsInput({ label: 'Texts', min: 2, max: 9 })).toMatchObject({ kind: 'texts', min: 2 });
    expect(fileInput({ label: 'Picture', accept: ['.png'] })).toMatchObject({ kind: 'file' });
    expect(noInputs).toEqual({});
  });
});
