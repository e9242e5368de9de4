import type { Region } from './split-point.ts';

/**
 * Joins changes between which so little is shared, in so much that is not, that showing it would only
 * confuse: less than a third of what changes on either side of it.
 *
 * @param changes in order, none touching
 */
export function withoutChaff(changes: readonly Region[]): Region[] {
  const joined: Region[] = [];
  for (const change of changes) {
    let current = change;
    for (let last = joined.at(-1); last && isChaff(last, current); last = joined.at(-1)) {
      current = { ...current, leftStart: last.leftStart, rightStart: last.rightStart };
      joined.pop();
    }
    joined.push(current);
  }
  return joined;
}

function isChaff(before: Region, after: Region): boolean {
  const shared = Math.max(after.leftStart - before.leftEnd, after.rightStart - before.rightEnd);
  return 3 * shared < Math.min(size(before), size(after));
}

function size({ leftStart, leftEnd, rightStart, rightEnd }: Region): number {
  return Math.max(leftEnd - leftStart, rightEnd - rightStart);
}
