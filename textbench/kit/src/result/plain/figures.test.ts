import { describe, expect, it } from 'vitest';
import { figures } from '../result.ts';
import { figuresAsJson, figuresAsText, figureText } from './figures.ts';

const part = figures({
  figures: [
    { label: 'Words', value: 12_345, lead: true },
    { label: 'Length', value: 4.666_6, digits: 2, unit: 'letters' },
    { label: 'Script', value: 'Latin', unit: 'mostly' },
    { label: 'Grade', value: null, note: 'needs 100 words', unit: 'years' },
    { label: 'Mood', value: null },
  ],
});

describe('figureText', () => {
  it.each([
    [{ value: 12_345 }, '12345'],
    [{ value: 2.5 }, '3'],
    [{ value: 0.125, digits: 2 }, '0.13'],
    [{ value: -1.5, digits: 1 }, '-1.5'],
    [{ value: 7, digits: 3 }, '7.000'],
    [{ value: 'Latin' }, 'Latin'],
    [{ value: '' }, ''],
    [{ value: null }, ''],
  ])('%j is %j', (figure, text) => {
    expect(figureText({ label: 'x', ...figure })).toBe(text);
  });
});

describe('figuresAsText', () => {
  it('has a line a figure: label, tab, value, unit; and why where there is no value', () => {
    expect(figuresAsText(part)).toBe(
      'Words\t12345\nLength\t4.67 letters\nScript\tLatin mostly\nGrade\tnot defined: needs 100 words\nMood\tnot defined: no value\n',
    );
  });

  it('is empty without figures', () => {
    expect(figuresAsText(figures({ figures: [] }))).toBe('');
  });
});

describe('figuresAsJson', () => {
  it('has every value by label, unrounded', () => {
    expect(JSON.parse(figuresAsJson(part))).toEqual({
      Words: 12_345,
      Length: 4.666_6,
      Script: 'Latin',
      Grade: null,
      Mood: null,
    });
  });
});
