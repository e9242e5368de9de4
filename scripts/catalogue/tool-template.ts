function titleOf(slug: string): string {
  return slug.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
  );
}

/** A tool that does nothing yet: it compiles, and its laws fail until it is described. */
export function toolSource(slug: string): string {
  return `import { defineTool, oneText, result, text } from '@textbench/kit';

export const tool = defineTool({
  title: '${titleOf(slug)}',
  description: '',
  icon: 'type',
  keywords: [],
  inputs: oneText,
  options: {},
  result: 'text',
  examples: [{ title: 'A few words', inputs: { text: 'a few words' }, output: 'a few words' }],
  page: { what: '', how: [], questions: [] },
  related: [],
  run({ text: input }) {
    return result(text(input));
  },
});
`;
}

export function testSource(slug: string): string {
  return `import { runTool } from '@textbench/kit';
import { fixedContext } from '@textbench/kit/laws';
import { describe, expect, it } from 'vitest';
import { tool } from './${slug}.ts';

describe('${slug}', () => {
  it('says what it should do before it does it', async () => {
    const { parts } = await runTool(tool, { text: '' }, {}, fixedContext());
    expect(parts[0]).toEqual('write the expected result here, with the program or standard it comes from');
  });
});
`;
}
