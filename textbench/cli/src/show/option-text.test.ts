import { choice, integer, list, number, textOption, toggle } from '@textbench/kit';
import { describe, expect, it } from 'vitest';
import { optionText } from './option-text.ts';

describe('optionText', () => {
  it('says flag, bounds, unit, help, default and condition', () => {
    const option = integer({
      label: 'Longest line',
      help: 'Longer ones are cut.',
      default: 72,
      min: 1,
      max: 500,
      unit: 'characters',
      when: { option: 'until', is: ['line', 'word'] },
    });
    expect(optionText('longestLine', option, 200)).toBe(
      '  --longest-line N\n      Longest line, 1 to 500 characters. Longer ones are cut. Default: 72. Only with --until line or word.\n',
    );
  });

  it('shows both ways of a toggle and conditions on one', () => {
    const option = toggle({
      label: 'Each line',
      default: true,
      when: { option: 'keepCase', is: false },
    });
    expect(optionText('eachLine', option, 200)).toBe(
      '  --[no-]each-line\n      Each line. Default: on. Only with --no-keep-case.\n',
    );
  });

  it('lists choices with their labels', () => {
    const option = choice({
      label: 'Style',
      choices: { upper: 'UPPER CASE', no: 'As it is' },
      default: 'no',
    });
    expect(optionText('style', option, 200)).toBe(
      [
        '  --style upper|no',
        '      Style. Default: no.',
        '        upper  UPPER CASE',
        '        no     As it is',
        '',
      ].join('\n'),
    );
  });

  it('makes odd defaults visible', () => {
    const shown = (value: string) =>
      optionText('x', textOption({ label: 'X', default: value }), 200).split('Default: ')[1];
    expect([shown(''), shown(', '), shown('\n'), shown('plain')]).toEqual([
      'none.\n',
      '", ".\n',
      '"\\n".\n',
      'plain.\n',
    ]);
    expect(optionText('x', list({ label: 'X', default: [] }), 200)).toContain('Default: none.');
    const half = number({ label: 'X', default: 0.5, min: 0, max: 1 });
    expect(optionText('x', half, 200)).toBe('  --x NUMBER\n      X, 0 to 1. Default: 0.5.\n');
  });
});
