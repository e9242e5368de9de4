import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineAndColumn } from './line-and-column.ts';
import { LineStarts } from './line-starts.ts';

it('counts lines and columns from 1, whatever ends a line', () => {
  const starts = new LineStarts('a\r\nbc\rd\n\ne');
  expect(starts.at(0)).toEqual({ line: 1, column: 1 });
  expect(starts.at(4)).toEqual({ line: 2, column: 2 });
  expect(starts.at(6)).toEqual({ line: 3, column: 1 });
  expect(starts.at(8)).toEqual({ line: 4, column: 1 });
  expect(starts.at(10)).toEqual({ line: 5, column: 2 });
});

it('agrees with the way that counts anew each time, but inside a CRLF', () => {
  const text = fc
    .array(fc.constantFrom('a', '\n', '\r', '\r\n', 'é', '😀'))
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, fc.nat(), (whole, at) => {
      const offset = at % (whole.length + 1);
      fc.pre(!(whole[offset - 1] === '\r' && whole[offset] === '\n'));
      expect(new LineStarts(whole).at(offset)).toEqual(lineAndColumn(whole, offset));
    }),
  );
});
