import { describe, expect, it } from 'vitest';
import { laws } from './index.ts';
import { madeUpTool, subjectOf } from './sound-tool.testing.ts';

describe('the laws', () => {
  it.each(laws)('hold for a sound tool: $name', async (law) => {
    await expect(law.check(subjectOf(madeUpTool()))).resolves.toBeUndefined();
  });

  it('have a name each', () => {
    expect(new Set(laws.map((law) => law.name)).size).toBe(laws.length);
  });
});
