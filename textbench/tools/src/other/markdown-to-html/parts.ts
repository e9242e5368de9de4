/// <reference path="./markdown-it-footnote.d.ts" />
import type { LinkifyIt } from 'linkify-it';
import type { MarkdownIt } from 'markdown-it';
import { loadCharacterNames } from './character-names.ts';
import type { colouredCode } from './code-colours.ts';
import type { Options } from './options.ts';

/** What only some texts and options need, loaded where they do. */
export interface Parts {
  /** Finds bare addresses. */
  readonly linkify?: LinkifyIt;
  readonly footnotes?: (markdown: MarkdownIt) => void;
  readonly colouredCode?: typeof colouredCode;
}

/** Loads the parts that a text needs; names of characters are loaded for the parser itself. */
export async function loadParts(input: string, options: Options): Promise<Parts> {
  const github = options.dialect === 'github';
  const [linkify, footnotes, colours] = await Promise.all([
    github && options.links && mayHoldAddress(input) ? import('linkify-it') : undefined,
    github && options.footnotes && /\[\^|\^\[/.test(input)
      ? import('markdown-it-footnote')
      : undefined,
    options.colours ? import('./code-colours.ts') : undefined,
    input.includes('&') ? loadCharacterNames() : undefined,
  ]);
  return {
    ...(linkify && { linkify: new linkify.LinkifyIt() }),
    ...(footnotes && { footnotes: footnotes.default }),
    ...(colours && { colouredCode: colours.colouredCode }),
  };
}

/** Whether a text has what every address has that is linked without a mark: `//`, `@` or `www.` */
export function mayHoldAddress(text: string): boolean {
  return /\/\/|@|www\./i.test(text);
}
