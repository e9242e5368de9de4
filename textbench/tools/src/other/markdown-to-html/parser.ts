import type { MarkdownIt } from 'markdown-it';
import createMarkdownIt from 'markdown-it';
import { alerts } from './alerts.ts';
import { bareLinks } from './bare-links.ts';
import { headingIds } from './heading-ids.ts';
import { markedText } from './marked-text.ts';
import type { Options } from './options.ts';
import type { Parts } from './parts.ts';
import { taskLists } from './task-lists.ts';

/** Deepest nesting of quotations and lists; what lies deeper is left out. */
export const deepestNesting = 200;

/** CommonMark 0.31, and with the dialect of GitHub what the options and the parts loaded add. */
export function markdownParser(options: Options, parts: Parts): MarkdownIt {
  const github = options.dialect === 'github';
  const markdown = createMarkdownIt('default', {
    html: options.rawHtml !== 'escape',
    linkify: parts.linkify !== undefined,
    breaks: options.breaks,
    typographer: options.typography,
    xhtmlOut: options.xhtml,
    maxNesting: deepestNesting,
    highlight: (code, language) => parts.colouredCode?.(code, language) || '',
  });
  if (github) markdown.use(alerts);
  else markdown.disable(['table', 'strikethrough']);
  if (parts.linkify) {
    markdown.linkify = parts.linkify;
    markdown.use(bareLinks);
  }
  if (github && options.tasks) markdown.use(taskLists);
  if (parts.footnotes) markdown.use(parts.footnotes);
  if (options.marks) markdown.use(markedText);
  if (options.headingIds || options.contents) markdown.use(headingIds);
  adjustRendering(markdown, options);
  return markdown;
}

function adjustRendering({ renderer }: MarkdownIt, { rawHtml, newTab }: Options): void {
  renderer.rules.s_open = () => '<del>';
  renderer.rules.s_close = () => '</del>';
  // CommonMark writes an empty quotation on two lines.
  renderer.rules.blockquote_open = (tokens, index, options) =>
    renderer.renderToken(tokens, index, options).replace(/(?<!\n)$/, '\n');
  if (rawHtml === 'remove') {
    renderer.rules.html_block = () => '';
    const inline = renderer.rules.html_inline;
    renderer.rules.html_inline = (tokens, index, options, env, self) =>
      tokens[index]?.meta?.own && inline ? inline(tokens, index, options, env, self) : '';
  }
  if (newTab) {
    renderer.rules.link_open = (tokens, index, options) => {
      const link = tokens[index];
      if (/^https?:/i.test(String(link?.attrGet('href')))) {
        link?.attrSet('target', '_blank');
        link?.attrSet('rel', 'noopener');
      }
      return renderer.renderToken(tokens, index, options);
    };
  }
}
