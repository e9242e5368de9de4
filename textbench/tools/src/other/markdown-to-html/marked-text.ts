import type { MarkdownIt, StateInline } from 'markdown-it';

/** Longest text between the signs, so that lone signs cost little. */
const longest = 2_000;

/** `==text==` marks text, as many note-taking programs have it. */
export function markedText(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('emphasis', 'marked-text', (state: StateInline, silent: boolean) => {
    const start = state.pos + 2;
    if (!state.src.startsWith('==', state.pos)) return false;
    const end = closing(state.src, start, Math.min(state.posMax, start + longest));
    if (end < 0) return false;
    if (!silent) {
      const { posMax } = state;
      state.push('mark_open', 'mark', 1).markup = '==';
      state.pos = start;
      state.posMax = end;
      state.md.inline.tokenize(state);
      state.push('mark_close', 'mark', -1).markup = '==';
      state.posMax = posMax;
    }
    state.pos = end + 2;
    return true;
  });
}

function closing(text: string, start: number, limit: number): number {
  if (/[\s=]/.test(text[start] ?? ' ')) return -1;
  for (
    let at = text.indexOf('==', start);
    at >= 0 && at + 2 <= limit;
    at = text.indexOf('==', at + 1)
  ) {
    if (!/\s/.test(text[at - 1] ?? ' ')) return at;
  }
  return -1;
}
