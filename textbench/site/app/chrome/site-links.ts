export interface SiteLink {
  readonly label: string;
  /** Path of the page; the link is shown once a route has it. */
  readonly path: string;
}

/** Links of the header, in order. */
export const headerLinks: readonly SiteLink[] = [
  { label: 'Home', path: '/' },
  { label: 'About', path: '/about' },
  { label: 'Contact', path: '/contact' },
];

/** The footer's columns of pages, in order. */
export const quickLinks: readonly SiteLink[] = [
  { label: 'Home', path: '/' },
  { label: 'About Us', path: '/about' },
  { label: 'Contact', path: '/contact' },
  { label: 'Sitemap', path: '/sitemap' },
];

export const legalLinks: readonly SiteLink[] = [
  { label: 'Terms of Service', path: '/terms' },
  { label: 'Privacy Policy', path: '/privacy' },
  { label: 'Cookie Policy', path: '/cookies' },
  { label: 'DMCA Policy', path: '/dmca' },
];

/** Slugs of the footer's columns of tools, in order; those that do not exist yet are left out. */
export const popularToolSlugs = ['case-converter', 'word-counter', 'lorem-ipsum', 'text-repeater'];
export const moreToolSlugs = [
  'duplicate-sentence-finder',
  'bullet-point-generator',
  'alphabetical-sorter',
  'text-to-speech',
];

interface RouteStatement {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
}

/** The links whose page is among the routes, so that none leads nowhere. */
export function linksToPages(
  links: readonly SiteLink[],
  routes: readonly RouteStatement[],
): SiteLink[] {
  const paths = new Set(routes.map((route) => (route.index ? '/' : `/${route.path}`)));
  return links.filter((link) => paths.has(link.path));
}

interface ToolStatement {
  readonly slug: string;
  readonly title: string;
  readonly href: string;
}

/** Links to the tools of these slugs that exist, in the order of the slugs. */
export function linksToTools(
  slugs: readonly string[],
  tools: readonly ToolStatement[],
): SiteLink[] {
  return slugs.flatMap((slug) => {
    const tool = tools.find((other) => other.slug === slug);
    return tool ? [{ label: tool.title, path: tool.href }] : [];
  });
}
