import type { AtRule, ChildNode, Declaration, Rule } from 'postcss';
import type { StyleSheet } from './style-sheet.ts';

/** A range of a text. */
export interface NodeRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a node stands in the text of its sheet; a declaration with its semicolon, and without the
 * comments that stand between its value and the end of its rule.
 */
export function rangeOf(node: ChildNode): NodeRange {
  const start = node.source?.start?.offset;
  const end = node.source?.end?.offset;
  if (start === undefined || end === undefined) throw new RangeError('A node that was not read.');
  return { start, end: end - (node.type === 'decl' ? commentsIn(node, start, end).length : 0) };
}

/** Whether comments that belong to nobody are part of what was read as a declaration. */
export function hasCommentsBehind(node: Declaration): boolean {
  const { start, end } = node.source ?? {};
  return commentsIn(node, start?.offset ?? 0, end?.offset ?? 0).trim() !== '';
}

function commentsIn(node: Declaration, start: number, end: number): string {
  const text = node.source?.input.css.slice(start, end) ?? '';
  return /(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*$/.exec(text)?.[0] ?? '';
}

/** Where the value of a declaration stands, without `!important`. */
export function valueRangeOf({ text }: StyleSheet, declaration: Declaration): NodeRange {
  const { start } = rangeOf(declaration);
  const value = declaration.raws.value?.raw ?? declaration.value;
  const written = value.replace(/(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*$/, '').trimStart();
  const from = start + declaration.prop.length + (declaration.raws.between?.length ?? 0);
  const at = text.indexOf(written, Math.max(start + declaration.prop.length, from - 1));
  return { start: at, end: at + written.length };
}

/** The end of a node, or of the comments behind it on the same line. */
export function endWithComments(sheet: StyleSheet, node: ChildNode): number {
  let last = node;
  for (let next = last.next(); next?.type === 'comment'; next = last.next()) {
    if (/[\n\r]/.test(sheet.text.slice(rangeOf(last).end, rangeOf(next).start))) break;
    last = next;
  }
  const { end } = rangeOf(last);
  return end + (/^[\t ]*\/\/[^\n\r]*/.exec(sheet.text.slice(end))?.[0].length ?? 0);
}

/** Where the white space before a node begins. */
export function spaceBefore({ text }: StyleSheet, node: ChildNode): number {
  const { start } = rangeOf(node);
  const before = node.raws.before ?? '';
  return start - (/\s*$/.exec(text.slice(start - before.length, start))?.[0].length ?? 0);
}

/** Where the white space behind a node ends. */
export function spaceBehind({ text }: StyleSheet, node: ChildNode): number {
  const { end } = rangeOf(node);
  return end + (/^\s*/.exec(text.slice(end, end + 200))?.[0].length ?? 0);
}

/** Where the content of a rule or condition begins, behind its brace. */
export function contentStart(sheet: StyleSheet, container: Rule | AtRule): number {
  const first = container.first;
  if (first !== undefined) return rangeOf(first).start - (first.raws.before?.length ?? 0);
  return contentEnd(sheet, container) - (container.raws.after?.length ?? 0);
}

/** Where the content of a rule or condition ends, before its closing brace. */
export function contentEnd({ text }: StyleSheet, container: Rule | AtRule): number {
  const { end } = rangeOf(container);
  return text[end - 1] === '}' ? end - 1 : end;
}
