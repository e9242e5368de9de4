import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packageBin } from './package-bin.ts';

it.each([
  ['vitest', 'vitest'],
  ['@biomejs/biome', 'biome'],
  ['@react-router/dev', 'react-router'],
  ['@playwright/test', 'playwright'],
  ['typescript', 'tsc'],
])('finds the command of %s', (name, command) => {
  expect(existsSync(packageBin(name, command))).toBe(true);
});

it('says which command a package lacks', () => {
  expect(() => packageBin('vitest', 'none')).toThrow('The package vitest has no command none.');
});
