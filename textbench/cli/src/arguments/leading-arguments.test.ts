import { describe, expect, it } from 'vitest';
import { CommandError } from '../command-error.ts';
import { leadingArguments } from './leading-arguments.ts';

describe('leadingArguments', () => {
  it('stops at the first operand and leaves the rest alone', () => {
    expect(leadingArguments(['-q', '--format', 'csv', 'slug', '--bogus', '-q'])).toEqual({
      general: { quiet: true, format: 'csv' },
      word: 'slug',
      rest: ['--bogus', '-q'],
    });
  });

  it('works without an operand', () => {
    expect(leadingArguments(['--version'])).toEqual({
      general: { version: true },
      word: undefined,
      rest: [],
    });
    expect(leadingArguments([])).toEqual({ general: {}, word: undefined, rest: [] });
  });

  it('suggests a flag for one that does not exist', () => {
    expect(() => leadingArguments(['--versoin'])).toThrow(
      expect.objectContaining({
        fault: 'command',
        message: 'There is no option --versoin here.',
        hint: 'Did you mean --version?',
      }),
    );
  });

  it('refuses a value where none belongs, and its absence where one does', () => {
    expect(() => leadingArguments(['--json=yes', 'slug'])).toThrow('--json takes no value.');
    expect(() => leadingArguments(['-o'])).toThrow('-o needs a value: -o FILE');
    expect(() => leadingArguments(['-o'])).toThrow(CommandError);
  });
});
