import { inputError, optionError } from '@textbench/kit';
import { describe, expect, it } from 'vitest';
import { CommandError, ReaderGone, ToolBug } from '../command-error.ts';
import { testShelf } from '../testing/fake-world.testing.ts';
import type { Step } from './step.ts';
import { stepError } from './step.ts';

const tool = await testShelf.load('shout');
const alone: Step = { slug: 'shout', tool, options: {}, ignored: [] };
const second: Step = { ...alone, number: 2 };
const locate = (input: string, offset: number) => `${input}@${offset}`;

describe('stepError', () => {
  it('names file, line and column of a refused input', () => {
    const error = inputError('text', 7, 'No x.');
    expect(stepError(alone, error, locate)).toMatchObject({
      fault: 'input',
      message: 'text@7: No x.',
    });
    expect(stepError(second, error, locate).message).toBe('step 2 (shout): text@7: No x.');
  });

  it('names the flag of a refused option', () => {
    const error = optionError('ignoreCase', 'Not so.');
    expect(stepError(second, error, locate)).toMatchObject({
      fault: 'command',
      message: 'step 2 (shout): --ignore-case: Not so.',
    });
  });

  it('leaves what is known as it is', () => {
    for (const error of [
      new CommandError('input', 'x'),
      new ReaderGone(),
      new ToolBug('cut', 'x'),
    ]) {
      expect(stepError(second, error, locate)).toBe(error);
    }
  });

  it('says that a result is too long', () => {
    expect(stepError(alone, tooLong(), locate)).toMatchObject({
      fault: 'input',
      message: 'The result is longer than one text can be.',
    });
  });

  it('says that an input is too large, and takes endless recursion for a bug', () => {
    // node -e 'const s = new Set(); for (let i = 0; ; i++) s.add(i)' ends with this message
    const full = new RangeError('Set maximum size exceeded');
    expect(stepError(alone, full, locate)).toMatchObject({
      fault: 'input',
      message: 'This input is too large for this tool.',
    });
    const deep = new RangeError('Maximum call stack size exceeded');
    expect(stepError(alone, deep, locate)).toBeInstanceOf(ToolBug);
  });

  it('takes anything else for a bug of the tool', () => {
    const cause = new TypeError('x is undefined');
    expect(stepError(second, cause, locate)).toMatchObject({
      name: 'ToolBug',
      slug: 'shout',
      message: 'TypeError: x is undefined',
      cause,
    });
  });
});

/** The error that V8 throws, whatever it is called there. */
function tooLong(): unknown {
  try {
    return 'x'.repeat(2 ** 29) + 'x'.repeat(2 ** 29);
  } catch (error) {
    return error;
  }
}
