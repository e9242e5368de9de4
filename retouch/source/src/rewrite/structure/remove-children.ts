import type { Node } from '@oxc-project/types';
import type { RewriteDraft } from '../../edits/rewrite.ts';
import type { SourceModule } from '../../module.ts';
import { isFirstOnLine, isLastOnLine, lineStart, lineStop } from '../../style/indentation.ts';
import { contentRange } from './content-range.ts';
import type { JsxParent } from './occupant.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Removes children of one element or fragment: whole lines where they stand alone on theirs, else
 * just them, with one of the two spaces that would meet.
 */
export function removeChildren(
  draft: RewriteDraft,
  module: SourceModule,
  parent: JsxParent,
  children: ReadonlySet<Node>,
): void {
  for (const run of runsOf(module, parent, children)) {
    const { start, end } = withSpace(module.text, run, contentRange(parent));
    draft.remove(start, end);
  }
}

/** Ranges of removed children that only white space parts. */
function runsOf(module: SourceModule, parent: JsxParent, children: ReadonlySet<Node>): Range[] {
  const runs: { start: number; end: number }[] = [];
  for (const child of parent.children) {
    if (!children.has(child)) continue;
    const last = runs.at(-1);
    if (last !== undefined && module.text.slice(last.end, child.start).trim() === '') {
      last.end = child.end;
    } else {
      runs.push({ start: child.start, end: child.end });
    }
  }
  return runs;
}

/** The range with the white space that has no purpose without it. */
function withSpace(text: string, { start, end }: Range, content: Range): Range {
  const first = isFirstOnLine(text, start) && lineStart(text, start) > content.start;
  const last = isLastOnLine(text, end) && lineStop(text, end) < content.end;
  if (first && last) return wholeLines(text, start, end, content);
  const before = spacesBefore(text, start);
  const after = spacesAfter(text, end);
  if (last) return { start: start - before, end };
  if (first || start - before === content.start)
    return { start: first ? start : start - before, end: end + after };
  if (end + after === content.end) return { start: start - before, end: end + after };
  return { start, end: before > 0 ? end + after : end };
}

/** Their lines, and a blank line too where two would meet or one would be left at an edge. */
function wholeLines(text: string, start: number, end: number, content: Range): Range {
  const from = lineStart(text, start);
  const to = afterLineEnd(text, lineStop(text, end));
  const blankBefore = from > content.start && isBlankLine(text, beforeLineEnd(text, from));
  const atEnd = text.slice(to, content.end).trim() === '';
  const blankAfter = !atEnd && isBlankLine(text, to);
  if (blankBefore && (blankAfter || atEnd)) {
    const previous = lineStart(text, beforeLineEnd(text, from));
    if (previous > content.start) return { start: previous, end: to };
  }
  const atStart = text.slice(content.start, from).trim() === '';
  if (atStart && blankAfter) return { start: from, end: afterLineEnd(text, lineStop(text, to)) };
  return { start: from, end: to };
}

function isBlankLine(text: string, at: number): boolean {
  return text.slice(lineStart(text, at), lineStop(text, at)).trim() === '';
}

function beforeLineEnd(text: string, start: number): number {
  return text.slice(start - 2, start) === '\r\n' ? start - 2 : start - 1;
}

function afterLineEnd(text: string, stop: number): number {
  if (text.slice(stop, stop + 2) === '\r\n') return stop + 2;
  return Math.min(stop + 1, text.length);
}

function spacesBefore(text: string, at: number): number {
  return /[\t ]*$/.exec(text.slice(lineStart(text, at), at))?.[0].length ?? 0;
}

function spacesAfter(text: string, at: number): number {
  return /^[\t ]*/.exec(text.slice(at, lineStop(text, at)))?.[0].length ?? 0;
}
