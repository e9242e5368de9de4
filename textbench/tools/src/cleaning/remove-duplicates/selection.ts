import { collatorFor } from '@textbench/language';
import type { Groups } from './groups.ts';

export type Kept = 'first' | 'last' | 'unique' | 'repeated';
export type Order = 'found' | 'alphabetical' | 'frequency';

/** Whether a unit stays: one of each group, or of the groups of one or of several. */
export function isKept(unit: number, { groupOf, first, last, sizes }: Groups, kept: Kept): boolean {
  const group = groupOf[unit] ?? -1;
  const size = sizes[group] ?? 1;
  if (kept === 'unique') return size === 1;
  if (kept === 'repeated') return size > 1 && first[group] === unit;
  return (kept === 'first' ? first[group] : last[group]) === unit;
}

/** Kept units in the order asked for. */
export function ordered(
  units: readonly number[],
  order: Order,
  groups: Groups,
  textOf: (unit: number) => string,
): readonly number[] {
  if (order === 'found') return units;
  if (order === 'frequency') {
    const size = (unit: number) => groups.sizes[groups.groupOf[unit] ?? -1] ?? 0;
    return units.toSorted((one, other) => size(other) - size(one));
  }
  const compare = collatorFor({ numeric: true, caseSensitive: true });
  const texts = new Map(units.map((unit) => [unit, textOf(unit)]));
  return units.toSorted((one, other) => compare(texts.get(one) ?? '', texts.get(other) ?? ''));
}
