import type { Note } from '@textbench/kit';
import { defineTool, html, information, oneText, result, text, warning } from '@textbench/kit';
import type { Token } from 'markdown-it';
import { contentsOf } from './markdown-to-html/contents.ts';
import { plainText } from './markdown-to-html/heading-ids.ts';
import type { Options } from './markdown-to-html/options.ts';
import { options } from './markdown-to-html/options.ts';
import { deepestNesting, markdownParser } from './markdown-to-html/parser.ts';
import { loadParts } from './markdown-to-html/parts.ts';
import { wholePage } from './markdown-to-html/whole-page.ts';

export const tool = defineTool({
  title: 'Markdown to HTML',
  description:
    'Turns Markdown into clean HTML, a fragment or a whole page, with a safe preview beside it.',
  icon: 'file-code',
  keywords: [
    'md',
    'commonmark',
    'gfm',
    'github',
    'convert',
    'readme',
    'render',
    'preview',
    'markup',
  ],
  inputs: oneText,
  options,
  result: 'text',
  examples: [
    {
      title: 'Headings, emphasis, a list',
      inputs: { text: '# Shopping\n\nFor *tomorrow*:\n\n- bread\n- **two** lemons\n' },
      output:
        '<h1>Shopping</h1>\n<p>For <em>tomorrow</em>:</p>\n<ul>\n<li>bread</li>\n<li><strong>two</strong> lemons</li>\n</ul>\n',
    },
    {
      title: 'A table',
      inputs: { text: '| tea | price |\n|---|--:|\n| green | 3 |\n' },
      output:
        '<table>\n<thead>\n<tr>\n<th>tea</th>\n<th style="text-align:right">price</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>green</td>\n<td style="text-align:right">3</td>\n</tr>\n</tbody>\n</table>\n',
    },
    {
      title: 'A task list',
      inputs: { text: '- [x] write\n- [ ] read\n' },
      output:
        '<ul>\n<li><input type="checkbox" disabled="" checked=""> write</li>\n<li><input type="checkbox" disabled=""> read</li>\n</ul>\n',
    },
  ],
  page: {
    what: 'Reads Markdown as CommonMark 0.31 defines it, with GitHub’s tables, strikethrough, task lists and alerts and with footnotes, and writes HTML. The source is what you copy; the preview shows it in a frame that can run nothing and load nothing.',
    how: [
      'Type or paste Markdown, or open a .md file.',
      'Choose a fragment for an existing page, or a whole page with title and style sheet.',
      'Say what happens to HTML in the text, to bare addresses and to line ends.',
      'Copy the source, save it, or look at the preview.',
    ],
    questions: [
      {
        question: 'Why does my HTML appear as text?',
        answer:
          'Because text from strangers may carry scripts. If the text is yours, choose `Keep`: the source then holds your HTML as it stands. The preview stays harmless either way.',
      },
      {
        question: 'Why are two of my lines in one paragraph?',
        answer:
          'In Markdown a single line end is a space. Two spaces or a backslash before it make a line break, a blank line makes a paragraph, and `Keep line ends` turns every one into a break.',
      },
      {
        question: 'Which links are refused?',
        answer:
          'Addresses that begin with javascript:, vbscript:, file: or data: (pictures aside) stay plain text, whatever their spelling.',
      },
      {
        question: 'Does it follow GitHub to the letter?',
        answer:
          'Tables, strikethrough, task lists, alerts, bare addresses and the ids of headings follow GitHub. Mentions, issue numbers and emoji codes need GitHub’s data and are left as they are.',
      },
    ],
  },
  related: [
    'html-tag-stripper',
    'html-entity-encoder-decoder',
    'text-formatter-code',
    'word-counter',
  ],
  async run({ text: input }, values) {
    const markdown = markdownParser(values, await loadParts(input, values));
    const env = {};
    const tokens = markdown.parse(values.frontMatter ? withoutFrontMatter(input) : input, env);
    const words = (inline: Token) =>
      markdown.renderer.renderInline(inline.children ?? [], markdown.options, env);
    const contents = values.contents ? contentsOf(tokens, words) : '';
    const fragment = contents + markdown.renderer.render(tokens, markdown.options, env);
    const title = values.title || firstHeading(tokens);
    const source = values.output === 'page' ? wholePage(fragment, { ...values, title }) : fragment;
    return result(text(source, { title: 'HTML' }), {
      more: [html({ title: 'Preview', html: fragment })],
      facts: facts(tokens),
      notes: notesOn(input, fragment, tokens, values),
    });
  },
});

/** Without the settings that site generators read: YAML between two lines of three hyphens. */
function withoutFrontMatter(input: string): string {
  const start = /^\ufeff?---[^\S\n]*\r?\n(?=[\p{L}_][^\n:]{0,100}:)/u.exec(input)?.[0];
  if (start === undefined) return input;
  const end = /^(?:---|\.\.\.)[^\S\n]*(?:\n|$(?![\s\S]))/m.exec(input.slice(start.length));
  return end ? input.slice(start.length + end.index + end[0].length) : input;
}

function firstHeading(tokens: readonly Token[]): string {
  const inline = tokens[tokens.findIndex((token) => token.type === 'heading_open') + 1];
  const heading = inline?.type === 'inline' ? plainText(inline) : '';
  return heading.trim() || 'Untitled';
}

function notesOn(
  input: string,
  fragment: string,
  tokens: readonly Token[],
  { rawHtml }: Options,
): Note[] {
  const notes: Note[] = [];
  if (rawHtml === 'escape' && /<[a-z!/]/i.test(input) && /&lt;[a-z!/]/i.test(fragment)) {
    notes.push(information('HTML in the text is shown as text. Choose Keep to pass it through.'));
  }
  if (rawHtml === 'keep' && /<script|\son\w+\s*=|javascript:/i.test(fragment)) {
    notes.push(
      warning(
        'The HTML of the text holds a script. The preview does not run it, but a page would.',
      ),
    );
  }
  if (tokens.some(({ nesting, level }) => nesting === 1 && level >= deepestNesting - 1)) {
    notes.push(
      warning(
        `Something lies more than ${deepestNesting} quotations and lists deep; what is deeper is left out.`,
      ),
    );
  }
  return notes;
}

function facts(tokens: readonly Token[]): string[] {
  const headings = tokens.filter((token) => token.type === 'heading_open').length;
  const links = tokens
    .flatMap((token) => token.children ?? [])
    .filter((token) => token.type === 'link_open').length;
  return [
    ...(headings > 0
      ? [headings === 1 ? '1 heading' : `${headings.toLocaleString('en')} headings`]
      : []),
    ...(links > 0 ? [links === 1 ? '1 link' : `${links.toLocaleString('en')} links`] : []),
  ];
}
