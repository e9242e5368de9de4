import type { Contest } from '../contest.ts';
import { plainEntities } from './plain-entities.ts';

const markup = (mixed: string) => [mixed.replaceAll(' — ', ' & ').replaceAll(': ', ' <b>é</b> ')];

/** Headings, lists, emphasis, code and links, made of the lines of mixed text. */
function markdown(mixed: string): readonly string[] {
  const lines = mixed.split('\n').map((line, index) => {
    const words = line.split(' ');
    if (index % 12 === 0) return `\n## ${line}\n`;
    if (index % 12 < 5) return `- ${words.with(0, `**${words[0]}**`).join(' ')}`;
    if (index % 12 === 5) return `\n[${words[0]}](https://example.org/${index}) ${line}`;
    return words.with(-1, `\`${words.at(-1)}\``).join(' ');
  });
  return [lines.join('\n')];
}

export const addressesAndMarkup: readonly Contest[] = [
  {
    tool: 'url-encoder-decoder',
    task: 'encode',
    options: { direction: 'encode', kind: 'component' },
    cyberChef: {
      operation: 'URLEncode',
      args: [true],
      differs: 'encodes a few signs more: - _ . ~ ! * ( )',
    },
    plain: { what: 'encodeURIComponent()', run: ([text = '']) => encodeURIComponent(text) },
  },
  {
    tool: 'url-encoder-decoder',
    task: 'decode',
    options: { direction: 'decode' },
    texts: (mixed) => [encodeURIComponent(mixed)],
    cyberChef: { operation: 'URLDecode', args: [false] },
    plain: { what: 'decodeURIComponent()', run: ([text = '']) => decodeURIComponent(text) },
  },
  {
    tool: 'html-entity-encoder-decoder',
    task: 'encode',
    options: { direction: 'encode', form: 'named' },
    texts: markup,
    cyberChef: {
      operation: 'toHTMLEntity',
      args: [false, 'Named entities'],
      differs: 'writes line ends and many signs of ASCII as entities, too',
    },
    plain: {
      what: 'one replacement by a table',
      run: ([text = '']) => plainEntities(text),
      differs: 'has names for Latin-1 only',
    },
  },
  {
    tool: 'html-entity-encoder-decoder',
    task: 'decode',
    options: { direction: 'decode' },
    texts: (mixed) => markup(mixed).map(plainEntities),
    cyberChef: { operation: 'fromHTMLEntity' },
  },
  {
    tool: 'markdown-to-html',
    task: 'a document',
    texts: markdown,
    cyberChef: {
      operation: 'renderMarkdown',
      args: [false, false, false],
      differs: 'knows fewer additions to Markdown and wraps the whole in an element',
    },
  },
];
