import type { Match } from './compare-sequences.ts';
import type { Region } from './split-point.ts';
import type { Units } from './units.ts';
import { wholeUnit } from './units.ts';

/** A text with its lines (at LF) and the name it has in a patch. */
export interface PatchSide {
  readonly name: string;
  readonly text: string;
  readonly lines: Units;
}

/**
 * A unified difference as GNU diff writes it and `patch` applies it: empty where nothing differs, and
 * `\ No newline at end of file` where the last line has no line end.
 *
 * @param context unchanged lines around each change
 */
export function unifiedPatch(
  left: PatchSide,
  right: PatchSide,
  matches: readonly Match[],
  context: number,
): string {
  const changed = regionsBetween(matches, left.lines.starts.length, right.lines.starts.length);
  if (changed.length === 0) return '';
  const hunks = grouped(changed, context).map((group) => hunkText(left, right, group, context));
  return `--- ${patchName(left.name)}\n+++ ${patchName(right.name)}\n${hunks.join('')}`;
}

/** The stretches of units that are not shared, in order. */
export function regionsBetween(
  matches: readonly Match[],
  leftLength: number,
  rightLength: number,
): Region[] {
  const regions: Region[] = [];
  let leftStart = 0;
  let rightStart = 0;
  for (const { left, right, length } of [
    ...matches,
    { left: leftLength, right: rightLength, length: 0 },
  ]) {
    if (left > leftStart || right > rightStart) {
      regions.push({ leftStart, leftEnd: left, rightStart, rightEnd: right });
    }
    leftStart = left + length;
    rightStart = right + length;
  }
  return regions;
}

/** Changes whose context would touch share a hunk. */
function grouped(changed: readonly Region[], context: number): Region[][] {
  const groups: Region[][] = [];
  for (const region of changed) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before && region.leftStart - before.leftEnd <= 2 * context) last.push(region);
    else groups.push([region]);
  }
  return groups;
}

function hunkText(
  left: PatchSide,
  right: PatchSide,
  group: readonly Region[],
  context: number,
): string {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return '';
  const before = Math.min(context, first.leftStart);
  const after = Math.min(context, left.lines.starts.length - last.leftEnd);
  const leftRange = range(first.leftStart - before, last.leftEnd + after);
  const rightRange = range(first.rightStart - before, last.rightEnd + after);
  let body = `@@ -${leftRange} +${rightRange} @@\n`;
  let reached = first.leftStart - before;
  for (const region of group) {
    body += linesText(left, reached, region.leftStart, ' ');
    body += linesText(left, region.leftStart, region.leftEnd, '-');
    body += linesText(right, region.rightStart, region.rightEnd, '+');
    reached = region.leftEnd;
  }
  return body + linesText(left, reached, last.leftEnd + after, ' ');
}

/** `first line,count`; where there are no lines, the line before. A count of one is left out. */
function range(start: number, end: number): string {
  const count = end - start;
  if (count === 1) return String(start + 1);
  return `${count === 0 ? start : start + 1},${count}`;
}

function linesText(side: PatchSide, start: number, end: number, sign: string): string {
  let text = '';
  for (let i = start; i < end; i++) {
    const line = wholeUnit(side.text, side.lines, i);
    text += sign + line;
    if (!line.endsWith('\n')) text += '\n\\ No newline at end of file\n';
  }
  return text;
}

/** A name with blanks ends with a tab, one with signs that would break the line is quoted as C quotes. */
function patchName(name: string): string {
  if (/[\u0000-\u001f"\\]/.test(name)) return JSON.stringify(name);
  return name.includes(' ') ? `${name}\t` : name;
}
