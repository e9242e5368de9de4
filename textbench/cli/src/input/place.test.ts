import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, startOfText } from './place.ts';

/** Line and column by splitting the whole text: LF, CRLF and a CR that something else follows. */
function bySplitting(text: string) {
  const lines = text.split(/\r\n|\n|\r(?!$)/);
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
}

const texts = fc.array(
  fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\r\n', '😀', 'é'), maxLength: 8 }),
  { maxLength: 6 },
);

describe('advance', () => {
  it('counts lines and columns the same however the text is cut', () => {
    fc.assert(
      fc.property(texts, (pieces) => {
        const { line, column } = pieces.reduce(advance, startOfText);
        expect({ line, column }).toEqual(bySplitting(pieces.join('')));
      }),
      { numRuns: 2_000 },
    );
  });

  it('counts code points, not code units', () => {
    expect(advance(startOfText, 'ab\n😀😀')).toMatchObject({ line: 2, column: 3 });
  });

  it('waits with a CR for what follows', () => {
    const atReturn = advance(startOfText, 'a\r');
    expect(atReturn).toEqual({ line: 1, column: 3, afterReturn: true });
    expect(advance(atReturn, '\nb')).toMatchObject({ line: 2, column: 2 });
    expect(advance(atReturn, 'b')).toMatchObject({ line: 2, column: 2 });
    expect(advance(atReturn, '')).toBe(atReturn);
  });
});
