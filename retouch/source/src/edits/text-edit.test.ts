import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange, changeSetOf, editsOf, invertChange, type TextEdit } from './text-edit.ts';

const text = fc.string({
  unit: fc.constantFrom('a', 'é', '👩', '\r', '\n', '\r\n', '\uFEFF', '{', ' '),
});

/** A text with edits of it, in order and apart. */
const edited = fc
  .tuple(text, fc.array(fc.tuple(fc.nat(9), fc.nat(4), text), { maxLength: 6 }))
  .map(([whole, steps]): [string, TextEdit[]] => {
    const edits: TextEdit[] = [];
    let at = 0;
    for (const [gap, length, insert] of steps) {
      const from = at + gap + 1;
      if (from + length > whole.length) break;
      edits.push({ from, to: from + length, insert });
      at = from + length;
    }
    return [whole, edits];
  });

describe('edits of a text', () => {
  it('replace their ranges and nothing else, line ends of any kind included', () => {
    fc.assert(
      fc.property(edited, ([whole, edits]) => {
        const expected = edits.reduceRight(
          (result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to),
          whole,
        );
        expect(applyChange(changeSetOf(edits, whole.length), whole)).toBe(expected);
      }),
    );
  });

  it('are undone to the byte, and survive being JSON', () => {
    fc.assert(
      fc.property(edited, ([whole, edits]) => {
        const change = changeSetOf(edits, whole.length);
        const after = applyChange(change, whole);
        expect(applyChange(invertChange(change, whole), after)).toBe(whole);
        const read = changeSetOf(editsOf(change), whole.length);
        expect(applyChange(read, whole)).toBe(after);
      }),
    );
  });

  it('refuse a text of another length', () => {
    expect(() => applyChange(changeSetOf([], 3), 'ab')).toThrow(
      'A change of 3 units was given a text of 2.',
    );
  });
});
