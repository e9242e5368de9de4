import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAndColumn } from './line-and-column.ts';
import { textOf } from './testing/any-text.testing.ts';

describe('lineAndColumn', () => {
  it.each([
    ['', 0, 1, 1],
    ['abc', 0, 1, 1],
    ['abc', 2, 1, 3],
    ['abc', 3, 1, 4],
  ])('counts from 1: %j at %i', (text, offset, line, column) => {
    expect(lineAndColumn(text, offset)).toEqual({ line, column });
  });

  it.each([
    ['LF', 'ab\ncd', 3],
    ['CR', 'ab\rcd', 3],
    ['CRLF', 'ab\r\ncd', 4],
  ])('begins a line behind %s', (_name, text, offset) => {
    expect(lineAndColumn(text, offset - 1).line).toBe(1);
    expect(lineAndColumn(text, offset)).toEqual({ line: 2, column: 1 });
    expect(lineAndColumn(text, offset + 1)).toEqual({ line: 2, column: 2 });
  });

  it('counts a line end as the last column of its line', () => {
    expect(lineAndColumn('ab\ncd', 2)).toEqual({ line: 1, column: 3 });
    expect(lineAndColumn('ab\rcd', 2)).toEqual({ line: 1, column: 3 });
    expect(lineAndColumn('ab\r\ncd', 2)).toEqual({ line: 1, column: 3 });
  });

  it('does not begin a line between CR and LF', () => {
    expect(lineAndColumn('ab\r\ncd', 3)).toEqual({ line: 1, column: 4 });
  });

  it('begins a line behind a line end that ends the text', () => {
    expect(lineAndColumn('a\n', 2)).toEqual({ line: 2, column: 1 });
    expect(lineAndColumn('a\r', 2)).toEqual({ line: 2, column: 1 });
    expect(lineAndColumn('a\r\n', 3)).toEqual({ line: 2, column: 1 });
  });

  it('counts CR CR LF as two line ends, LF CR too', () => {
    expect(lineAndColumn('\r\r\nx', 3)).toEqual({ line: 3, column: 1 });
    expect(lineAndColumn('\n\rx', 2)).toEqual({ line: 3, column: 1 });
  });

  it('counts code points, not code units', () => {
    expect(lineAndColumn('😀x', 2)).toEqual({ line: 1, column: 2 });
    expect(lineAndColumn('a\n𝒳𝒴z', 6)).toEqual({ line: 2, column: 3 });
    expect(lineAndColumn('e\u0301x', 2)).toEqual({ line: 1, column: 3 });
  });

  it('counts a lone surrogate as one', () => {
    expect(lineAndColumn('\ud800x', 1)).toEqual({ line: 1, column: 2 });
  });

  it('does not end lines at other separators', () => {
    expect(lineAndColumn('a\u2028b\u0085c\fd', 7)).toEqual({ line: 1, column: 8 });
  });

  it('leads back to the place, whatever the text', () => {
    fc.assert(
      fc.property(textOf('\n', '\r', '\r\n', 'a', '😀'), fc.nat(50), (text, at) => {
        const offset = Math.min(at, text.length);
        const splits = /^(\r\n|[\ud800-\udbff][\udc00-\udfff])$/.test(
          text.slice(offset - 1, offset + 1),
        );
        fc.pre(!splits || offset === 0);
        const { line, column } = lineAndColumn(text, offset);
        const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
        const before = lines.slice(0, line - 1).join('').length;
        const own = [...(lines[line - 1] ?? '')].slice(0, column - 1).join('').length;
        expect(before + own).toBe(offset);
      }),
      { numRuns: 1_000 },
    );
  });
});
