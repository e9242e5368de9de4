import { chart, table, text } from '@textbench/kit';
import { describe, expect, it } from 'vitest';
import { chooseForm } from './choose-form.ts';

const rows = table({ columns: [{ label: 'A', kind: 'text' }], rows: [['x']] });
const bars = chart({
  shape: 'bars',
  categoryLabel: 'C',
  valueLabel: 'V',
  points: [{ label: 'a', value: 1 }],
});
const extension = (...args: Parameters<typeof chooseForm>) => chooseForm(...args).extension;

describe('chooseForm', () => {
  it('takes the usual form unless told', () => {
    expect(extension(rows, {})).toBe('tsv');
    expect(extension(text('x'), {})).toBe('txt');
  });

  it('takes the form that --format names, before the ending of the file', () => {
    expect(extension(rows, { format: 'CSV', output: 'a.json' })).toBe('csv');
    expect(extension(bars, { format: '.svg' })).toBe('svg');
  });

  it('takes the form that the ending of the file names', () => {
    expect(extension(rows, { output: 'folder.x/a.CSV' })).toBe('csv');
    expect(extension(rows, { output: 'a.dat' })).toBe('tsv');
    expect(extension(rows, { output: '-' })).toBe('tsv');
  });

  it('puts text under any ending but that of sound and pictures', () => {
    expect(extension(text('x'), { output: 'a.csv' })).toBe('txt');
    expect(extension(text('x'), { output: 'a.md' })).toBe('txt');
    expect(() => chooseForm(text('x'), { output: 'a.png' })).toThrow(
      'a.png: this result is written as txt.',
    );
  });

  it('refuses what the part cannot be written as', () => {
    expect(() => chooseForm(rows, { output: 'a.svg' })).toThrow(
      'a.svg: this result is written as tsv, csv, json.',
    );
    expect(() => chooseForm(rows, { format: 'cvs' })).toThrow(
      expect.objectContaining({
        fault: 'command',
        message: '--format cvs: this result is written as tsv, csv, json.',
        hint: 'Did you mean csv?',
      }),
    );
  });
});
