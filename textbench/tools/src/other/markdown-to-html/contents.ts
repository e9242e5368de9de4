import type { Token } from 'markdown-it';

interface Heading {
  readonly level: number;
  readonly id: string;
  readonly html: string;
}

/** The headings that have ids as a nested list of links; nothing where there are none. */
export function contentsOf(tokens: readonly Token[], render: (inline: Token) => string): string {
  const headings = tokens.flatMap((token, index): Heading[] => {
    const inline = tokens[index + 1];
    const id = token.attrGet('id');
    if (token.type !== 'heading_open' || !inline || id === null) return [];
    return [{ level: Number(token.tag.slice(1)), id: String(id), html: render(inline) }];
  });
  if (headings.length === 0) return '';
  return `<nav class="contents">\n${nested(headings)}</nav>\n`;
}

/** A heading further down than the one before opens a list inside its item, however far down it is. */
function nested(headings: readonly Heading[]): string {
  let html = '';
  const open: number[] = [];
  for (const { level, id, html: words } of headings) {
    while ((open.at(-1) ?? 0) > level && (open.at(-2) ?? 0) >= level) {
      html += '</li>\n</ul>\n';
      open.pop();
    }
    if ((open.at(-1) ?? 0) < level) {
      html += open.length === 0 ? '<ul>\n' : '\n<ul>\n';
      open.push(level);
    } else html += '</li>\n';
    html += `<li><a href="#${encodeURIComponent(id)}">${words}</a>`;
  }
  return html + '</li>\n</ul>\n'.repeat(open.length);
}
