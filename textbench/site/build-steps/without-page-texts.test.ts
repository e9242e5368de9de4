import { describe, expect, it } from 'vitest';
import { withoutStatements } from './without-page-texts.ts';

describe('a tool for the worker', () => {
  it('keeps what a run needs, as it stands', () => {
    const code = `import { defineTool, choice } from '@textbench/kit';
export const tool = defineTool({ title: 'Commas, {braces}',
  inputs: { text: { label: 'A title: text' } },
  page: { what: 'It has, among others, a title: "page".', questions: [] },
  options, related: ['page', 'title'],
  run({ title }) { return { title, page: 1, examples: [] }; },
  textStream: (options) => stream(options), inverse: { slug: 'x' }
});
const examples = { page: 'not of the tool' };`;
    const shorter = withoutStatements(code) ?? '';
    expect(shorter.replace(/\s+/g, ' ')).toBe(
      `import { defineTool, choice } from '@textbench/kit'; export const tool = defineTool({ inputs: { text: { label: 'A title: text' } }, options, run({ title }) { return { title, page: 1, examples: [] }; }, textStream: (options) => stream(options), }); const examples = { page: 'not of the tool' };`,
    );
  });

  it('counts beyond the first plane as code does', () => {
    const code = `export const tool = defineTool({ title: '😀😀', run: () => '😀', icon: 'x' });`;
    expect(withoutStatements(code)).toBe(`export const tool = defineTool({  run: () => '😀',  });`);
  });

  it('is not found in a module of another shape', () => {
    expect(withoutStatements('export const tool = { title: 1 };')).toBeUndefined();
    expect(withoutStatements('const definition = {}; defineTool(definition);')).toBeUndefined();
  });
});
