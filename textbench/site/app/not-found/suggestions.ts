import { type CatalogueEntry, catalogue } from '@textbench/tools/catalogue';
import { popularToolSlugs } from '../chrome/site-links.ts';
import { nearestTools } from './nearest-tools.ts';

export interface Suggestions {
  readonly heading: string;
  readonly tools: readonly CatalogueEntry[];
}

/** Tools whose name is near the path's; where none is, those that most people use. */
export function suggestions(path: string): Suggestions {
  const near = nearestTools(path, catalogue);
  if (near.length > 0) return { heading: 'Were you looking for', tools: near };
  const popular = catalogue.filter(({ slug }) => popularToolSlugs.includes(slug));
  return { heading: 'Often used', tools: popular };
}
