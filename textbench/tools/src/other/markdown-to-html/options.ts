import type { OptionValues } from '@textbench/kit';
import { choice, textOption, toggle } from '@textbench/kit';

const page = { option: 'output', is: 'page' } as const;
const github = { option: 'dialect', is: 'github' } as const;

export const options = {
  output: choice({
    label: 'Give',
    choices: { fragment: 'Fragment', page: 'Whole page' },
    default: 'fragment',
  }),
  title: textOption({
    label: 'Title',
    help: 'Left empty, the first heading is the title.',
    default: '',
    when: page,
  }),
  styled: toggle({ label: 'With a style sheet', default: true, when: page }),
  dialect: choice({
    label: 'Markdown of',
    help: 'GitHub adds tables, strikethrough, task lists, alerts and bare links; footnotes come with it.',
    choices: { github: 'GitHub', commonmark: 'CommonMark' },
    default: 'github',
  }),
  rawHtml: choice({
    label: 'HTML in the text',
    choices: { escape: 'Show as text', remove: 'Leave out', keep: 'Keep' },
    default: 'escape',
  }),
  links: toggle({ label: 'Link bare addresses', default: true, when: github }),
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
  contents: toggle({
    label: 'Table of contents',
    help: 'Links to all headings, before the text.',
    default: false,
  }),
  colours: toggle({
    label: 'Colour code',
    help: 'Marks comments, strings, numbers and keywords of forty languages with classes: code-comment, code-string and so on.',
    default: false,
  }),
  tasks: toggle({ label: 'Task lists', default: true, advanced: true, when: github }),
  footnotes: toggle({ label: 'Footnotes', default: true, advanced: true, when: github }),
  marks: toggle({ label: 'Highlight ==words==', default: false, advanced: true }),
  typography: toggle({
    label: 'Curly quotes and dashes',
    help: '"…" becomes “…”, -- a dash, (c) ©.',
    default: false,
    advanced: true,
  }),
  newTab: toggle({
    label: 'Links open a new tab',
    help: 'Adds target="_blank" and rel="noopener" to links to other sites.',
    default: false,
    advanced: true,
  }),
  frontMatter: toggle({
    label: 'Leave out front matter',
    help: 'Settings between two lines of --- at the very beginning, as site generators have them.',
    default: true,
    advanced: true,
  }),
  xhtml: toggle({ label: 'XHTML: <br /> for <br>', default: false, advanced: true }),
  language: textOption({
    label: 'Language',
    help: 'Code of the language the page is in: en, de, pt-BR.',
    default: 'en',
    maxLength: 35,
    code: true,
    advanced: true,
    when: page,
  }),
} as const;

export type Options = OptionValues<typeof options>;
