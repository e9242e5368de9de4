import type { MutationBody } from '@retouch/protocol';
import { notEditable, type Plan, placeOf, planOf, type Rewrite } from '@retouch/source';
import type { LocatedElement, Project } from '../project/project.ts';
import { changeBlock } from './css/change-block.ts';
import { blocksToMean, chooseBlocks, homeOf, inContext } from './css/choose-block.ts';
import { elementClasses } from './css/element-classes.ts';
import { byRank, type ElementBlock, findBlocks, isWithin } from './css/find-blocks.ts';
import { addRuleBefore, addRuleNear } from './css/new-rule.ts';
import { SheetEdits } from './css/sheet-edits.ts';
import { type StyleContext, type StyleRequest, styleRequest } from './css/style-request.ts';
import { isCssModule, type StyleSheet } from './css/style-sheet.ts';
import { styleWithoutRule } from './css/without-rule.ts';

const anyState: StyleContext = { pseudos: [], minWidth: 0, isDark: false };

/**
 * A styling as declarations of the rule that gives the element its class, in the style sheet or CSS
 * module where that rule is. Modifiers are states, least widths and the dark scheme as the sheet
 * writes them.
 * @throws SourceError `not_editable` where no rule is for this element; `invalid_request` for what is
 * no property or value of CSS.
 */
export function styleByRule(body: MutationBody<'styling'>, project: Project): Plan {
  const request = styleRequest(body);
  const located = project.locate(body.reactElement.codebaseId);
  if (request.changes.length === 0) return planOf();
  const classes = elementClasses(located, project);
  const rules = findBlocks(classes, located, project);
  const blocks = blocksToMean(rules);
  if (blocks === undefined) throw severalRules(located, rules.blocks);
  if (blocks.length === 0) return styleWithoutRule(located, rules, request, project);
  return planOf(...rewrites(located, blocks, request, project));
}

function rewrites(
  { element }: LocatedElement,
  blocks: readonly ElementBlock[],
  request: StyleRequest,
  project: Project,
): Rewrite[] {
  const { changes, created } = chooseBlocks(blocks, request, `this <${element.tag}>`);
  const edits = new Map<StyleSheet, SheetEdits>();
  const editsOf = (sheet: StyleSheet): SheetEdits => {
    const known = edits.get(sheet) ?? new SheetEdits(sheet.path);
    edits.set(sheet, known);
    return known;
  };
  for (const [{ block }, wanted] of changes) {
    const { sheet, node } = block;
    const isOnly = blocks.filter((other) => other.block.sheet === sheet).length === 1;
    changeBlock(editsOf(sheet), sheet, node, wanted, isOnly && isCssModule(sheet.path));
  }
  if (created.length > 0) addRule(blocks, { ...request, changes: created }, project, editsOf);
  for (const { path } of edits.keys()) refuseUnwritable(project, path);
  return [...edits.values()].map((all) => all.finish());
}

function addRule(
  blocks: readonly ElementBlock[],
  { context, changes }: StyleRequest,
  project: Project,
  editsOf: (sheet: StyleSheet) => SheetEdits,
): void {
  const near = nearest(blocks, context);
  const home = near ?? blocks.find(({ block }) => block.sheet === blocks.at(-1)?.block.sheet);
  if (home === undefined) throw new RangeError('No rule to write another beside.');
  const { sheet } = home.block;
  const rule = { sheet, context, changes, others: otherSheets(project, sheet.path) };
  if (near === undefined) addRuleBefore(editsOf(sheet), home, rule);
  else addRuleNear(editsOf(sheet), near, blocks, rule);
}

/** The rule that a new one is written behind: the widest that applies wherever the new one does. */
function nearest(blocks: readonly ElementBlock[], context: StyleContext): ElementBlock | undefined {
  const plain = inContext(blocks, anyState);
  return (
    inContext(blocks, context).toSorted(byRank).at(-1) ??
    homeOf(plain) ??
    plain.toSorted(byRank).at(-1) ??
    blocks
      .filter((block) => isWithin(block, context))
      .toSorted(byRank)
      .at(-1)
  );
}

function otherSheets(project: Project, path: string): string[] {
  const others = project.styleSheetPaths().filter((other) => other !== path);
  return others.map((other) => project.text(other) ?? '');
}

function refuseUnwritable(project: Project, path: string): void {
  if (project.mayWrite(path)) return;
  throw notEditable(
    `${path} is not written by the editor: it is ignored by git, or no part of the project. Style the element inline.`,
    { file: path },
  );
}

function severalRules({ module, element }: LocatedElement, blocks: readonly ElementBlock[]) {
  const selectors = blocks.map(({ selector }) => selector.written);
  return notEditable(
    `Several rules are for the class of this <${element.tag}> in different places: ${[...new Set(selectors)].slice(0, 3).join(', ')}; write one for its class alone, or style it inline.`,
    placeOf(module, element),
  );
}
