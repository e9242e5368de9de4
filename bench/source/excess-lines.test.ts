import { describe, expect, it } from 'vitest';
import { excessLines } from './excess-lines.ts';

const before = 'a\nb\nc\nd\ne\nf\ng';
const edit = { kind: 'prop', element: 0, firstLine: 3, lastLine: 4 } as const;

describe('lines changed beyond what an edit concerns', () => {
  it('are none where only the element changes, goes, or gets a neighbour', () => {
    expect(excessLines(before, 'a\nb\nC\nd\ne\nf\ng', edit)).toBe(0);
    expect(excessLines(before, 'a\nb\ne\nf\ng', edit)).toBe(0);
    expect(excessLines(before, 'a\nb\nc\nd\nx\ny\ne\nf\ng', edit)).toBe(0);
    expect(excessLines(before, 'a\nb\nx\nc\nd\ny\ne\nf\ng', edit)).toBe(0);
  });

  it('are none where equal lines let the change slide, or the blank line before it goes', () => {
    const rows = '<ul>\n<li\na\n/>\n<li\nb\n/>\n</ul>';
    const second = { kind: 'remove', element: 1, firstLine: 2, lastLine: 4 } as const;
    expect(excessLines(rows, '<ul>\n<li\nb\n/>\n</ul>', second)).toBe(0);
    const last = { kind: 'remove', element: 1, firstLine: 4, lastLine: 4 } as const;
    expect(excessLines('<ul>\na\n\nb\n</ul>', '<ul>\na\n</ul>', last)).toBe(0);
  });

  it('are those that change elsewhere', () => {
    expect(excessLines(before, 'a;\nb\nC\nd\ne\nf\ng;', edit)).toBe(4);
    expect(excessLines(before, 'b\nC\nd\ne\nf\ng', edit)).toBe(1);
  });
});
