import { describe, expect, it } from 'vitest';
import { figures, information, result, table, text, warning } from './result.ts';

describe('result', () => {
  it('has its main part first, further ones behind', () => {
    const [main, other] = [text('a'), figures({ figures: [] })];
    expect(result(main)).toEqual({ parts: [main] });
    expect(result(main, { more: [other, text('b')] })).toEqual({
      parts: [main, other, text('b')],
    });
  });

  it('has facts, notes and marks where they are given, and nothing else', () => {
    const extras = {
      facts: ['3 lines removed'],
      notes: [warning('Dates are guessed.'), information('Sorted as in English.')],
      inputMarks: [{ input: 'text', marks: [{ start: 0, end: 1, label: 'first' }] }],
    };
    expect(result(text('a'), extras)).toEqual({ parts: [text('a')], ...extras });
    expect(extras.notes.map((note) => note.tone)).toEqual(['warning', 'information']);
  });

  it('survives a structured clone', () => {
    const made = result(table({ columns: [{ label: 'a', kind: 'text' }], rows: [['x']] }));
    expect(structuredClone(made)).toEqual(made);
  });
});
