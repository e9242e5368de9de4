import { expect, it } from 'vitest';
import { markdownTable } from './markdown-table.ts';
import { milliseconds, times } from './numbers.ts';

it.each([
  [0.123, '0.12'],
  [4.56, '4.6'],
  [45.6, '46'],
  [1_234.5, '1,235'],
])('writes %d milliseconds as %s', (value, written) => {
  expect(milliseconds(value)).toBe(written);
});

it.each([
  [0.5, '0.50'],
  [2.04, '2.0'],
  [12.3, '12'],
])('writes %d times as %s', (value, written) => {
  expect(times(value)).toBe(written);
});

it('makes a table, words to the left and figures to the right', () => {
  expect(markdownTable(['Tool', 'ms'], [['hex', '12']])).toBe(
    '| Tool | ms |\n| --- | ---: |\n| hex | 12 |',
  );
});
