// Written by `npm run generate`. Do not edit.
import type { Tool } from '@textbench/kit';

/** Loads the code of one tool. */
export const toolModules: Readonly<Record<string, () => Promise<Tool>>> = {
  'alphabetical-sorter': () => import('./sorting/alphabetical-sorter.ts').then(({ tool }) => tool),
  'case-converter': () => import('./case/case-converter.ts').then(({ tool }) => tool),
  'email-extractor': () => import('./finding/email-extractor.ts').then(({ tool }) => tool),
  'extra-spaces-remover': () => import('./sorting/extra-spaces-remover.ts').then(({ tool }) => tool),
  'find-patterns-in-text': () => import('./finding/find-patterns-in-text.ts').then(({ tool }) => tool),
  'hex-to-text': () => import('./encodings/hex-to-text.ts').then(({ tool }) => tool),
  'html-entity-encoder-decoder': () => import('./encodings/html-entity-encoder-decoder.ts').then(({ tool }) => tool),
  'letter-frequency-chart': () => import('./analysis/letter-frequency-chart.ts').then(({ tool }) => tool),
  'line-breaks': () => import('./sorting/line-breaks.ts').then(({ tool }) => tool),
  'lorem-ipsum': () => import('./generators/lorem-ipsum.ts').then(({ tool }) => tool),
  'markdown-to-html': () => import('./other/markdown-to-html.ts').then(({ tool }) => tool),
  'morse-code-converter': () => import('./encodings/morse-code-converter.ts').then(({ tool }) => tool),
  'password-generator': () => import('./generators/password-generator.ts').then(({ tool }) => tool),
  'readability': () => import('./analysis/readability.ts').then(({ tool }) => tool),
  'remove-duplicates': () => import('./cleaning/remove-duplicates.ts').then(({ tool }) => tool),
  'text-difference-finder': () => import('./finding/text-difference-finder.ts').then(({ tool }) => tool),
  'text-merger': () => import('./sorting/text-merger.ts').then(({ tool }) => tool),
  'text-repeater': () => import('./sorting/text-repeater.ts').then(({ tool }) => tool),
  'text-statistics': () => import('./analysis/text-statistics.ts').then(({ tool }) => tool),
  'text-to-hex': () => import('./encodings/text-to-hex.ts').then(({ tool }) => tool),
  'text-to-slug': () => import('./case/text-to-slug.ts').then(({ tool }) => tool),
  'url-encoder-decoder': () => import('./encodings/url-encoder-decoder.ts').then(({ tool }) => tool),
  'word-counter': () => import('./analysis/word-counter.ts').then(({ tool }) => tool),
  'word-frequency-counter': () => import('./analysis/word-frequency-counter.ts').then(({ tool }) => tool),
};
