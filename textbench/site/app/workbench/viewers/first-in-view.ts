/**
 * Place of the first of a region’s parts that can be seen; 0 where there is none.
 *
 * @param parts selector of the parts, which stand one below the other
 */
export function firstInView(region: HTMLElement | null, parts: string): number {
  if (!region) return 0;
  // On a phone the page scrolls, elsewhere the region.
  const top = Math.max(0, region.getBoundingClientRect().top);
  const found = [...region.querySelectorAll(parts)];
  return Math.max(
    0,
    found.findIndex((part) => part.getBoundingClientRect().bottom > top),
  );
}
