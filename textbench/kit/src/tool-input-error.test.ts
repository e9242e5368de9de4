import { describe, expect, it } from 'vitest';
import { inputError, optionError, ToolInputError } from './tool-input-error.ts';

describe('ToolInputError', () => {
  it('is an error with a sentence, and neither option nor place unless told', () => {
    const error = new ToolInputError('There is nothing to compare.');
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe('ToolInputError');
    expect(error.message).toBe('There is nothing to compare.');
    expect([error.option, error.position]).toEqual([undefined, undefined]);
  });

  it('names the option at fault', () => {
    expect(optionError('pattern', 'The bracket is not closed.')).toMatchObject({
      option: 'pattern',
      message: 'The bracket is not closed.',
    });
  });

  it('names the place at fault: a stretch, or between two characters', () => {
    expect(inputError('text', 4, 'No hexadecimal digit.', 2).position).toEqual({
      input: 'text',
      offset: 4,
      length: 2,
    });
    expect(inputError('text', 4, 'A digit is missing here.').position?.length).toBe(0);
  });
});
