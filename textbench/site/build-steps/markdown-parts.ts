import { join } from 'node:path';
import type { Plugin } from 'vite';

const characterNames = join(
  import.meta.dirname,
  '../../tools/src/other/markdown-to-html/character-names.ts',
);

const noLinkify = '\0textbench:no-linkify';

/** What markdown-it imports → what it gets in its place. */
const inPlace: Readonly<Record<string, string>> = {
  // The tool loads the names of characters itself, for texts with an ampersand.
  entities: characterNames,
  // The tool gives markdown-it the real one, for texts that hold an address.
  'linkify-it': noLinkify,
};

const markdownIt = /[\\/]node_modules[\\/]markdown-it[\\/]/;

/**
 * Takes out of markdown-it the two large libraries that the tool brings only to texts that need
 * them. @throws where markdown-it no longer imports them
 */
export function markdownParts(): Plugin {
  const replaced = new Set<string>();
  let parserSeen = false;
  return {
    name: 'textbench:markdown-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (!markdownIt.test(importer)) return null;
      parserSeen = true;
      const id = inPlace[source];
      if (id !== undefined) replaced.add(source);
      return id ?? null;
    },
    load(id) {
      return id === noLinkify ? 'export class LinkifyIt {}' : null;
    },
    buildEnd(error) {
      const missing = Object.keys(inPlace).filter((source) => !replaced.has(source));
      if (error || !parserSeen || missing.length === 0) return;
      this.error(`markdown-it does not import ${missing.join(', ')} any more.`);
    },
  };
}
