import type { MarkdownIt, StateCore, Token } from 'markdown-it';

/** Gives headings the ids that GitHub gives them, so that links within a document keep working. */
export function headingIds(markdown: MarkdownIt): void {
  markdown.core.ruler.push('heading-ids', (state: StateCore) => {
    const used = new Map<string, number>();
    state.tokens.forEach((token, index) => {
      if (token.type !== 'heading_open') return;
      const inline = state.tokens[index + 1];
      if (inline) token.attrSet('id', uniqueId(anchorOf(plainText(inline)), used));
    });
  });
}

/**
 * GitHub's rule: lower case, letters, marks, digits, hyphens and underscores kept, spaces become
 * hyphens, all else goes.
 *
 * @example anchorOf('What’s new in 2.0?') // 'whats-new-in-20'
 */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

function uniqueId(id: string, used: Map<string, number>): string {
  const base = id === '' ? 'section' : id;
  const times = used.get(base) ?? 0;
  used.set(base, times + 1);
  return times === 0 ? base : uniqueId(`${base}-${times}`, used);
}

/** The words of a heading without its marks. */
export function plainText(inline: Token): string {
  return (inline.children ?? [])
    .filter((child) => child.type === 'text' || child.type === 'code_inline')
    .map((child) => child.content)
    .join('');
}
