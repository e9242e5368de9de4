import { ToolInputError } from '@textbench/kit';
import { describe, expect, it } from 'vitest';
import { testShelf } from '../testing/fake-world.testing.ts';
import type { ToolHost } from './tool-host.ts';
import { workerHost } from './worker-host.ts';

async function withHost<T>(
  slug: string,
  pattern: string,
  work: (host: ToolHost) => Promise<T>,
): Promise<T> {
  const host = await workerHost({ modules: testShelf.modules, slug, options: { pattern } });
  try {
    return await work(host);
  } finally {
    await host.close();
  }
}

describe('workerHost', () => {
  it('gives what the tool gives', async () => {
    const found = await withHost('search', 'a+', (host) => host.run({ text: 'baac' }));
    expect(found.parts[0]).toMatchObject({ kind: 'table', rows: [['aa', 1]] });
  });

  it('streams', async () => {
    const output = await withHost('strike', 'a+', async (host) => {
      const stream = await host.textStream();
      const pieces = [await stream.push('baac'), await stream.push('xaz'), await stream.end()];
      return [...pieces, ...(await stream.facts())];
    });
    expect(output).toEqual(['bc', 'xz', '', 'struck']);
  });

  it('ends a pattern that never does, with a message that says what would work', async () => {
    const run = withHost('search', '^(a+)+$', (host) => host.run({ text: `${'a'.repeat(40)}!` }));
    const refusal: unknown = await run.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ToolInputError);
    expect(String(refusal)).toMatch(/stopped after 2 seconds .*\(a\+\)\+/);
  });

  it('ends such a pattern in a stream too', async () => {
    const run = withHost('strike', '^(a+)+$', async (host) =>
      (await host.textStream()).push(`${'a'.repeat(40)}!`),
    );
    await expect(run).rejects.toBeInstanceOf(ToolInputError);
  });

  it('passes a refusal on with its option', async () => {
    const run = withHost('search', '(', (host) => host.run({ text: 'a' }));
    await expect(run).rejects.toMatchObject({
      name: 'ToolInputError',
      option: 'pattern',
      message: 'The pattern is not complete.',
    });
  });

  it('passes a bug on as it is', async () => {
    const run = withHost('search', 'bug', (host) => host.run({ text: 'a' }));
    await expect(run).rejects.toThrow(new TypeError('not a function'));
  });

  it('says that there is no such module', async () => {
    const start = { modules: testShelf.modules, slug: 'nothing', options: {} };
    await expect(workerHost(start)).rejects.toThrow('there is no module of it');
  });
});
