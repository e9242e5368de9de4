import { information, result, text, warning } from '@textbench/kit';
import { describe, expect, it } from 'vitest';
import { remarks } from './remarks.ts';

describe('remarks', () => {
  it('says facts on one line, each note on its own, and what other parts there are', () => {
    const found = result(text(''), {
      more: [text('', { title: 'Groups' }), text('')],
      facts: ['3 lines', '2 removed'],
      notes: [warning('Careful.'), information('By the way.')],
    });
    expect(remarks(found)).toEqual([
      '3 lines; 2 removed',
      'Warning: Careful.',
      'By the way.',
      'More with --part: 2 Groups, 3 text',
    ]);
  });

  it('says nothing where there is nothing', () => {
    expect(remarks(result(text('')))).toEqual([]);
    expect(remarks({ facts: [] })).toEqual([]);
  });
});
