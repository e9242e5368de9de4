import { applyChange, editsOf } from '@retouch/source';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOf, sizeOf } from './text-difference.ts';

const cases: { name: string; before: string; after: string; edits: [number, number, string][] }[] =
  [
    { name: 'the same', before: 'a\nb\n', after: 'a\nb\n', edits: [] },
    { name: 'a line more', before: 'a\nc\n', after: 'a\nb\nc\n', edits: [[2, 2, 'b\n']] },
    { name: 'a line less', before: 'a\nb\nc\n', after: 'a\nc\n', edits: [[2, 4, '']] },
    {
      name: 'a word of a line',
      before: 'x\n one two\ny\n',
      after: 'x\n one 2\ny\n',
      edits: [[7, 10, '2']],
    },
    {
      name: 'two places far apart',
      before: 'first line\nmiddle\nlast line\n',
      after: 'First line\nmiddle\nlast word\n',
      edits: [
        [0, 5, 'First'],
        [23, 27, 'word'],
      ],
    },
    {
      name: 'what little is kept between',
      before: 'a(b)c',
      after: 'x(y)z',
      edits: [[0, 5, 'x(y)z']],
    },
    {
      name: 'CRLF stays whole',
      before: 'a\r\nb\r\n',
      after: 'a\r\nb\r\nc\r\n',
      edits: [[6, 6, 'c\r\n']],
    },
    { name: 'from nothing', before: '', after: 'a\n', edits: [[0, 0, 'a\n']] },
    { name: 'to nothing', before: 'a\n', after: '', edits: [[0, 2, '']] },
    { name: 'a pair of surrogates', before: 'x 😀 y', after: 'x 😁 y', edits: [[2, 4, '😁']] },
  ];

test.each(cases)('finds $name', ({ before, after, edits }) => {
  const found = editsOf(differenceOf(before, after));
  expect(found).toEqual(edits.map(([from, to, insert]) => ({ from, to, insert })));
});

test('the size counts what went and what came', () => {
  expect(sizeOf(differenceOf('one two three', 'one 2 three four'))).toBe(3 + 1 + 5);
});

const texts = fc
  .array(fc.constantFrom('a', 'b', 'word', ' ', '\n', '\r\n', '<p>', '😀', '\u0301'), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''));

test('whatever was done, the difference does it again', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      expect(applyChange(differenceOf(before, after), before)).toBe(after);
    }),
    { numRuns: 1000 },
  );
});

test('two large texts with nothing in common are told apart at once', () => {
  const large = (word: string) =>
    Array.from({ length: 30_000 }, (_, n) => `${word} ${n}\n`).join('');
  const before = large('one');
  const after = large('two');
  const start = performance.now();
  expect(applyChange(differenceOf(before, after), before)).toBe(after);
  expect(performance.now() - start).toBeLessThan(5000);
});
