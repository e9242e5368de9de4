import { AtRule, type ChildNode, type Container, Rule } from 'postcss';
import { homeOf, inContext } from './choose-block.ts';
import { darkWriting } from './dark-writing.ts';
import { pseudoSelectors } from './data.ts';
import { type ElementBlock, isInContext } from './find-blocks.ts';
import { type MediaWriting, mediaCondition, mediaParams, mediaWriting } from './media.ts';
import { contentEnd, contentStart, endWithComments, rangeOf } from './node-range.ts';
import type { SheetEdits } from './sheet-edits.ts';
import {
  blockText,
  declarationText,
  hasEmptyLines,
  indentationOf,
  type SheetStyle,
  styleAt,
} from './sheet-style.ts';
import type { StyleChange, StyleContext } from './style-request.ts';
import type { StyleSheet } from './style-sheet.ts';

/** What a new rule is made of. */
export interface NewRule {
  readonly sheet: StyleSheet;
  readonly context: StyleContext;
  readonly changes: readonly StyleChange[];
  /** The texts of the project's other sheets, whose habits count where this one has none. */
  readonly others: readonly string[];
}

/**
 * Writes a rule for a context in which the element has none, near the one it has: right behind it,
 * in the condition that the sheet has already, or inside the rule where the sheet nests. A rule in the
 * context that is for other elements, too, is followed by one for this element alone.
 */
export function addRuleNear(
  edits: SheetEdits,
  near: ElementBlock,
  blocks: readonly ElementBlock[],
  rule: NewRule,
): void {
  const { context, sheet } = rule;
  if (isInContext(near, context)) {
    addBehind(edits, near.block.node, [near.selector.written], rule);
    return;
  }
  const dark = context.isDark ? darkWriting(sheet, rule.others) : undefined;
  const pseudos = context.pseudos.join('');
  const partial = homeOf(inContext(blocks, { ...context, pseudos: [] }));
  const isVariant = partial !== undefined && pseudos !== '';
  const base = isVariant ? partial : near;
  const ancestor = !isVariant && dark?.by === 'ancestor' ? `${dark.selector} ` : '';
  const params = isVariant ? '' : paramsFor(context, dark?.by === 'media', rule);
  const media = params === '' ? [] : [`@media ${params}`];
  const nests = isNested(base) || (params === '' ? nestsRules(sheet) : nestsMedia(sheet));
  if (nests && !base.isShared) {
    const inner = ancestor === '' && pseudos === '' ? [] : [`${ancestor}&${pseudos}`];
    addInside(edits, base.block.node, [...media, ...inner], rule);
    return;
  }
  const selector = `${ancestor}${bareSelector(base)}${pseudos}`;
  const existing = params === '' ? undefined : mediaBehind(base, params);
  if (existing !== undefined) addInside(edits, existing, [selector], rule);
  else addBehind(edits, placeBehind(base, blocks, context), [...media, selector], rule);
}

/** Writes a rule at the end of a sheet that has none for the element. */
export function addRuleAtEnd(edits: SheetEdits, selector: string, rule: NewRule): void {
  const { sheet, context } = rule;
  const dark = context.isDark ? darkWriting(sheet, rule.others) : undefined;
  const ancestor = dark?.by === 'ancestor' ? `${dark.selector} ` : '';
  const params = paramsFor(context, dark?.by === 'media', rule);
  const headers = [
    ...(params === '' ? [] : [`@media ${params}`]),
    ancestor + selector + context.pseudos.join(''),
  ];
  const last = sheet.root.last;
  if (last !== undefined) {
    addBehind(edits, last, headers, rule);
    return;
  }
  const style = styleAt(sheet, undefined);
  const text = blockText(headers, declarationsOf(rule, style), style, '');
  const isOpen = sheet.text !== '' && !/[\n\r]$/.test(sheet.text) && sheet.text !== '\uFEFF';
  edits.insert(sheet.text.length, (isOpen ? style.lineEnd : '') + text + style.lineEnd);
}

function declarationsOf({ changes }: NewRule, { colon }: SheetStyle): string[] {
  return changes.map((change) => declarationText(change, colon));
}

function paramsFor(
  context: StyleContext,
  isMediaDark: boolean,
  { sheet, others }: NewRule,
): string {
  const params: string[] = [];
  sheet.root.walkAtRules(/^media$/i, (media) => {
    params.push(media.params);
  });
  const usual: MediaWriting = { form: 'min-width', unit: 'rem' };
  const writing = mediaWriting(params) ?? mediaWriting(others.flatMap(mediaIn)) ?? usual;
  return mediaParams({ minWidth: context.minWidth, isDark: isMediaDark }, writing);
}

