interface ListedTool {
  readonly slug: string;
  readonly family: string;
  readonly title: string;
}

/** Tools by title, the favourites before all others. */
export function sortedTools<T extends ListedTool>(
  tools: readonly T[],
  favourites: readonly string[],
): T[] {
  const starred = new Set(favourites);
  return [...tools].sort(
    (a, b) =>
      Number(starred.has(b.slug)) - Number(starred.has(a.slug)) ||
      a.title.localeCompare(b.title, 'en'),
  );
}

/** How many tools there are in each family that has any, in the order of the families. */
export function familyCounts(
  tools: readonly ListedTool[],
  families: Readonly<Record<string, string>>,
): { family: string; name: string; count: number }[] {
  return Object.entries(families)
    .map(([family, name]) => ({
      family,
      name,
      count: tools.filter((tool) => tool.family === family).length,
    }))
    .filter(({ count }) => count > 0);
}
