import { AtRule, type ChildNode, type Declaration, Rule } from 'postcss';
import { lastPlainNode, planDeclarations } from './declarations.ts';
import {
  contentEnd,
  contentStart,
  endWithComments,
  hasCommentsBehind,
  rangeOf,
  spaceBefore,
  spaceBehind,
  valueRangeOf,
} from './node-range.ts';
import type { SheetEdits } from './sheet-edits.ts';
import { declarationText, indentationOf, styleAt } from './sheet-style.ts';
import type { StyleChange } from './style-request.ts';
import type { StyleSheet } from './style-sheet.ts';

/**
 * Changes, adds and removes declarations of a rule or condition. What is empty then goes, unless it
 * is to stay because modules refer to its class.
 */
export function changeBlock(
  edits: SheetEdits,
  sheet: StyleSheet,
  container: Rule | AtRule,
  changes: readonly StyleChange[],
  staysEmpty: boolean,
): void {
  const { changed, added, removed } = planDeclarations(container, changes);
  for (const { declaration, change } of changed) {
    changeValue(edits, sheet, declaration, change);
  }
  const rest = (container.nodes ?? []).filter((node) => !removed.some((gone) => gone === node));
  const isEmptied = rest.length === 0 && !removed.some(hasCommentsBehind);
  if (isEmptied && added.length > 0) {
    rewriteContent(edits, sheet, container, added);
  } else if (isEmptied && removed.length > 0 && !staysEmpty) {
    removeNode(edits, sheet, container);
  } else {
    for (const gone of removed) removeDeclaration(edits, sheet, gone, added.length === 0);
    if (added.length > 0) addDeclarations(edits, sheet, container, added, rest);
  }
}

/** `!important` stays; where the new value has it and the old one did not, it comes along. */
function changeValue(
  edits: SheetEdits,
  sheet: StyleSheet,
  declaration: Declaration,
  { value, isImportant }: StyleChange,
): void {
  const { start, end } = valueRangeOf(sheet, declaration);
  const insert = `${value}${isImportant && !declaration.important ? ' !important' : ''}`;
  if (sheet.text.slice(start, end) !== insert) edits.replace(start, end, insert);
}

/** All declarations go and others come: the new ones take the place of the old. */
function rewriteContent(
  edits: SheetEdits,
  sheet: StyleSheet,
  container: Rule | AtRule,
  added: readonly StyleChange[],
): void {
  const style = styleAt(sheet, container);
  const texts = added.map((change) => declarationText(change, style.colon));
  const [from, to] = [contentStart(sheet, container), contentEnd(sheet, container)];
  if (style.isOneLine) {
    const semicolon = style.lastSemicolon ? ';' : '';
    const content = texts.join(`;${style.gap}`) + semicolon;
    edits.replace(from, to, `${style.gap}${content}${style.gap}`);
    return;
  }
  const outer = indentationOf(sheet, container);
  const lines = texts.map((text) => `${style.lineEnd}${outer}${style.indent}${text};`);
  edits.replace(from, to, `${lines.join('')}${style.lineEnd}${outer}`);
}

/** New declarations stand behind the last one, before rules and conditions inside the container. */
function addDeclarations(
  edits: SheetEdits,
  sheet: StyleSheet,
  container: Rule | AtRule,
  added: readonly StyleChange[],
  rest: readonly ChildNode[],
): void {
  const style = styleAt(sheet, container);
  const texts = added.map((change) => declarationText(change, style.colon));
  const last = lastPlainNode(rest);
  if (last === undefined) {
    addFirstDeclarations(edits, sheet, container, texts, rest);
    return;
  }
  const { end } = rangeOf(last);
  const isClosed = sheet.text[end - 1] === ';';
  const semicolon = isClosed || last !== container.last ? ';' : '';
  if (!isClosed) edits.insert(end, ';');
  if (isInLine(last)) {
    edits.insert(end, style.gap + texts.join(`;${style.gap}`) + semicolon);
    return;
  }
  const before = style.lineEnd + indentationOf(sheet, last);
  edits.insert(endWithComments(sheet, last), before + texts.join(`;${before}`) + semicolon);
}

/** Where a container has no declaration that stays: behind its comments, before rules inside it. */
function addFirstDeclarations(
  edits: SheetEdits,
  sheet: StyleSheet,
  container: Rule | AtRule,
  texts: readonly string[],
  rest: readonly ChildNode[],
): void {
  const { isOneLine, indent, lineEnd, gap } = styleAt(sheet, container);
  const last = rest.at(-1);
  const at = last?.type === 'comment' ? rangeOf(last).end : contentStart(sheet, container);
  const before = isOneLine ? gap : lineEnd + indentationOf(sheet, container) + indent;
  const lines = texts.map((text) => `${before}${text};`).join('');
  const isBeforeRule = last !== undefined && last.type !== 'comment';
  edits.insert(at, lines + (isBeforeRule && !isOneLine ? lineEnd : ''));
}

/** Whether a node shares its line with what stands before it. */
function isInLine(node: ChildNode): boolean {
  return !/[\n\r]/.test(node.raws.before ?? '');
}

/**
 * A declaration goes with its line; in one line with others, with the space that parted it. Where the
 * last one had no semicolon, the one before it then has none.
 */
function removeDeclaration(
  edits: SheetEdits,
  sheet: StyleSheet,
  declaration: Declaration,
  isLastThen: boolean,
): void {
  const { start, end } = rangeOf(declaration);
  const next = declaration.next();
  if (endWithComments(sheet, declaration) > end || (isInLine(declaration) && next)) {
    edits.remove(start, spaceBehind(sheet, declaration));
    return;
  }
  const previous = declaration.prev();
  if (
    isLastThen &&
    next === undefined &&
    previous?.type === 'decl' &&
    sheet.text[end - 1] !== ';'
  ) {
    const { end: before } = rangeOf(previous);
    if (sheet.text[before - 1] === ';') edits.remove(before - 1, before);
  }
  edits.remove(spaceBefore(sheet, declaration), end);
}

/** A rule goes with the empty line before it, and what is around it where nothing else is in it. */
function removeNode(edits: SheetEdits, sheet: StyleSheet, node: Rule | AtRule): void {
  const { parent } = node;
  const isAlone = parent?.nodes?.length === 1;
  if (isAlone && (parent instanceof Rule || parent instanceof AtRule)) {
    removeNode(edits, sheet, parent);
  } else if (node.prev() === undefined) {
    edits.remove(rangeOf(node).start, spaceBehind(sheet, node));
  } else {
    edits.remove(spaceBefore(sheet, node), rangeOf(node).end);
  }
}
