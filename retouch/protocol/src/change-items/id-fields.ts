/** Ids with each one once, in the order of their first mention. */
export function distinctIds(codebaseIds: readonly string[]): string[] {
  return [...new Set(codebaseIds)];
}

/** A remap for a field that may name no element. */
export function remapWhereGiven(
  codebaseId: string | null | undefined,
  remap: (codebaseId: string) => string,
): string | null {
  return codebaseId ? remap(codebaseId) : null;
}
