/** Units that are duplicates of each other. */
export interface Groups {
  /** Group of each unit; -1 where it belongs to none. */
  readonly groupOf: Int32Array;
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly sizes: readonly number[];
}

/**
 * @param keys key of each unit; `undefined` for one that is not compared
 * @param adjacent only units next to each other are duplicates, as `uniq` sees it
 */
export function groupsOf(keys: readonly (string | undefined)[], adjacent: boolean): Groups {
  const groupOf = new Int32Array(keys.length).fill(-1);
  const first: number[] = [];
  const last: number[] = [];
  const sizes: number[] = [];
  const known = new Map<string, number>();
  let before: string | undefined;
  keys.forEach((key, unit) => {
    if (adjacent && key !== before) known.clear();
    before = key;
    if (key === undefined) return;
    let group = known.get(key);
    if (group === undefined) {
      group = first.length;
      known.set(key, group);
      first.push(unit);
      sizes.push(0);
    }
    groupOf[unit] = group;
    last[group] = unit;
    sizes[group] = (sizes[group] ?? 0) + 1;
  });
  return { groupOf, first, last, sizes };
}
