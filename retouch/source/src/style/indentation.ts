import type { TextEdit } from '../edits/text-edit.ts';
import type { SourceModule } from '../module.ts';
import { walk } from '../syntax/walk.ts';

/** Where the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start -= 1;
  return start;
}

/** Where the line of an offset ends, before its line end. */
export function lineStop(text: string, offset: number): number {
  let stop = offset;
  while (stop < text.length && text[stop] !== '\n' && text[stop] !== '\r') stop += 1;
  return stop;
}

/** The white space that the line of an offset begins with. */
export function indentationAt(text: string, offset: number): string {
  return /^[\t ]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? '';
}

/** Whether only white space stands before an offset on its line. */
export function isFirstOnLine(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === '';
}

/** Whether only white space stands from an offset to the end of its line. */
export function isLastOnLine(text: string, offset: number): boolean {
  return text.slice(offset, lineStop(text, offset)).trim() === '';
}

/**
 * Where the lines after the first begin in a range, as offsets into the module, without those whose
 * white space is part of a value: in a template literal or a quoted attribute.
 */
export function movableLines(module: SourceModule, from: number, to: number): number[] {
  const starts: number[] = [];
  for (const { index, 0: end } of module.text.slice(from, to).matchAll(/\r\n|\n|\r/g)) {
    starts.push(from + index + end.length);
  }
  const fixed = valueRanges(module, from, to);
  return starts.filter((at) => !fixed.some(([start, end]) => start < at && at < end));
}

/** The change of a text's lines from one indentation to another. */
export interface Indentations {
  readonly was: string;
  readonly becomes: string;
}

/** The text of a range with the indentation of its lines changed, and other edits made in it. */
export function reindented(
  module: SourceModule,
  from: number,
  to: number,
  indentations: Indentations,
  others: readonly TextEdit[] = [],
): string {
  const edits = [...reindentation(module, from, to, indentations), ...others];
  edits.sort((one, other) => one.from - other.from);
  const pieces: string[] = [];
  let done = from;
  for (const edit of edits) {
    pieces.push(module.text.slice(done, edit.from), edit.insert);
    done = edit.to;
  }
  pieces.push(module.text.slice(done, to));
  return pieces.join('');
}

/** The edits that change the indentation of all lines of a range but the first. */
export function reindentation(
  module: SourceModule,
  from: number,
  to: number,
  { was, becomes }: Indentations,
): TextEdit[] {
  if (was === becomes) return [];
  const added = becomes.startsWith(was) ? becomes.slice(was.length) : undefined;
  return movableLines(module, from, to).flatMap((at) => {
    const line = module.text.slice(at, Math.min(to, lineStop(module.text, at)));
    if (line.trim() === '' || !line.startsWith(was)) return [];
    if (added !== undefined) return [{ from: at, to: at, insert: added }];
    return [{ from: at, to: at + was.length, insert: becomes }];
  });
}

function valueRanges(module: SourceModule, from: number, to: number): [number, number][] {
  const ranges: [number, number][] = [];
  walk(module.program, (node, parent) => {
    if (node.end <= from || node.start >= to) return false;
    const isValue =
      node.type === 'TemplateElement' ||
      (node.type === 'Literal' && parent?.type === 'JSXAttribute');
    if (isValue) ranges.push([node.start, node.end]);
    return undefined;
  });
  return ranges;
}
