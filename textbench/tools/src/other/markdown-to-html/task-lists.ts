import type { MarkdownIt, StateCore } from 'markdown-it';

const box = /^\[([ xX])\][ \u00a0]/;

/** Turns `[ ]` and `[x]` at the start of a list item into check boxes (GitHub Flavored Markdown 5.3). */
export function taskLists(markdown: MarkdownIt): void {
  markdown.core.ruler.after('inline', 'task-lists', (state: StateCore) => {
    state.tokens.forEach((token, index) => {
      const [item, paragraph] = [state.tokens[index - 2], state.tokens[index - 1]];
      const [first] = token.children ?? [];
      if (token.type !== 'inline' || paragraph?.type !== 'paragraph_open') return;
      if (item?.type !== 'list_item_open' || first?.type !== 'text') return;
      const mark = box.exec(first.content)?.[1];
      if (mark === undefined) return;
      first.content = first.content.slice('[ ]'.length);
      const checkbox = new state.Token('html_inline', '', 0);
      const checked = mark === ' ' ? '' : ' checked=""';
      checkbox.meta = { own: true };
      checkbox.content = `<input type="checkbox" disabled=""${checked}>`;
      token.children?.unshift(checkbox);
    });
  });
}
