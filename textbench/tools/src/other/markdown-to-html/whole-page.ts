const style = `
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; color: #17181a; background: #fff; overflow-wrap: break-word; }
  h1, h2, h3 { line-height: 1.25; }
  pre, code { font-family: ui-monospace, monospace; font-size: 0.92em; background: #f3f3f0; border-radius: 4px; }
  code { padding: 0.1em 0.3em; }
  pre { padding: 0.8rem; overflow: auto; }
  pre code { padding: 0; }
  blockquote { margin: 0; padding-left: 1rem; border-left: 3px solid #d5d5d0; color: #5d6067; }
  table { border-collapse: collapse; }
  th, td { border: 1px solid #d5d5d0; padding: 0.3rem 0.6rem; }
  img { max-width: 100%; }
  mark { background: #fdf0b0; color: inherit; }
  .markdown-alert { padding: 0.1rem 1rem; border-left: 3px solid #4a6fc4; margin: 1rem 0; }
  .markdown-alert-title { font-weight: 600; }
  .markdown-alert-tip { border-left-color: #2f7d4f; }
  .markdown-alert-important { border-left-color: #7a4fc0; }
  .markdown-alert-warning { border-left-color: #b7791f; }
  .markdown-alert-caution { border-left-color: #c0392b; }
  .code-comment { color: #6a6f77; font-style: italic; }
  .code-string { color: #1f6f43; }
  .code-number { color: #9a4f00; }
  .code-keyword { color: #8a2a8f; }
  .code-name { color: #1d5fa8; }
  @media (prefers-color-scheme: dark) {
    body { color: #ececea; background: #17181b; }
    pre, code { background: #24262b; }
    a { color: #9db5f0; }
    mark { background: #5c4d12; }
    .code-comment { color: #9aa0a8; }
    .code-string { color: #8fd3a8; }
    .code-number { color: #f0b37a; }
    .code-keyword { color: #d8a3e0; }
    .code-name { color: #9cc6f5; }
  }
`;

export interface PageOptions {
  readonly title: string;
  readonly language: string;
  readonly styled: boolean;
}

/** A complete HTML document around a fragment. */
export function wholePage(fragment: string, { title, language, styled }: PageOptions): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    ...(styled ? [`<style>${style}</style>`] : []),
  ];
  return `<!doctype html>\n<html lang="${escaped(language)}">\n<head>\n${head.join('\n')}\n</head>\n<body>\n${fragment}</body>\n</html>\n`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
