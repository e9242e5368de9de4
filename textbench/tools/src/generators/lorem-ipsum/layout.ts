import type { Options } from './options.ts';

type Format = Options['format'];

/** Paragraphs one after the other: blank lines between them, or `<p>` around each. */
export function paragraphsAs(format: Format, paragraphs: readonly string[]): string {
  if (format !== 'html') return paragraphs.join('\n\n');
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n');
}

/** Items a line each, as a list of Markdown or of HTML. */
export function itemsAs(format: Format, items: readonly string[], numbered: boolean): string {
  if (items.length === 0) return '';
  if (format === 'html') {
    const list = numbered ? 'ol' : 'ul';
    return `<${list}>\n${items.map((item) => `  <li>${item}</li>\n`).join('')}</${list}>`;
  }
  return items
    .map((item, index) => {
      const dash = format === 'markdown' ? '- ' : '';
      return (numbered ? `${index + 1}. ` : dash) + item;
    })
    .join('\n');
}
