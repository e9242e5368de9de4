import { describe, expect, it } from 'vitest';
import {
  headerLinks,
  legalLinks,
  linksToPages,
  linksToTools,
  moreToolSlugs,
  popularToolSlugs,
  quickLinks,
} from './site-links.ts';

const labels = (links: readonly { label: string }[]) => links.map((link) => link.label);

describe('site links', () => {
  it('are those of the specification, in its order', () => {
    expect(labels(headerLinks)).toEqual(['Home', 'About', 'Contact']);
    expect(labels(quickLinks)).toEqual(['Home', 'About Us', 'Contact', 'Sitemap']);
    expect(labels(legalLinks)).toEqual([
      'Terms of Service',
      'Privacy Policy',
      'Cookie Policy',
      'DMCA Policy',
    ]);
    expect(popularToolSlugs).toEqual([
      'case-converter',
      'word-counter',
      'lorem-ipsum',
      'text-repeater',
    ]);
    expect(moreToolSlugs).toEqual([
      'duplicate-sentence-finder',
      'bullet-point-generator',
      'alphabetical-sorter',
      'text-to-speech',
    ]);
  });
});

describe('linksToPages', () => {
  const routes = [{ index: true }, { path: 'tools/:slug' }, { path: 'contact' }, { path: '*' }];

  it('shows a link once its route is there', () => {
    expect(labels(linksToPages(headerLinks, routes))).toEqual(['Home', 'Contact']);
    expect(linksToPages(legalLinks, routes)).toEqual([]);
  });
});

describe('linksToTools', () => {
  it('keeps the order asked for and leaves out what does not exist', () => {
    const tools = ['b', 'a'].map((slug) => ({
      slug,
      title: slug.toUpperCase(),
      href: `/t/${slug}`,
    }));
    expect(linksToTools(['a', 'missing', 'b'], tools)).toEqual([
      { label: 'A', path: '/t/a' },
      { label: 'B', path: '/t/b' },
    ]);
  });
});
