import { describe, expect, it } from 'vitest';
import { Places } from './find-places.ts';

describe('Places', () => {
  it('counts lines at every kind of line end, and columns in code points', () => {
    const text = 'ab\r\nc😀d\re\n\nf';
    const places = new Places(text);
    const at = (sign: string) => {
      const { line, column } = places.at(text.indexOf(sign));
      return `${line}:${column}`;
    };
    expect(['a', 'b', 'c', 'd', 'e', 'f'].map(at)).toEqual([
      '1:1',
      '1:2',
      '2:1',
      '2:3',
      '3:1',
      '5:1',
    ]);
    expect(places.at(text.length)).toEqual({ line: 5, column: 2 });
  });

  it('counts lone surrogates as a column each', () => {
    expect(new Places('\ud83d\ud83dx').at(2)).toEqual({ line: 1, column: 3 });
    expect(new Places('\ude00\ude00x').at(2)).toEqual({ line: 1, column: 3 });
  });
});
