import type { Mark } from '@textbench/kit';
import type { Groups } from './groups.ts';
import type { Kept } from './selection.ts';
import type { Units } from './units.ts';

/** Marks are drawn, so there are none over long texts and not too many. */
const longestMarkedText = 200_000;
const mostMarks = 5_000;

export interface MarkContext {
  readonly units: Units;
  readonly groups: Groups;
  readonly kept: Kept;
  readonly isGone: (unit: number) => boolean;
  /** Singular of what is compared. */
  readonly noun: string;
}

/** A mark over every unit that is gone, with the reason. */
export function marksOfGone(text: string, context: MarkContext): Mark[] {
  const marks: Mark[] = [];
  if (text.length > longestMarkedText) return marks;
  const { starts, ends, endings } = context.units;
  for (let unit = 0; unit < starts.length && marks.length < mostMarks; unit++) {
    if (!context.isGone(unit)) continue;
    const start = starts[unit] ?? 0;
    // An empty line is seen by its line end.
    const end = (ends[unit] ?? 0) || start;
    const markedEnd = end > start ? end : end + (endings[unit] ?? '').length;
    if (markedEnd > start) {
      marks.push({ start, end: markedEnd, label: reason(unit, context), tone: 'removed' });
    }
  }
  return marks;
}

function reason(unit: number, { groups, kept, noun }: MarkContext): string {
  const group = groups.groupOf[unit] ?? -1;
  const size = groups.sizes[group];
  if (size === undefined) return `blank ${noun}`;
  if (kept === 'unique') return `occurs ${size.toLocaleString('en')} times`;
  if (size === 1) return 'occurs once';
  if (kept === 'last') return `again in ${noun} ${(groups.last[group] ?? 0) + 1}`;
  return `duplicate of ${noun} ${(groups.first[group] ?? 0) + 1}`;
}
