import { keep, readKept } from './device-storage.ts';

const most = 8;

/** Slugs of the tools used last, newest first. */
export function recentTools(): string[] {
  const kept = readKept('recent');
  return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string').slice(0, most) : [];
}

export function rememberTool(slug: string): void {
  keep('recent', [slug, ...recentTools().filter((other) => other !== slug)].slice(0, most));
}
