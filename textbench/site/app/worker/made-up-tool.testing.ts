import { defineTool, integer, oneText, result, type Tool, text, toggle } from '@textbench/kit';

const base: Tool = defineTool({
  title: 'Upper Case',
  description: 'Makes every letter of a text a capital.',
  icon: 'case-upper',
  keywords: ['capital', 'shout'],
  inputs: oneText,
  options: {
    loud: toggle({ label: 'Loud', default: false }),
    width: integer({ label: 'Width', default: 80, min: 1, max: 100 }),
  },
  result: 'text',
  examples: [
    { title: 'A greeting', inputs: { text: 'hello' }, options: { loud: true }, output: 'HELLO!' },
  ],
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
