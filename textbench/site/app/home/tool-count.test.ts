import { expect, it } from 'vitest';
import { toolCountClaim } from './tool-count.ts';

it('claims the exact number below a hundred, and 100+ from there', () => {
  expect([0, 1, 24, 99, 100, 101, 180].map(toolCountClaim)).toEqual([
    '0 tools',
    '1 tool',
    '24 tools',
    '99 tools',
    '100+ tools',
    '100+ tools',
    '100+ tools',
  ]);
});
