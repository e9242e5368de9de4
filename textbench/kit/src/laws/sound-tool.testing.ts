import { defineTool, type Tool } from '../define-tool.ts';
import { oneText } from '../inputs.ts';
import { choice } from '../options/choice.ts';
import { textOption } from '../options/text.ts';
import { toggle } from '../options/toggle.ts';
import { result, text } from '../result/result.ts';
import type { TextStream } from '../stream.ts';
import type { Subject } from './law.ts';

/** Moves letters by half the alphabet and, where told, digits by half of ten; twice brings them back. */
function rotated(content: string, digits: boolean): string {
  return content.replace(digits ? /[a-z0-9]/gi : /[a-z]/gi, (sign) => {
    const [first, size] = /\d/.test(sign) ? [48, 10] : [sign < 'a' ? 65 : 97, 26];
    return String.fromCharCode(((sign.charCodeAt(0) - first + size / 2) % size) + first);
  });
}

function rotation(digits: boolean): TextStream {
  let signs = 0;
  return {
    push(piece) {
      signs += piece.length;
      return rotated(piece, digits);
    },
    end: () => '',
    facts: () => [`${signs} signs`],
  };
}

const base: Tool = defineTool({
  title: 'Letter Rotation',
  description:
    'Moves every letter thirteen places along the alphabet; doing it again brings it back.',
  icon: 'rotate-ccw',
  keywords: ['rot13', 'cipher'],
  inputs: oneText,
  options: {
    digits: toggle({ label: 'Digits too', default: false }),
    letters: choice({
      label: 'Letters',
      choices: { latin: 'Latin', greek: 'Greek' },
      default: 'latin',
    }),
    note: textOption({ label: 'Note', default: '' }),
  },
  result: 'text',
  // ROT13 of Hello is Uryyb: Wikipedia's example, and `echo Hello | tr A-Za-z N-ZA-Mn-za-m`.
  examples: [
    { title: 'A greeting', inputs: { text: 'Hello' }, output: 'Uryyb' },
    { title: 'Digits', inputs: { text: 'a1' }, options: { digits: true }, output: 'n6' },
    { title: 'Nothing', inputs: { text: '' }, output: /^$/ },
  ],
  page: {
    what: 'Every letter of the Latin alphabet moves thirteen places, so that the first half becomes the second.',
    how: ['Type a text.', 'Read the result.', 'Copy it.'],
    questions: [
      { question: 'Is it safe?', answer: 'No, everybody can undo it.' },
      { question: 'What is it for?', answer: 'Hiding the end of a story.' },
    ],
  },
  related: ['caesar-cipher', 'mirror-text'],
  run({ text: content }, { digits }) {
    return result(text(rotated(content, digits)), { facts: [`${content.length} signs`] });
  },
  textStream: ({ digits }) => rotation(digits),
  inverse: { slug: 'letter-rotation', over: 'unicode' },
});

/** A small tool that keeps every law, with what is told otherwise. */
export function madeUpTool(changes: Partial<Tool> = {}): Tool {
  return { ...base, ...changes };
}

/** The tool as the laws take it: it can be loaded, and no other. */
export function subjectOf(tool: Tool, slug = 'letter-rotation'): Subject {
  return {
    slug,
    tool,
    async load(wanted) {
      if (wanted !== slug) throw new Error(`No tool "${wanted}".`);
      return tool;
    },
  };
}
