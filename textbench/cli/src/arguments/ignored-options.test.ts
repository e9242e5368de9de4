import { choice, textOption, toggle } from '@textbench/kit';
import { describe, expect, it } from 'vitest';
import { conditionText, ignoredOptions } from './ignored-options.ts';

const declarations = {
  find: choice({ label: '', choices: { all: '', own: '', several: '' }, default: 'all' }),
  ownKind: choice({
    label: '',
    choices: { words: '', pattern: '' },
    default: 'words',
    when: { option: 'find', is: ['own', 'several'] },
  }),
  pattern: textOption({ label: '', default: '', when: { option: 'ownKind', is: 'pattern' } }),
  across: toggle({ label: '', default: true, when: { option: 'ownKind', is: 'pattern' } }),
};

const ignored = (given: readonly string[], values: Record<string, string | boolean>) =>
  ignoredOptions(declarations, given, {
    find: 'all',
    ownKind: 'words',
    pattern: '',
    across: true,
    ...values,
  });

describe('ignoredOptions', () => {
  it('says with what an option would have an effect', () => {
    expect(ignored(['pattern'], { pattern: 'a+' })).toEqual([
      '--pattern has no effect. Only with --own-kind pattern.',
    ]);
  });

  it('looks through options that have no effect themselves', () => {
    const values = { pattern: 'a+', ownKind: 'pattern' };
    expect(ignored(['ownKind', 'pattern'], values)).toEqual([
      '--own-kind has no effect. Only with --find own or several.',
      '--pattern has no effect. Only with --find own or several.',
    ]);
  });

  it('is silent where all conditions are met', () => {
    const values = { pattern: 'a+', ownKind: 'pattern', find: 'several' };
    expect(ignored(['find', 'ownKind', 'pattern'], values)).toEqual([]);
  });

  it('is silent about what was not given or says what holds anyway', () => {
    expect(ignored([], { pattern: 'a+' })).toEqual([]);
    expect(ignored(['across'], { across: true })).toEqual([]);
  });
});

describe('conditionText', () => {
  it('names the flag as it is written', () => {
    expect(conditionText({ option: 'keepCase', is: false })).toBe('Only with --no-keep-case.');
    const many = Array.from({ length: 13 }, (_, index) => `v${index}`);
    expect(conditionText({ option: 'form', is: many })).toBe('Only with some values of --form.');
  });
});
