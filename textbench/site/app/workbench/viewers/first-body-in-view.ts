/** Place of the first `tbody` of a region’s table that can be seen; 0 where there is none. */
export function firstBodyInView(region: HTMLElement | null): number {
  const bodies = region?.querySelector('table')?.tBodies;
  if (!region || !bodies) return 0;
  // On a phone the page scrolls, elsewhere the region.
  const top = Math.max(0, region.getBoundingClientRect().top);
  const place = [...bodies].findIndex((body) => body.getBoundingClientRect().bottom > top);
  return Math.max(0, place);
}
