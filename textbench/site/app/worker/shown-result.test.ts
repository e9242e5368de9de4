import {
  audio,
  chart,
  type DifferenceRow,
  difference,
  figures,
  html,
  type Mark,
  marks,
  type Part,
  type Result,
  result,
  table,
  text,
  warning,
} from '@textbench/kit';
import { describe, expect, it } from 'vitest';
import type { ShownResult } from './protocol.ts';
import type { FinishedRun } from './run-request.ts';
import { shownResult } from './shown-result.ts';

function shown(found: Result, more: Partial<FinishedRun> = {}): ShownResult {
  return shownResult({ result: found, inputSizes: {}, ...more }, 12);
}

function shownMain(main: Part) {
  return shown(result(main)).parts[0];
}

describe('a shown result', () => {
  it('has parts with their forms, facts, notes, sizes and the time it took', () => {
    const notes = [warning('Dates are guessed.')];
    const found = result(text('a\nb'), {
      more: [figures({ figures: [] })],
      facts: ['2 lines'],
      notes,
    });
    const inputSizes = { text: { characters: 9, lines: 1 } };
    expect(shown(found, { inputSizes })).toEqual({
      parts: [
        { part: text('a\nb'), forms: ['txt'] },
        { part: figures({ figures: [] }), forms: ['txt', 'json'] },
      ],
      facts: ['2 lines'],
      notes,
      inputMarks: [],
      size: { characters: 3, lines: 2 },
      inputSizes,
      milliseconds: 12,
    });
  });

  it('has no size where its main part is no text', () => {
    expect(shown(result(figures({ figures: [] })))).not.toHaveProperty('size');
  });

  it('survives the way to the page', () => {
    const tones = [{ start: 0, length: 1, frequency: 600 }];
    const found = shown(result(audio({ tones, duration: 1, description: 'A tone.' })));
    expect(structuredClone(found)).toEqual(found);
  });
});

describe('a long part', () => {
  it('is shown whole up to 200,000 characters of text', () => {
    const whole = text('x'.repeat(200_000));
    expect(shownMain(whole)).toEqual({ part: whole, forms: ['txt'] });
  });

  it('is shown by its beginning above that, and what is missing is said', () => {
    const { part, cut } = shownMain(text('x'.repeat(200_001)));
    expect(part).toEqual(text('x'.repeat(20_000)));
    expect(cut).toBe('The first 20,000 of 200,001 characters. Copy and Download give all of it.');
    expect(shown(result(text('x'.repeat(200_001))))).not.toHaveProperty('size');
  });

  it('is not cut inside an emoji', () => {
    const { part } = shownMain(text(`x${'😀'.repeat(150_000)}`));
    expect(part).toEqual(text(`x${'😀'.repeat(9_999)}`));
  });

  it('keeps the look of its text', () => {
    const { part } = shownMain(text('x'.repeat(300_000), { fixedLayout: true, title: 'Art' }));
    expect(part).toMatchObject({ fixedLayout: true, title: 'Art' });
  });

  it('may be HTML', () => {
    expect(shownMain(html({ html: 'x'.repeat(300_000) })).part).toEqual(
      html({ html: 'x'.repeat(20_000) }),
    );
  });

  it('may be a table of over 2,000 rows', () => {
    const rows = Array.from({ length: 2_001 }, (_, i) => [i]);
    const columns = [{ label: 'n', kind: 'number' }] as const;
    expect(shownMain(table({ columns, rows: rows.slice(1) }))).not.toHaveProperty('cut');
    const { part, cut } = shownMain(table({ columns, rows }));
    expect(part).toEqual(table({ columns, rows: rows.slice(0, 2_000) }));
    expect(cut).toBe('The first 2,000 of 2,001 rows. Copy and Download give all of it.');
  });

  it('may be a difference; its patch stays in the worker', () => {
    const row = (number: number): DifferenceRow => {
      const line = { number, text: 'x', spans: [] };
      return { kind: 'same', left: line, right: line };
    };
    const rows = Array.from({ length: 2_001 }, (_, i) => row(i + 1));
    expect(shownMain(difference({ rows: rows.slice(1), patch: 'long' }))).toEqual({
      part: difference({ rows: rows.slice(1), patch: '' }),
      forms: ['patch'],
    });
    const { part, cut } = shownMain(difference({ rows, patch: 'long' }));
    expect(part).toEqual(difference({ rows: rows.slice(0, 2_000), patch: '' }));
    expect(cut).toMatch(/^The first 2,000 of 2,001 lines/);
  });

  it('of a long difference shows what is near the changes, three lines before and after', () => {
    const line = (number: number) => ({ number, text: 'x', spans: [] });
    const rows: DifferenceRow[] = Array.from({ length: 9_000 }, (_, i) =>
      i === 10 || i === 8_999
        ? { kind: 'changed', left: line(i), right: line(i) }
        : { kind: 'same', left: line(i), right: line(i) },
    );
    const { part, cut } = shownMain(difference({ rows, patch: 'long' }));
    const numbers = part.kind === 'difference' ? part.rows.map((row) => rows.indexOf(row)) : [];
    expect(numbers).toEqual([7, 8, 9, 10, 11, 12, 13, 8_996, 8_997, 8_998, 8_999]);
    expect(cut).toMatch(/^Of 9,000 lines those near the changes are shown/);
  });

  it('may be a chart of over 200 values', () => {
    const points = Array.from({ length: 201 }, (_, i) => ({ label: `${i}`, value: i }));
    const basics = { shape: 'bars', categoryLabel: 'Word', valueLabel: 'Count' } as const;
    expect(shownMain(chart({ ...basics, points: points.slice(1) }))).not.toHaveProperty('cut');
    const { part, cut, forms } = shownMain(chart({ ...basics, points }));
    expect(part).toEqual(chart({ ...basics, points: points.slice(0, 200) }));
    expect(cut).toMatch(/^The first 200 of 201 values/);
    expect(forms).toEqual(['tsv', 'csv', 'json', 'svg']);
  });
});

