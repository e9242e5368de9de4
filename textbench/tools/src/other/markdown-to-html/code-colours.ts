import { languages } from './code-languages.ts';

export type CodeToken = 'comment' | 'string' | 'number' | 'keyword' | 'name';

/**
 * Source code as HTML, with comments, strings, numbers, keywords and names in elements of a class each
 * (`code-comment` …); undefined for a language it does not know.
 *
 * @param language what stands behind the fence: `js`, `python`
 */
export function colouredCode(code: string, language: string): string | undefined {
  const grammar = languages.get(language.toLowerCase());
  if (!grammar) return undefined;
  let html = '';
  let reached = 0;
  for (const match of code.matchAll(grammar.tokens)) {
    const kind = kindOf(match, grammar.keywords);
    if (!kind) continue;
    html += escaped(code.slice(reached, match.index));
    html += `<span class="code-${kind}">${escaped(match[0])}</span>`;
    reached = match.index + match[0].length;
  }
  return html + escaped(code.slice(reached));
}

function kindOf(match: RegExpExecArray, keywords: ReadonlySet<string>): CodeToken | undefined {
  const { comment, string, number, keyword, name, word } = match.groups ?? {};
  if (comment !== undefined) return 'comment';
  if (string !== undefined) return 'string';
  if (number !== undefined) return 'number';
  if (keyword !== undefined) return 'keyword';
  if (name !== undefined) return 'name';
  return word !== undefined && keywords.has(word) ? 'keyword' : undefined;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
