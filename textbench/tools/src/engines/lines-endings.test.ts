import { describe, expect, it } from 'vitest';
import { joinedLines } from './lines-endings.ts';

describe('joinedLines', () => {
  it('keeps the line end of every line', () => {
    expect(joinedLines(['a', 'b'], ['\r\n', '\n'], 'a\r\nx\nb\n')).toBe('a\r\nb\n');
  });

  it('ends the text with a line end only where it did before', () => {
    expect(joinedLines(['b', 'a'], ['', '\n'], 'a\nb')).toBe('b\na');
    expect(joinedLines(['b', 'a'], ['\n', '\n'], 'a\nb\n')).toBe('b\na\n');
  });

  it('gives a line without one the usual line end', () => {
    expect(joinedLines(['c', 'a'], ['', '\r\n'], 'a\r\nb\r\nc')).toBe('c\r\na');
    expect(joinedLines(['a', 'b', 'new'], ['\r\n', '\r\n'], 'a\r\nb\r\n')).toBe(
      'a\r\nb\r\nnew\r\n',
    );
  });

  it('gives nothing for no lines', () => {
    expect(joinedLines([], [], 'a\n')).toBe('');
  });
});
