import type { Column } from '@textbench/kit';
import { describe, expect, it } from 'vitest';
import { sameColumns, sameRow } from './same-cells.ts';

describe('sameRow', () => {
  it.each([
    [['a', 1, null], ['a', 1, null], true],
    [[], [], true],
    [['a', 1], ['a', 2], false],
    [['a', 1], ['a', '1'], false],
    [['a'], ['a', null], false],
    [['a', null], ['a'], false],
    [['a'], undefined, false],
  ])('of %j and %j is %j', (one, other, same) => {
    expect(sameRow(one, other)).toBe(same);
  });
});

describe('sameColumns', () => {
  const columns: Column[] = [
    { label: 'Word', kind: 'text' },
    { label: 'Share', kind: 'percent', digits: 1 },
  ];

  it('holds for a copy', () => {
    expect(sameColumns(columns, structuredClone(columns))).toBe(true);
  });

  it.each([
    ['one column less', columns.slice(1)],
    ['another label', columns.with(0, { label: 'Letter', kind: 'text' })],
    ['another kind', columns.with(0, { label: 'Word', kind: 'code' })],
    ['other decimals', columns.with(1, { label: 'Share', kind: 'percent', digits: 2 })],
  ] satisfies [string, Column[]][])('does not hold for %s', (_what, others) => {
    expect(sameColumns(columns, others)).toBe(false);
  });
});
