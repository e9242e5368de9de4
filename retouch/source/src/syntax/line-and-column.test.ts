import { describe, expect, it } from 'vitest';
import { lineAndColumn } from './line-and-column.ts';

describe('line and column', () => {
  it('count from 1, over LF, CRLF and CR', () => {
    const text = 'ab\ncd\r\nef\rgh';
    const places = [0, 2, 3, 7, 8, 10, 11].map((at) => {
      const { line, column } = lineAndColumn(text, at);
      return `${line}:${column}`;
    });
    expect(places).toEqual(['1:1', '1:3', '2:1', '3:1', '3:2', '4:1', '4:2']);
  });
});
