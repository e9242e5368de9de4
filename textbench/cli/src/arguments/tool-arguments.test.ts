import {
  choice,
  integer,
  list,
  noInputs,
  oneText,
  textInput,
  textOption,
  toggle,
} from '@textbench/kit';
import { describe, expect, it } from 'vitest';
import { toolArguments } from './tool-arguments.ts';

const declared = {
  inputs: oneText,
  options: {
    times: integer({ label: 'Times', default: 1, min: -5, max: 5 }),
    ignoreCase: toggle({ label: 'Ignore case', default: true }),
    words: list({ label: 'Words', default: ['x'] }),
    style: choice({
      label: 'Style',
      choices: { upper: 'Upper', lower: 'Lower' },
      default: 'upper',
    }),
    format: textOption({ label: 'Format', default: '' }),
  },
};

const optionsOf = (...args: string[]) => toolArguments(declared, args).options;

function problem(...args: string[]): { message: string; hint: string | undefined } {
  try {
    toolArguments(declared, args);
  } catch (error) {
    if (error instanceof Error && 'hint' in error) {
      return {
        message: error.message,
        hint: typeof error.hint === 'string' ? error.hint : undefined,
      };
    }
    throw error;
  }
  throw new Error('Nothing was wrong.');
}

describe('toolArguments', () => {
  it('reads an option by its kebab-case flag', () => {
    expect(optionsOf('--times', '-3', '--style=lower')).toEqual({ times: '-3', style: 'lower' });
  });

  it('switches toggles on and off; the last one counts', () => {
    expect(optionsOf('--ignore-case')).toEqual({ ignoreCase: true });
    expect(optionsOf('--no-ignore-case')).toEqual({ ignoreCase: false });
    expect(optionsOf('--ignore-case=off')).toEqual({ ignoreCase: 'off' });
    expect(optionsOf('--no-ignore-case', '--ignore-case')).toEqual({ ignoreCase: true });
  });

  it('collects lists from commas and repetitions', () => {
    expect(optionsOf('--words', 'a,b', '--words=c')).toEqual({ words: ['a', 'b', 'c'] });
    expect(optionsOf('--words=')).toEqual({ words: [] });
    expect(optionsOf('--words', 'a,b\n')).toEqual({ words: ['a,b'] });
  });

  it('lets the last of equal flags count', () => {
    expect(optionsOf('--times', '1', '--times', '2')).toEqual({ times: '2' });
  });

  it('gives a tool its own flag before the general one, which goes before the slug', () => {
    const { general, options } = toolArguments(declared, ['--format', 'a'], { format: 'csv' });
    expect(general).toEqual({ format: 'csv' });
    expect(options).toEqual({ format: 'a' });
  });

  it('reads general flags and operands in any order', () => {
    const { general, operands } = toolArguments(declared, [
      'a',
      '-o',
      'b',
      '--json',
      '-',
      '--',
      '-c',
    ]);
    expect(general).toEqual({ output: 'b', json: true });
    expect(operands).toEqual(['a', '-', '-c']);
  });

  it('names inputs by flags where there are several', () => {
    const inputs = { left: textInput({ label: 'Left' }), oldText: textInput({ label: 'Old' }) };
    const { namedInputs } = toolArguments({ inputs, options: {} }, [
      '--old-text-input',
      'a',
      '--left-input=-',
    ]);
    expect(namedInputs).toEqual({ oldText: 'a', left: '-' });
    const single = () => toolArguments({ inputs: oneText, options: {} }, ['--text-input', 'a']);
    expect(single).toThrow('There is no option --text-input here.');
  });

  it('suggests what was meant', () => {
    expect(problem('--time', '3')).toEqual({
      message: 'There is no option --time here.',
      hint: 'Did you mean --times?',
    });
    expect(problem('--no-ignorecase').hint).toBe('Did you mean --no-ignore-case?');
    expect(problem('--lower').hint).toBe('Did you mean --style lower?');
    expect(problem('--utterly-unknown').hint).toBeUndefined();
  });

  it('says what a flag without its value takes', () => {
    expect(problem('--times').message).toBe('--times needs a value: --times N');
    expect(problem('--style').message).toBe('--style needs a value: --style upper|lower');
    expect(problem('--no-ignore-case=1').message).toBe('--no-ignore-case takes no value.');
  });

  it('knows flags of tools without inputs', () => {
    expect(toolArguments({ inputs: noInputs, options: {} }, ['-q']).general).toEqual({
      quiet: true,
    });
  });
});
