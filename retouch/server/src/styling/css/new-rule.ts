import { homeOf, inContext } from './choose-block.ts';
import { darkWriting } from './dark-writing.ts';
import { type ElementBlock, isInContext } from './find-blocks.ts';
import { type MediaWriting, mediaParams, mediaWriting } from './media.ts';
import {
  isNested,
  mediaBehind,
  nestsMedia,
  nestsRules,
  outermost,
  outsideMedia,
  placeBehind,
} from './rule-place.ts';
import { escapedClass } from './selector.ts';
import type { SheetEdits } from './sheet-edits.ts';
import type { StyleChange, StyleContext } from './style-request.ts';
import type { StyleSheet } from './style-sheet.ts';
import { addBefore, addBehind, addFirst, addInside, type NewBlock } from './write-block.ts';

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
    addBehind(edits, near.block.node, blockOf(rule, near.selector.written));
    return;
  }
  const parts = rulePartsOf(near, blocks, rule);
  const { base, params } = parts;
  const node = params === '' ? base.block.node : outsideMedia(base.block.node);
  const place = placeBehind(node, sheet, blocks, context);
  const nests = params === '' ? nestsRules(sheet) : nestsMedia(sheet);
  if (!base.isShared && (isNested(base) || (nests && place === base.block.node))) {
    addInside(edits, base.block.node, blockOf(rule, ...nestedHeaders(parts, context)));
    return;
  }
  const selector = `${parts.ancestor}${bareSelector(base)}${context.pseudos.join('')}`;
  const existing = params === '' ? undefined : mediaBehind(place, params);
  if (existing !== undefined) addInside(edits, existing, blockOf(rule, selector));
  else addBehind(edits, place, blockOf(rule, ...mediaHeader(params), selector));
}

/** What a new rule adds to the one it is written beside. */
interface RuleParts {
  readonly base: ElementBlock;
  /** The ancestor that stands for the dark scheme, with the space behind it; empty for none. */
  readonly ancestor: string;
  /** Of the media query to put around it; empty for none. */
  readonly params: string;
}

/** A rule that differs from the wanted one in states alone is the better one to stand beside. */
function rulePartsOf(
  near: ElementBlock,
  blocks: readonly ElementBlock[],
  rule: NewRule,
): RuleParts {
  const { context, sheet } = rule;
  const partial = homeOf(inContext(blocks, { ...context, pseudos: [] }));
  if (partial !== undefined && context.pseudos.length > 0) {
    return { base: partial, ancestor: '', params: '' };
  }
  const dark = context.isDark ? darkWriting(sheet, rule.others) : undefined;
  const isDarkNow = near.selector.subject.dark !== undefined;
  const ancestor = !isDarkNow && dark?.by === 'ancestor' ? `${dark.selector} ` : '';
  return { base: near, ancestor, params: paramsFor(context, dark?.by === 'media', rule) };
}

function nestedHeaders({ base, ancestor, params }: RuleParts, context: StyleContext): string[] {
  const own = base.selector.subject.pseudos;
  const more = context.pseudos.filter((pseudo) => !own.includes(pseudo)).join('');
  const inner = ancestor === '' && more === '' ? [] : [`${ancestor}&${more}`];
  return [...mediaHeader(params), ...inner];
}

function mediaHeader(params: string): string[] {
  return params === '' ? [] : [`@media ${params}`];
}

/**
 * Writes a rule before the first that an element has: all it has apply only in narrower contexts, and
 * must win over the new one.
 */
export function addRuleBefore(edits: SheetEdits, first: ElementBlock, rule: NewRule): void {
  const { classes, around } = first.selector.subject;
  const selector = `${around} .${classes.map(escapedClass).join('.')}`.trim();
  const { node } = first.block;
  addBefore(edits, outermost(node), node, blockOf(rule, ...headersFor(selector, rule)));
}

/** Writes a rule at the end of a sheet that has none for the element. */
export function addRuleAtEnd(edits: SheetEdits, selector: string, rule: NewRule): void {
  const block = blockOf(rule, ...headersFor(selector, rule));
  const { last } = rule.sheet.root;
  if (last === undefined) addFirst(edits, block);
  else addBehind(edits, last, block);
}

function blockOf({ sheet, changes }: NewRule, ...headers: readonly string[]): NewBlock {
  return { sheet, headers, changes };
}

/** The condition and the selector of a rule that stands in nothing else. */
function headersFor(selector: string, rule: NewRule): string[] {
  const { sheet, context, others } = rule;
  const dark = context.isDark ? darkWriting(sheet, others) : undefined;
  const ancestor = dark?.by === 'ancestor' ? `${dark.selector} ` : '';
  const params = paramsFor(context, dark?.by === 'media', rule);
  const own = ancestor + selector + context.pseudos.join('');
  return [...mediaHeader(params), own];
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
