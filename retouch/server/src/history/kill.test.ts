import { expect, test } from 'vitest';
import { killTest } from './kill-test.ts';

test('killed at forty random moments, every activity is whole or never was', async () => {
  const { kills, answered, faults } = await killTest(40);
  expect(faults).toEqual([]);
  expect(kills).toBe(40);
  expect(answered).toBeGreaterThan(40);
}, 180_000);