function mediaIn(text: string): readonly string[] {
  return text.match(/@media[^{]+/g) ?? [];
}

/** A selector as its rule writes it, without states. */
function bareSelector({ selector }: ElementBlock): string {
  const { pseudos } = selector.subject;
  return pseudos.reduce((text, pseudo) => text.replace(pseudo, ''), selector.written);
}

function isNested({ block }: ElementBlock): boolean {
  return block.node instanceof AtRule || ruleAround(block.node) !== undefined;
}

function nestsRules({ root }: StyleSheet): boolean {
  let nests = false;
  root.walkRules((rule) => {
    nests ||= rule.selector.includes('&') && ruleAround(rule) !== undefined;
  });
  return nests;
}

function nestsMedia({ root }: StyleSheet): boolean {
  let nests = false;
  root.walkAtRules(/^media$/i, (media) => {
    nests ||= ruleAround(media) !== undefined;
  });
  return nests;
}

function ruleAround(node: ChildNode): Rule | undefined {
  for (let at: Container | undefined = node.parent as Container | undefined; at; ) {
    if (at instanceof Rule) return at;
    at = at.parent as Container | undefined;
  }
  return undefined;
}

/** The last media query with this condition that stands behind a rule, beside it. */
function mediaBehind({ block }: ElementBlock, params: string): AtRule | undefined {
  const wanted = mediaCondition(params);
  const siblings = siblingsBehind(block.node);
  return siblings.findLast((node): node is AtRule => {
    if (!(node instanceof AtRule) || node.name !== 'media' || node.nodes === undefined)
      return false;
    const found = mediaCondition(node.params);
    return found.isPlain && found.minWidth === wanted.minWidth && found.isDark === wanted.isDark;
  });
}

function siblingsBehind(node: ChildNode): ChildNode[] {
  const siblings = node.parent?.nodes ?? [];
  return siblings.slice(siblings.indexOf(node) + 1);
}

/** Behind the element's last rule that must not win over the new one. */
function placeBehind(
  base: ElementBlock,
  blocks: readonly ElementBlock[],
  context: StyleContext,
): ChildNode {
  const { node, sheet } = base.block;
  const weight = weightOf(context);
  const lower = blocks.filter(({ block, selector }) => {
    const own = weightOf({
      pseudos: selector.subject.pseudos,
      minWidth: block.condition.minWidth,
      isDark: block.condition.isDark || selector.subject.dark !== undefined,
    });
    return block.sheet === sheet && own <= weight;
  });
  const siblings = siblingsBehind(node);
  return (
    siblings.findLast((sibling) => lower.some(({ block }) => holds(sibling, block.node))) ?? node
  );
}

function holds(outer: ChildNode, node: ChildNode): boolean {
  const [one, other] = [rangeOf(outer), rangeOf(node)];
  return one.start <= other.start && other.end <= one.end;
}

/** Wider conditions come later, then the dark scheme, then states in the order of CSS. */
function weightOf({ pseudos, minWidth, isDark }: StyleContext): number {
  const order = [...pseudoSelectors.values()];
  const states = Math.max(0, ...pseudos.map((pseudo) => order.indexOf(pseudo) + 1));
  return minWidth * 1000 + Number(isDark) * 100 + states;
}

/** A block as the last thing inside another one. */
function addInside(
  edits: SheetEdits,
  container: Rule | AtRule,
  headers: readonly string[],
  rule: NewRule,
): void {
  const { sheet } = rule;
  const style = styleAt(sheet, container);
  const outer = indentationOf(sheet, container);
  const inner = outer + style.indent;
  const { last } = container;
  const text = blockText(headers, declarationsOf(rule, style), style, inner);
  if (style.isOneLine) {
    edits.insert(
      last === undefined ? contentStart(sheet, container) : rangeOf(last).end,
      style.gap + text,
    );
    return;
  }
  if (last === undefined) {
    const content = `${style.lineEnd}${inner}${text}${style.lineEnd}${outer}`;
    edits.replace(contentStart(sheet, container), contentEnd(sheet, container), content);
    return;
  }
  const isClosed = last.type !== 'decl' || sheet.text[rangeOf(last).end - 1] === ';';
  if (!isClosed) edits.insert(rangeOf(last).end, ';');
  const empty = hasEmptyLines(container) ? style.lineEnd : '';
  edits.insert(endWithComments(sheet, last), `${style.lineEnd}${empty}${inner}${text}`);
}

/** A block right behind a node, parted from it as the others around are. */
function addBehind(
  edits: SheetEdits,
  node: ChildNode,
  headers: readonly string[],
  rule: NewRule,
): void {
  const { sheet } = rule;
  const style = styleAt(sheet, node instanceof Rule || node instanceof AtRule ? node : undefined);
  const indentation = indentationOf(sheet, node);
  const text = blockText(headers, declarationsOf(rule, style), style, indentation);
  const isMinified = style.isOneLine && !/[\n\r]/.test(sheet.text.trim());
  const empty = hasEmptyLines(node.parent ?? sheet.root) && !style.isOneLine ? style.lineEnd : '';
  const gap = isMinified ? style.gap : style.lineEnd + empty + indentation;
  const at = endWithComments(sheet, node);
  edits.insert(at, gap + text);
}
