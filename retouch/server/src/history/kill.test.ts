import { expect, test } from 'vitest';
import { killTest } from './kill-test.ts';

test('killed at forty random moments, every activity is whole or never was', async () => {
  const both = await Promise.all([killTest(20), killTest(20)]);
  expect(both.flatMap(({ faults }) => faults)).toEqual([]);
  for (const { kills, answered } of both) {
    expect(kills).toBe(20);
    expect(answered).toBeGreaterThan(10);
  }
}, 180_000);
