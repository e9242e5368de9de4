import type { MarkdownIt, StateCore, Token } from 'markdown-it';

const marker = /^\[!(note|tip|important|warning|caution)\][^\S\n]*(?:\n|$)/i;

/** Turns quotations that begin with `[!NOTE]` and the like into the boxes GitHub makes of them. */
export function alerts(markdown: MarkdownIt): void {
  markdown.core.ruler.after('block', 'alerts', (state: StateCore) => {
    for (let index = 0; index + 2 < state.tokens.length; index++) {
      const [quote, paragraph, inline] = state.tokens.slice(index, index + 3);
      if (quote?.type !== 'blockquote_open' || paragraph?.type !== 'paragraph_open') continue;
      const kind = marker.exec(inline?.content ?? '')?.[1]?.toLowerCase();
      if (!inline || kind === undefined) continue;
      const close = closingIndex(state.tokens, index);
      const end = state.tokens[close];
      if (end) end.tag = 'div';
      quote.tag = 'div';
      quote.attrSet('class', `markdown-alert markdown-alert-${kind}`);
      inline.content = inline.content.replace(marker, '');
      const replaced = inline.content === '' ? 3 : 0;
      state.tokens.splice(index + 1, replaced, ...title(state, kind, quote.level + 1));
    }
  });
}

function closingIndex(tokens: readonly Token[], opening: number): number {
  const level = tokens[opening]?.level;
  return tokens.findIndex(
    (token, index) => index > opening && token.type === 'blockquote_close' && token.level === level,
  );
}

function title(state: StateCore, kind: string, level: number): Token[] {
  const open = new state.Token('paragraph_open', 'p', 1);
  const inline = new state.Token('inline', '', 0);
  const close = new state.Token('paragraph_close', 'p', -1);
  open.attrSet('class', 'markdown-alert-title');
  inline.content = kind.charAt(0).toUpperCase() + kind.slice(1);
  inline.children = [];
  for (const token of [open, inline, close]) token.block = true;
  open.level = level;
  close.level = level;
  inline.level = level + 1;
  return [open, inline, close];
}
