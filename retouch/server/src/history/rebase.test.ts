import { applyChange, changeSetOf } from '@retouch/source';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rebased } from './rebase.ts';

type Edit = [from: number, to: number, insert: string];

const cases: { name: string; text: string; ours: Edit; theirs: Edit; merged: string | null }[] = [
  {
    name: 'apart',
    text: 'one two three',
    ours: [0, 3, '1'],
    theirs: [8, 13, '3'],
    merged: '1 two 3',
  },
  { name: 'the same words', text: 'one two', ours: [0, 3, '1'], theirs: [0, 3, 'I'], merged: null },
  {
    name: 'one inside the other',
    text: 'one two',
    ours: [0, 7, ''],
    theirs: [4, 4, 'x'],
    merged: null,
  },
  {
    name: 'two insertions at one place',
    text: 'ab',
    ours: [1, 1, 'x'],
    theirs: [1, 1, 'y'],
    merged: null,
  },
  {
    name: 'neighbours that stay apart',
    text: 'a\nb\n',
    ours: [0, 2, ''],
    theirs: [2, 4, 'c\n'],
    merged: 'c\n',
  },
  {
    name: 'neighbours that would make one word',
    text: 'ab',
    ours: [0, 1, 'x'],
    theirs: [1, 2, 'y'],
    merged: null,
  },
  {
    name: 'what stood between two words',
    text: 'a, b',
    ours: [1, 3, ''],
    theirs: [3, 4, 'c'],
    merged: null,
  },
];

test.each(cases)('$name', ({ text, ours, theirs, merged }) => {
  const set = ([from, to, insert]: Edit) => changeSetOf([{ from, to, insert }], text.length);
  const other = set(theirs);
  const now = applyChange(other, text);
  const change = rebased(set(ours), other.desc, now);
  expect(change === undefined ? null : applyChange(change, now)).toBe(merged);
});

test('whichever comes first, the two together give the same', () => {
  const edit = fc.record({
    at: fc.nat(29),
    length: fc.nat(5),
    insert: fc.constantFrom('', ' ', '-x-'),
  });
  const text = 'The quick brown fox jumps over';
  const set = ({ at, length, insert }: { at: number; length: number; insert: string }) =>
    changeSetOf([{ from: at, to: Math.min(text.length, at + length), insert }], text.length);
  fc.assert(
    fc.property(edit, edit, (one, other) => {
      const [first, second] = [set(one), set(other)];
      const secondAfter = rebased(second, first.desc, applyChange(first, text));
      const firstAfter = rebased(first, second.desc, applyChange(second, text));
      if (secondAfter === undefined || firstAfter === undefined) return;
      const oneWay = applyChange(secondAfter, applyChange(first, text));
      expect(applyChange(firstAfter, applyChange(second, text))).toBe(oneWay);
    }),
    { numRuns: 2000 },
  );
});
