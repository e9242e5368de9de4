import { twMerge } from 'tailwind-merge';

/** Which classes lose their effect when others are added: Tailwind's rules, or none. */
export interface ClassOverrides {
  /**
   * Of `existing`, those that no longer have any effect once `added` are in effect too, each with the
   * added class that takes its place. A class that is not one of the framework's is never among them.
   */
  overridden(existing: readonly string[], added: readonly string[]): ReadonlyMap<string, string>;
  /** Of several classes given together, those that have an effect, in their order. */
  effective(names: readonly string[]): readonly string[];
}

/** Classes that know nothing of each other. */
export const noOverrides: ClassOverrides = {
  overridden: () => new Map(),
  effective: (names) => names,
};

/** Tailwind's classes as tailwind-merge knows them: by their names, without the project's theme. */
export const overridesByName: ClassOverrides = {
  overridden(existing, added) {
    const found = new Map<string, string>();
    const isNew = new Set(added);
    const old = existing.filter((name) => !isNew.has(name));
    for (const name of losersAmong([...new Set(old)], added)) {
      const by = added.findLast((candidate) => losersAmong([name], [candidate]).length > 0);
      if (by !== undefined) found.set(name, by);
    }
    return found;
  },
  effective: (names) => twMerge(names.join(' ')).split(' '),
};

/** Those of `existing` that merging drops; halves of the list, so that many losers stay affordable. */
function losersAmong(existing: readonly string[], added: readonly string[]): string[] {
  if (existing.length === 0 || added.length === 0) return [];
  const merged = new Set(twMerge(existing.join(' '), added.join(' ')).split(' '));
  if (existing.every((name) => merged.has(name))) return [];
  if (existing.length === 1) return [...existing];
  const middle = existing.length >> 1;
  return [
    ...losersAmong(existing.slice(0, middle), added),
    ...losersAmong(existing.slice(middle), added),
  ];
}
