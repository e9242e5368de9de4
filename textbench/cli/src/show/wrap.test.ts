import { describe, expect, it } from 'vitest';
import { screenWidth, wrap } from './wrap.ts';

describe('wrap', () => {
  it('breaks at spaces so that no line is longer than the width', () => {
    expect(wrap('one two three', 8)).toBe('one two\nthree\n');
    expect(wrap('one two three', 7, '  ')).toBe('  one\n  two\n  three\n');
  });

  it('leaves a long word whole', () => {
    expect(wrap('a extraordinary b', 5)).toBe('a\nextraordinary\nb\n');
  });
});

describe('screenWidth', () => {
  it('is that of the terminal within reason, 80 where there is none', () => {
    const widths = [undefined, 10, 90, 300].map((columns) =>
      screenWidth({ stdout: columns === undefined ? {} : { columns } }),
    );
    expect(widths).toEqual([80, 40, 90, 100]);
  });
});
