import { AtRule, type ChildNode, Rule } from 'postcss';
import { contentEnd, contentStart, endWithComments, rangeOf } from './node-range.ts';
import type { SheetEdits } from './sheet-edits.ts';
import {
  blockText,
  declarationText,
  hasEmptyLines,
  indentationOf,
  isWrittenInLine,
  type SheetStyle,
  styleAt,
} from './sheet-style.ts';
import type { StyleChange } from './style-request.ts';
import type { StyleSheet } from './style-sheet.ts';

/** A block to be written: its conditions and selectors, the outermost first, and what it declares. */
export interface NewBlock {
  readonly sheet: StyleSheet;
  readonly headers: readonly string[];
  readonly changes: readonly StyleChange[];
}

/** A block as the last thing inside another one. */
export function addInside(
  edits: SheetEdits,
  container: Rule | AtRule,
  { sheet, headers, changes }: NewBlock,
): void {
  const style = styleAt(sheet, container);
  const outer = indentationOf(sheet, container);
  const inner = outer + style.indent;
  const { last } = container;
  const text = blockText(headers, declarationsOf(changes, style), style, inner);
  closeLastDeclaration(edits, sheet, container);
  if (isWrittenInLine(sheet, container)) {
    const at = last === undefined ? contentStart(sheet, container) : rangeOf(last).end;
    edits.insert(at, style.gap + text);
    return;
  }
  if (last === undefined) {
    const content = `${style.lineEnd}${inner}${text}${style.lineEnd}${outer}`;
    edits.replace(contentStart(sheet, container), contentEnd(sheet, container), content);
    return;
  }
  const empty = hasEmptyLines(container) && !style.isOneLine ? style.lineEnd : '';
  edits.insert(endWithComments(sheet, last), `${style.lineEnd}${empty}${inner}${text}`);
}

function closeLastDeclaration(
  edits: SheetEdits,
  sheet: StyleSheet,
  container: Rule | AtRule,
): void {
  const last = container.nodes?.findLast(({ type }) => type !== 'comment');
  if (last?.type !== 'decl') return;
  const { end } = rangeOf(last);
  if (sheet.text[end - 1] !== ';') edits.insert(end, ';');
}

/** A block right behind a node, parted from it as the others around are. */
export function addBehind(
  edits: SheetEdits,
  node: ChildNode,
  { sheet, headers, changes }: NewBlock,
): void {
  const style = styleAt(sheet, node instanceof Rule || node instanceof AtRule ? node : undefined);
  const indentation = indentationOf(sheet, node);
  const text = blockText(headers, declarationsOf(changes, style), style, indentation);
  const isMinified = style.isOneLine && !/[\n\r]/.test(sheet.text.trim());
  const isParted = hasEmptyLines(node.parent ?? sheet.root);
  const empty = isParted && (!style.isOneLine || headers.length > 1) ? style.lineEnd : '';
  const gap = isMinified ? style.gap : style.lineEnd + empty + indentation;
  const at = endWithComments(sheet, node);
  edits.insert(at, gap + text);
}

/** A block at the start of a sheet's top level, before a node of it. */
export function addBefore(
  edits: SheetEdits,
  node: ChildNode,
  like: Rule | AtRule,
  { sheet, headers, changes }: NewBlock,
): void {
  const style = styleAt(sheet, like);
  const text = blockText(headers, declarationsOf(changes, style), style, '');
  const empty = style.isOneLine || !hasEmptyLines(sheet.root) ? '' : style.lineEnd;
  edits.insert(rangeOf(node).start, text + style.lineEnd + empty);
}

/** A block in a sheet that has nothing but white space. */
export function addFirst(edits: SheetEdits, { sheet, headers, changes }: NewBlock): void {
  const style = styleAt(sheet, undefined);
  const text = blockText(headers, declarationsOf(changes, style), style, '');
  const isOpen = !/(^|[\n\r\uFEFF])$/.test(sheet.text);
  edits.insert(sheet.text.length, (isOpen ? style.lineEnd : '') + text + style.lineEnd);
}

function declarationsOf(changes: readonly StyleChange[], { colon }: SheetStyle): string[] {
  return changes.map((change) => declarationText(change, colon));
}
