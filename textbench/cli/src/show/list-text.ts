import type { CatalogueEntry } from '@textbench/tools/catalogue';
import { families } from '@textbench/tools/families';
import { wrap } from './wrap.ts';

/** The tools whose slug, title, description or keywords have every one of the words. */
export function matching(
  entries: readonly CatalogueEntry[],
  words: readonly string[],
): readonly CatalogueEntry[] {
  return entries.filter(({ slug, title, description, keywords }) => {
    const all = [slug, title, description, ...keywords].join('\n').toLowerCase();
    return words.every((word) => all.includes(word.toLowerCase()));
  });
}

/** The tools by family, with their descriptions in one column. */
export function listText(entries: readonly CatalogueEntry[], width: number): string {
  if (entries.length === 0) return 'No tool has these words.\n';
  const slugWidth = Math.max(...entries.map(({ slug }) => slug.length));
  const margin = ' '.repeat(slugWidth + 4);
  const groups = Object.entries(families).map(([family, title]) => {
    const own = entries.filter((entry) => entry.family === family);
    const lines = own.map(({ slug, description }) => {
      const described = wrap(description, Math.max(width, margin.length + 30), margin);
      return `  ${slug.padEnd(slugWidth)}  ${described.slice(margin.length)}`;
    });
    return own.length === 0 ? '' : `${title}\n${lines.join('')}`;
  });
  return groups.filter((group) => group !== '').join('\n');
}

/** The tools as JSON: what a program needs to offer them. */
export function listJson(entries: readonly CatalogueEntry[]): string {
  return `${JSON.stringify(entries, null, 2)}\n`;
}
