import { catalogue } from '@textbench/tools/catalogue';
import routes from '../routes.ts';
import {
  headerLinks,
  legalLinks,
  linksToPages,
  linksToTools,
  moreToolSlugs,
  popularToolSlugs,
  quickLinks,
  type SiteLink,
} from './site-links.ts';

/** What header and footer show on every page. */
export interface FrameData {
  readonly header: readonly SiteLink[];
  readonly footer: readonly { readonly heading: string; readonly links: readonly SiteLink[] }[];
}

/** Gathers the links that lead somewhere, at build time. */
export function frameData(): FrameData {
  const columns = [
    { heading: 'Quick Links', links: linksToPages(quickLinks, routes) },
    { heading: 'Popular Tools', links: linksToTools(popularToolSlugs, catalogue) },
    { heading: 'More Tools', links: linksToTools(moreToolSlugs, catalogue) },
    { heading: 'Legal', links: linksToPages(legalLinks, routes) },
  ];
  return {
    header: linksToPages(headerLinks, routes),
    footer: columns.filter((column) => column.links.length > 0),
  };
}
