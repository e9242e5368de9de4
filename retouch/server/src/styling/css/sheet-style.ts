import { indentationAt, indentOf, lineEndOf } from '@retouch/source';
import type { AtRule, ChildNode, Container, Rule } from 'postcss';
import { contentEnd, contentStart, rangeOf } from './node-range.ts';
import type { StyleChange } from './style-request.ts';
import type { StyleSheet } from './style-sheet.ts';

/** How rules and declarations are written near a place. */
export interface SheetStyle {
  readonly lineEnd: string;
  readonly indent: string;
  /** Between a property and its value: `: `. */
  readonly colon: string;
  /** Between a selector and its brace. */
  readonly beforeBrace: string;
  /** Whether rules are written in one line. */
  readonly isOneLine: boolean;
  /** Inside braces, and between declarations, where all is in one line. */
  readonly gap: string;
  /** Whether the last declaration of a line has a semicolon. */
  readonly lastSemicolon: boolean;
}

/** The style of a sheet as it shows at a node. */
export function styleAt(sheet: StyleSheet, node: Rule | AtRule | undefined): SheetStyle {
  const declaration = firstDeclaration(node) ?? firstDeclaration(sheet.root);
  const rule = firstRule(node) ?? node ?? firstRule(sheet.root);
  const isOneLine = isWrittenInLine(sheet, rule);
  const colon = declaration?.raws.between;
  return {
    lineEnd: lineEndOf(sheet.text),
    indent: indentOf(sheet.text),
    colon: colon !== undefined && /^\s*:\s*$/.test(colon) ? colon : ': ',
    beforeBrace: beforeBraceOf(rule),
    isOneLine,
    gap: declaration?.raws.before === '' ? '' : ' ',
    lastSemicolon: !isOneLine || rule?.raws.semicolon !== false,
  };
}

function beforeBraceOf(rule: ChildNode | undefined): string {
  const between: unknown = rule?.raws.between;
  return typeof between === 'string' && /^\s*$/.test(between) ? between : ' ';
}

/** A declaration as text, without a semicolon. */
export function declarationText({ property, value, isImportant }: StyleChange, colon: string) {
  return `${property}${colon}${value}${isImportant ? ' !important' : ''}`;
}

/**
 * A block as text: the headers around each other, the outermost first, and the declarations in the
 * last, which is in one line where rules are. Its first line is not indented.
 */
export function blockText(
  headers: readonly string[],
  declarations: readonly string[],
  style: SheetStyle,
  indentation: string,
): string {
  const [header, ...inner] = headers;
  if (header === undefined) return declarations.join(`;${style.gap}`);
  const deeper = indentation + style.indent;
  if (style.isOneLine && (inner.length === 0 || style.gap === '')) {
    const end = inner.length === 0 && style.lastSemicolon ? ';' : '';
    const content = blockText(inner, declarations, style, '') + end;
    return `${header}${style.beforeBrace}{${style.gap}${content}${style.gap}}`;
  }
  const lines =
    inner.length === 0
      ? declarations.map((declaration) => `${deeper}${declaration};`)
      : [deeper + blockText(inner, declarations, style, deeper)];
  const content = lines.join(style.lineEnd);
  return `${header}${style.beforeBrace}{${style.lineEnd}${content}${style.lineEnd}${indentation}}`;
}

/** The white space at the start of the line that a node begins on. */
export function indentationOf({ text }: StyleSheet, node: ChildNode): string {
  return indentationAt(text, rangeOf(node).start);
}

/** Whether rules that stand beside each other are parted by an empty line. */
export function hasEmptyLines({ nodes }: Container<ChildNode>): boolean {
  const rules = (nodes ?? []).slice(1).filter(({ type }) => type === 'rule' || type === 'atrule');
  const parted = rules.filter(({ raws }) => /\n[\t\r ]*\n|\r[\t ]*\r/.test(raws.before ?? ''));
  return parted.length * 2 >= rules.length;
}

/** Whether a rule or condition has its whole content on the line of its header. */
export function isWrittenInLine(sheet: StyleSheet, rule: ChildNode | undefined): boolean {
  if (rule?.type !== 'rule' && rule?.type !== 'atrule') return false;
  if (rule.nodes === undefined || rule.nodes.length === 0) return false;
  const content = sheet.text.slice(contentStart(sheet, rule), contentEnd(sheet, rule));
  return !/[\n\r]/.test(content);
}

/** The first rule of a sheet or condition that has no declarations of its own. */
function firstRule(container: Container<ChildNode> | undefined): Rule | undefined {
  if (container === undefined || container.type === 'rule') return undefined;
  if (container.nodes?.some(({ type }) => type === 'decl')) return undefined;
  return container.nodes?.find((node): node is Rule => node.type === 'rule');
}

function firstDeclaration(container: Container<ChildNode> | undefined) {
  let found: Extract<ChildNode, { type: 'decl' }> | undefined;
  container?.walkDecls((declaration) => {
    found ??= declaration;
    return found === declaration ? undefined : false;
  });
  return found;
}
