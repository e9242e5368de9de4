/// <reference path="./markdown-it-footnote.d.ts" />
import type { MarkdownIt } from 'markdown-it';
import createMarkdownIt from 'markdown-it';
import footnote from 'markdown-it-footnote';
import { headingIds } from './heading-ids.ts';
import { taskLists } from './task-lists.ts';

export interface ParserOptions {
  readonly rawHtml: 'escape' | 'keep';
  readonly links: boolean;
  readonly breaks: boolean;
  readonly typography: boolean;
  readonly headingIds: boolean;
  readonly tasks: boolean;
  readonly footnotes: boolean;
  readonly xhtml: boolean;
}

/** CommonMark 0.31 with the tables and strikethrough of GitHub, and what the options add. */
export function markdownParser(options: ParserOptions): MarkdownIt {
  const markdown = createMarkdownIt('default', {
    html: options.rawHtml === 'keep',
    linkify: options.links,
    breaks: options.breaks,
    typographer: options.typography,
    xhtmlOut: options.xhtml,
  });
  if (options.headingIds) markdown.use(headingIds);
  if (options.tasks) markdown.use(taskLists);
  if (options.footnotes) markdown.use(footnote);
  return markdown;
}
