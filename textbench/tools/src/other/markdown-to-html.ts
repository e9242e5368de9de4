import {
  choice,
  defineTool,
  html,
  information,
  oneText,
  result,
  text,
  textOption,
  toggle,
} from '@textbench/kit';
import type { Token } from 'markdown-it';
import { markdownParser } from './markdown-to-html/parser.ts';
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
  options: {
    output: choice({
      label: 'Give',
      choices: { fragment: 'Fragment', page: 'Whole page' },
      default: 'fragment',
    }),
    title: textOption({
      label: 'Title',
      help: 'Left empty, the first heading is the title.',
      default: '',
      when: { option: 'output', is: 'page' },
    }),
    language: textOption({
      label: 'Language',
      help: 'Code of the language the page is in: en, de, pt-BR.',
      default: 'en',
      maxLength: 35,
      code: true,
      advanced: true,
      when: { option: 'output', is: 'page' },
    }),
    styled: toggle({
      label: 'With a style sheet',
      default: true,
      when: { option: 'output', is: 'page' },
    }),
    rawHtml: choice({
      label: 'HTML in the text',
      choices: { escape: 'Show as text', keep: 'Keep' },
      default: 'escape',
    }),
    links: toggle({ label: 'Link bare addresses', default: true }),
    breaks: toggle({
      label: 'Keep line ends',
      help: 'A line end within a paragraph becomes <br>, as in chats; in Markdown it is a space.',
      default: false,
    }),
    headingIds: toggle({
      label: 'Ids on headings',
      help: 'The ids that GitHub gives, so that links within the document work.',
      default: false,
    }),
    tasks: toggle({ label: 'Task lists', default: true, advanced: true }),
    footnotes: toggle({ label: 'Footnotes', default: true, advanced: true }),
    typography: toggle({
      label: 'Curly quotes and dashes',
      help: '"…" becomes “…”, -- a dash, (c) ©.',
      default: false,
      advanced: true,
    }),
    xhtml: toggle({ label: 'XHTML: <br /> for <br>', default: false, advanced: true }),
  },
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
    what: 'Reads Markdown as CommonMark 0.31 defines it, with GitHub’s tables, strikethrough and task lists and with footnotes, and writes HTML. The source is what you copy; the preview shows it in a frame that can run nothing and load nothing.',
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
          'Tables, strikethrough, task lists, bare addresses and the ids of headings follow GitHub. Mentions, issue numbers and emoji codes need GitHub’s data and are left as they are.',
      },
    ],
  },
  related: [
    'html-tag-stripper',
    'html-entity-encoder-decoder',
    'text-formatter-code',
    'word-counter',
  ],
  run({ text: input }, options) {
    const markdown = markdownParser(options);
    const env = {};
    const tokens = markdown.parse(input, env);
    const fragment = markdown.renderer.render(tokens, markdown.options, env);
    const title = options.title || firstHeading(tokens);
    const source =
      options.output === 'page' ? wholePage(fragment, { ...options, title }) : fragment;
    const escaped =
      options.rawHtml === 'escape' && /<[a-z!/]/i.test(input) && /&lt;[a-z!/]/i.test(fragment);
    return result(text(source), {
      more: [html({ title: 'Preview', html: fragment })],
      facts: facts(tokens),
      notes: escaped
        ? [information('HTML in the text is shown as text. Choose Keep to pass it through.')]
        : [],
    });
  },
});

function firstHeading(tokens: readonly Token[]): string {
  const index = tokens.findIndex((token) => token.type === 'heading_open');
  return tokens[index + 1]?.content ?? 'Untitled';
}

function facts(tokens: readonly Token[]): string[] {
  const headings = tokens.filter((token) => token.type === 'heading_open').length;
  const links = tokens
    .flatMap((token) => token.children ?? [])
    .filter((token) => token.type === 'link_open').length;
  return [
    ...(headings > 0 ? [headings === 1 ? '1 heading' : `${headings} headings`] : []),
    ...(links > 0 ? [links === 1 ? '1 link' : `${links} links`] : []),
  ];
}
