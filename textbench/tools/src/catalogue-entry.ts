import type { Family } from './families.ts';

/** What lists and searches need to know of a tool, without its code. */
export interface CatalogueEntry {
  readonly slug: string;
  readonly family: Family;
  readonly title: string;
  readonly description: string;
  /** Name of a Lucide icon. */
  readonly icon: string;
  /** Words people search for that title and description do not have. */
  readonly keywords: readonly string[];
  /** `/tools/<slug>` */
  readonly href: string;
}
