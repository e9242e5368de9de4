import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'jsx-runtime');

/** What compilers import from an import source: each is a file below it. */
export const runtimeEntries = ['jsx-runtime', 'jsx-dev-runtime', 'index'] as const;
export type RuntimeEntry = (typeof runtimeEntries)[number];

/**
 * The module that wraps around an entry of an import source. It imports that entry by name, so it
 * must stand where the project finds its packages, and `./stamping.js` beside it.
 */
export function runtimeAround(importSource: string, entry: RuntimeEntry): string {
  const text = readFileSync(join(folder, `${entry}.js`), 'utf8');
  return text.replace(/ from 'react/, () => ` from '${importSource}`);
}

/** What every wrapping imports as `./stamping.js`. */
export function stampingModule(): string {
  return readFileSync(join(folder, 'stamping.js'), 'utf8');
}
