import type { MarkdownIt } from 'markdown-it';

/** Also links addresses that begin with `www.`, as GitHub does (GFM 6.9); file names such as README.md stay text. */
export function bareLinks(markdown: MarkdownIt): void {
  markdown.linkify.add('www.', {
    validate(text, offset, linkify) {
      const rest = /^[^\s<]{1,2000}/.exec(text.slice(offset, offset + 2_000))?.[0] ?? '';
      const length = linkify.testSchemaAt(`//www.${rest}`, 'http:', 0);
      return Math.max(0, length - '//www.'.length);
    },
    normalize(match) {
      match.url = `http://${match.url}`;
    },
  });
}
