import type { MetaDescriptor } from 'react-router';
import { siteConfiguration } from '../site-configuration.ts';

const longestTitle = 60;
const longestDescription = 155;
const longestToolDescription = 100;

interface PageStatement {
  title: string;
  description: string;
  /** Path of the page, beginning with a slash. */
  path: string;
}

interface ToolStatement {
  title: string;
  /** What the tool does, as the catalogue has it. */
  description: string;
  /** A description for search engines, used as it is. */
  metaDescription?: string;
  path: string;
  year: number;
}

/** Title, description and canonical address of a page, for a route's `meta`. */
export function pageMetadata({ title, description, path }: PageStatement): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonicalAddress(path) },
  ];
}

/** The same for the page of a tool, whose title and description follow fixed rules. */
export function toolMetadata(tool: ToolStatement): MetaDescriptor[] {
  return pageMetadata({
    title: toolPageTitle(tool.title, tool.year),
    description: tool.metaDescription ?? toolPageDescription(tool.title, tool.description),
    path: tool.path,
  });
}

/** For a page that search engines leave out. */
export function unlistedMetadata(title: string): MetaDescriptor[] {
  return [
    { title: `${title} | ${siteConfiguration.productName}` },
    { name: 'robots', content: 'noindex' },
  ];
}

/** `{tool} - Free Online Text Tool {year} | {product}`, or the short form where that passes 60 characters. */
export function toolPageTitle(tool: string, year: number): string {
  const { productName } = siteConfiguration;
  const title = `${tool} - Free Online Text Tool ${year} | ${productName}`;
  return title.length > longestTitle ? `${tool} | ${productName}` : title;
}

/** The tool's own description, at most 100 characters, and an invitation; at most 155 in all. */
export function toolPageDescription(tool: string, description: string): string {
  const cut =
    description.length > longestToolDescription
      ? `${description.slice(0, longestToolDescription - 3)}...`
      : description;
  return `${cut} Use our free online ${tool.toLowerCase()} tool now.`.slice(0, longestDescription);
}

export function canonicalAddress(path: string): string {
  return siteConfiguration.address + path;
}
