import { defineTool, oneText, result, type Tool, text, toggle } from '@textbench/kit';

const base: Tool = defineTool({
  title: 'Upper Case',
  description: 'Makes every letter of a text a capital.',
  icon: 'case-upper',
  keywords: ['capital', 'shout'],
  inputs: oneText,
  options: { loud: toggle({ label: 'Loud', default: false }) },
  result: 'text',
  examples: [{ title: 'A greeting', inputs: { text: 'hello' }, output: 'HELLO' }],
  page: { what: 'It shouts.', how: ['Type.'], questions: [] },
  related: [],
  run({ text: content }, { loud }) {
    return result(text(content.toUpperCase() + (loud ? '!' : '')));
  },
});

/** A small tool of one text, with what is told otherwise. */
export function madeUpTool(changes: Partial<Tool> = {}): Tool {
  return { ...base, ...changes };
}