describe('marked text', () => {
  const one = (start: number): Mark => ({ start, end: start + 1, label: 'x' });

  it('is shown whole up to 5,000 marks', () => {
    const part = marks({
      text: 'x'.repeat(5_000),
      marks: Array.from({ length: 5_000 }, (_, i) => one(i)),
    });
    expect(shownMain(part)).toEqual({ part, forms: ['txt', 'json'] });
  });

  it('is shown up to the mark that is one too many', () => {
    const many = Array.from({ length: 6_000 }, (_, i) => one(i * 2));
    const { part, cut } = shownMain(marks({ text: 'ab'.repeat(6_000), marks: many }));
    expect(part).toEqual(marks({ text: 'ab'.repeat(5_000), marks: many.slice(0, 5_000) }));
    expect(cut).toBe('The first 10,000 of 12,000 characters. Copy and Download give all of it.');
  });

  it('is shown by its beginning where the text is long, without marks that reach beyond', () => {
    const across = { start: 19_999, end: 20_001, label: 'across' };
    const { part } = shownMain(marks({ text: 'x'.repeat(300_000), marks: [one(5), across] }));
    expect(part).toEqual(marks({ text: 'x'.repeat(20_000), marks: [one(5)] }));
  });

  it('is not cut inside an emoji, nor marked beyond what is shown', () => {
    const content = `x${'😀'.repeat(150_000)}`;
    const last = { start: 19_999, end: 20_001, label: 'an emoji' };
    const { part } = shownMain(marks({ text: content, marks: [last] }));
    expect(part).toEqual(marks({ text: content.slice(0, 19_999), marks: [] }));
  });

  it('over an input has 5,000 marks at most', () => {
    const many = Array.from({ length: 5_001 }, (_, i) => one(i));
    const { inputMarks } = shown(
      result(text(''), { inputMarks: [{ input: 'text', marks: many }] }),
    );
    expect(inputMarks).toEqual([{ input: 'text', marks: many.slice(0, 5_000) }]);
  });
});

describe('a streamed text', () => {
  it('is shown whole where it is short', () => {
    const { parts, size } = shown(result(text('abc')), { streamed: new Blob(['abc']) });
    expect(parts).toEqual([{ part: text('abc'), forms: ['txt'] }]);
    expect(size).toEqual({ characters: 3, lines: 1 });
  });

  it('says its size in bytes where it is long: nobody has counted its characters', () => {
    const beginning = 'x'.repeat(250_000);
    const streamed = new Blob([beginning.repeat(10)]);
    const { parts, size } = shown(result(text(beginning)), { streamed });
    expect(parts[0].cut).toBe(
      'The first 20,000 characters of 2.5 MB. Copy and Download give all of it.',
    );
    expect(size).toBeUndefined();
  });
});
