import type { Node } from '@oxc-project/types';
import type { TextEdit } from '../../edits/text-edit.ts';
import type { SourceModule } from '../../module.ts';
import { styleOf } from '../../style/file-style.ts';
import { indentationAt, isFirstOnLine, isLastOnLine, lineStop } from '../../style/indentation.ts';

/** Things divided by commas: arguments, elements of an array, properties of an object. */
export interface ItemList {
  /** Where the list's content begins, behind its `(`, `[` or `{`. */
  readonly from: number;
  /** Where it ends, before its `)`, `]` or `}`. */
  readonly to: number;
  readonly items: readonly Span[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The items of an array, an object or a call's arguments, where the node has such. */
export function itemListOf(module: SourceModule, node: Node): ItemList | undefined {
  if (node.type === 'ObjectExpression') {
    return { from: node.start + 1, to: node.end - 1, items: node.properties };
  }
  if (node.type === 'ArrayExpression') {
    const items = node.elements.filter((item) => item !== null);
    return { from: node.start + 1, to: node.end - 1, items };
  }
  if (node.type !== 'CallExpression') return undefined;
  const before = (node.typeArguments ?? node.callee).end;
  const from = codeIndex(module, '(', before) + 1;
  return { from, to: node.end - 1, items: node.arguments };
}

/** The edits that put `code` into a list before the item at `index`, or behind the last one. */
export function insertItem(
  module: SourceModule,
  list: ItemList,
  index: number,
  code: string,
): TextEdit[] {
  const next = list.items[index];
  const last = list.items.at(-1);
  if (next !== undefined) return [edit(next.start, next.start, `${code},${gapAt(module, next)}`)];
  if (last === undefined) return [onlyItem(module, list, code)];
  if (!isFirstOnLine(module.text, last.start)) return [edit(last.end, last.end, `, ${code}`)];
  const comma = commaAfter(module, last.end, list.to);
  const at = endOfLineContent(module, (comma ?? last.end - 1) + 1, list.to);
  const line = gapAt(module, last) + code;
  if (comma !== undefined) return [edit(at, at, `${line},`)];
  if (at === last.end) return [edit(at, at, `,${line}`)];
  return [edit(last.end, last.end, ','), edit(at, at, line)];
}

/** The edits that take these items out of a list, each with its comma and the line that was its own. */
export function removeItems(
  module: SourceModule,
  list: ItemList,
  isRemoved: (index: number) => boolean,
): TextEdit[] {
  const { items } = list;
  const edits: TextEdit[] = [];
  const lastKept = items.findLastIndex((_, index) => !isRemoved(index));
  for (const [index, item] of items.entries()) {
    if (!isRemoved(index)) continue;
    const comma = commaAfter(module, item.end, items[index + 1]?.start ?? list.to);
    if (index > lastKept && commaAfter(module, items.at(-1)?.end ?? 0, list.to) === undefined) {
      const kept = items[lastKept];
      const end = items.at(-1)?.end ?? item.end;
      edits.push(...withoutTail(module, kept, item, end));
      break;
    }
    edits.push(withItsLine(module, item, (comma ?? item.end - 1) + 1));
  }
  return edits;
}

/** Everything from the last item that stays: its comma goes, comments between them stay. */
function withoutTail(
  module: SourceModule,
  kept: Span | undefined,
  item: Span,
  end: number,
): TextEdit[] {
  if (kept === undefined) return [edit(item.start, end, '')];
  const between = module.text.slice(kept.end, item.start);
  if (between.replace(',', '').trim() === '') return [edit(kept.end, end, '')];
  const comma = codeIndex(module, ',', kept.end);
  const white = isLastOnLine(module.text, end) ? /\s*$/ : /[\t ]*$/;
  const space = white.exec(between)?.[0].length ?? 0;
  return [edit(comma, comma + 1, ''), edit(item.start - space, end, '')];
}

function withItsLine({ text }: SourceModule, item: Span, end: number): TextEdit {
  const stop = lineStop(text, end);
  const rest = text.slice(end, stop);
  if (isFirstOnLine(text, item.start) && /^[\t ]*(\/\/.*)?$/.test(rest)) {
    const lineEnd = text.startsWith('\r\n', stop) ? 2 : 1;
    const from = item.start - indentationAt(text, item.start).length;
    return edit(from, Math.min(stop + lineEnd, text.length), '');
  }
  const space = /^[\t ]*/.exec(rest)?.[0].length ?? 0;
  return edit(item.start, end + space, '');
}

function onlyItem(module: SourceModule, { from, to }: ItemList, code: string): TextEdit {
  const inside = module.text.slice(from, to);
  if (inside.trim() !== '') return edit(to, to, code);
  return edit(from, to, module.text[from - 1] === '{' ? ` ${code} ` : code);
}

/** What stands between an item and the one behind it: a space, or a new line indented alike. */
function gapAt(module: SourceModule, { start }: Span): string {
  if (!isFirstOnLine(module.text, start)) return ' ';
  return styleOf(module).lineEnd + indentationAt(module.text, start);
}

function commaAfter(module: SourceModule, from: number, to: number): number | undefined {
  const comma = codeIndex(module, ',', from);
  return comma !== -1 && comma < to ? comma : undefined;
}

/** Where a sign first stands from `from` on outside comments; -1 where it does not. */
function codeIndex(module: SourceModule, sign: string, from: number): number {
  let at = module.text.indexOf(sign, from);
  for (const { start, end } of module.comments) {
    if (end <= from || at < start) continue;
    if (at < end) at = module.text.indexOf(sign, end);
  }
  return at;
}

/** Where the comments that follow `from` on its line end. */
function endOfLineContent(module: SourceModule, from: number, to: number): number {
  let end = from;
  for (const comment of module.comments) {
    if (comment.start < end || comment.start >= to) continue;
    if (!/^[\t ]*$/.test(module.text.slice(end, comment.start))) break;
    end = comment.end;
  }
  return end;
}

function edit(from: number, to: number, insert: string): TextEdit {
  return { from, to, insert };
}
