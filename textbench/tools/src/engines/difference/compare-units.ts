import type { Match } from './compare-sequences.ts';
import { compareSequences } from './compare-sequences.ts';
import { ItemNumbers } from './number-items.ts';
import type { ComparisonRules } from './rules.ts';
import { comparable } from './rules.ts';
import { slideChanges } from './slide-changes.ts';
import type { Units } from './units.ts';
import { unitText, wholeUnit } from './units.ts';
import type { WorkBudget } from './work-budget.ts';

/** Lines or sentences of both texts as numbers: equal ones, under the rules, have equal numbers. */
export interface NumberedUnits {
  readonly left: Int32Array;
  readonly right: Int32Array;
}

/** @param ends whether what ends a unit counts too, where the rules do not say otherwise */
export function numberUnits(
  left: string,
  right: string,
  leftUnits: Units,
  rightUnits: Units,
  rules: ComparisonRules,
  ends: boolean,
): NumberedUnits {
  const numbers = new ItemNumbers();
  const key = comparable(rules);
  const endsCount = ends && !rules.ignoreLineEnds && rules.spaces === 'exact';
  const read = endsCount ? wholeUnit : unitText;
  const number = (text: string, units: Units) =>
    Int32Array.from(units.starts, (_, index) => numbers.of(key(read(text, units, index))));
  return { left: number(left, leftUnits), right: number(right, rightUnits) };
}

/** What the units of two texts share, as far down as equal units allow. */
export function compareUnits({ left, right }: NumberedUnits, budget: WorkBudget): Match[] {
  return slideChanges(left, right, compareSequences(left, right, budget));
}
