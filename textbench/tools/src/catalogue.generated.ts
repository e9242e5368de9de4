// Written by `npm run generate`. Do not edit.
import type { CatalogueEntry } from './catalogue-entry.ts';

export type { CatalogueEntry };

/** Every tool there is, by slug. */
export const catalogue: readonly CatalogueEntry[] = [
];
