import { describe, expect, it } from 'vitest';
import { ToolBug } from './command-error.ts';
import { testShelf } from './testing/fake-world.testing.ts';
import { testEntries } from './testing/test-tools.testing.ts';
import { shelfOf } from './tool-shelf.ts';

describe('shelfOf', () => {
  it('loads the tools of the catalogue', async () => {
    expect((await testShelf.load('shout')).title).toBe('Shout');
  });

  it('names up to three tools about a word', async () => {
    await expect(testShelf.load('ma')).rejects.toMatchObject({
      fault: 'command',
      message: 'There is no tool "ma".',
    });
    await expect(testShelf.load('random')).rejects.toMatchObject({ hint: 'Did you mean dice?' });
  });

  it('blames the tool whose code does not load', async () => {
    const broken = shelfOf(testEntries, 'data:text/javascript,export const toolModules = {}');
    const error: unknown = await broken.load('shout').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ToolBug);
    expect(error).toMatchObject({ slug: 'shout' });
  });
});
