import { describe, expect, it } from 'vitest';
import { spawned } from '../testing/spawned.testing.ts';

describe('youngSpaceWatch', () => {
  it('lets a long stream through unharmed', () => {
    const input = 'a line of text, and some more of it\n'.repeat(1_000_000);
    const { code, stdout } = spawned(['shout'], { input });
    expect(code).toBe(0);
    expect(stdout === input.toUpperCase()).toBe(true);
  });
});
