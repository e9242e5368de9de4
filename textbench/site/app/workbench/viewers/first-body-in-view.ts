/** Place of the first `tbody` of a region’s table that is in view; 0 where there is none. */
export function firstBodyInView(region: HTMLElement | null): number {
  const top = region?.scrollTop ?? 0;
  const bodies = region?.querySelector('table')?.tBodies;
  if (top === 0 || !bodies) return 0;
  const place = [...bodies].findIndex((body) => body.offsetTop + body.offsetHeight > top);
  return Math.max(0, place);
}
