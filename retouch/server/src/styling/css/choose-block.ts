import { notEditable, type SourcePlace } from '@retouch/source';
import { covers, declarationsIn, isOf, isPart, winningDeclaration } from './declarations.ts';
import { byRank, type ElementBlock, type ElementRules, isInContext } from './find-blocks.ts';
import type { StyleChange, StyleContext, StyleRequest } from './style-request.ts';

/** What becomes of the rules: which changes each of them gets, and which need a rule of their own. */
export interface BlockPlan {
  readonly changes: ReadonlyMap<ElementBlock, readonly StyleChange[]>;
  readonly created: readonly StyleChange[];
}

/**
 * Chooses for each change the rule to make it in: the one that decides the property now, else the one
 * that wins over the element's others. Rules that mean other elements by further selectors are left
 * as they are.
 * @param blocks those that can be meant.
 * @throws SourceError `not_editable` where a property can't be removed without changing others.
 */
export function chooseBlocks(
  blocks: readonly ElementBlock[],
  { context, changes }: StyleRequest,
  what: string,
): BlockPlan {
  const inContext = blocks.filter((block) => isInContext(block, context));
  const home = homeOf(inContext);
  const planned = new Map<ElementBlock, StyleChange[]>();
  const created: StyleChange[] = [];
  for (const change of changes) {
    const winner = winnerFor(inContext, change.property);
    const target =
      change.value === null
        ? removable(winner, change, what)
        : notBelowWhole(settable(winner, home), change, planned, created);
    if (target !== undefined) planned.set(target, [...(planned.get(target) ?? []), change]);
    else if (change.value !== null) created.push(change);
  }
  return { changes: planned, created };
}

/** A part goes where a whole goes that would win over it. */
function notBelowWhole(
  target: ElementBlock | undefined,
  { property }: StyleChange,
  planned: ReadonlyMap<ElementBlock, readonly StyleChange[]>,
  created: readonly StyleChange[],
): ElementBlock | undefined {
  const isWhole = (change: StyleChange) =>
    change.value !== null && isPart(property, change.property);
  if (target === undefined || created.some(isWhole)) return undefined;
  const wholes = [...planned].filter(([, changes]) => changes.some(isWhole));
  return [...wholes.map(([block]) => block), target].toSorted(byRank).at(-1);
}

/** The rule of a context that is for the element's class alone, and wins over others like it. */
export function homeOf(blocks: readonly ElementBlock[]): ElementBlock | undefined {
  const own = blocks.filter(({ isShared }) => !isShared);
  const single = own.filter(
    ({ selector: { subject } }) => subject.classes.length === 1 && subject.tag === undefined,
  );
  return (single.length > 0 ? single : own).toSorted(byRank).at(-1);
}

/** The blocks of one context. */
export function inContext(blocks: readonly ElementBlock[], context: StyleContext): ElementBlock[] {
  return blocks.filter((block) => isInContext(block, context));
}

/**
 * The blocks that ask for the same around the element: nothing where there are such, else what all
 * ask for.
 */
export function blocksToMean({ blocks }: ElementRules): readonly ElementBlock[] | undefined {
  const arounds = new Set(blocks.map(({ selector }) => selector.subject.around));
  if (arounds.has('')) return blocks.filter(({ selector }) => selector.subject.around === '');
  return arounds.size > 1 ? undefined : blocks;
}

function winnerFor(blocks: readonly ElementBlock[], property: string): ElementBlock | undefined {
  const declaring = blocks.filter(({ block }) => winningDeclaration(block.node, property));
  const isImportant = ({ block }: ElementBlock) =>
    winningDeclaration(block.node, property)?.important === true;
  const ranked = declaring.toSorted(byRank);
  return ranked.findLast(isImportant) ?? ranked.at(-1);
}

/** None where a rule of its own is needed. */
function settable(
  winner: ElementBlock | undefined,
  home: ElementBlock | undefined,
): ElementBlock | undefined {
  if (winner === undefined) return home;
  if (!winner.isShared) return winner;
  return home !== undefined && byRank(home, winner) > 0 ? home : undefined;
}

function removable(
  winner: ElementBlock | undefined,
  { property }: StyleChange,
  what: string,
): ElementBlock | undefined {
  if (winner === undefined) return undefined;
  const { node, sheet } = winner.block;
  const wider = declarationsIn(node).find((declaration) => covers(declaration, property));
  const isDeclared = declarationsIn(node).some((declaration) => isOf(declaration, property));
  if (!isDeclared && wider !== undefined) {
    throw notEditable(
      `${wider.prop} in ${sheet.path} sets ${property} of ${what} together with other properties; give ${property} a value of its own instead, or change ${wider.prop}.`,
      placeIn(winner),
    );
  }
  if (winner.isShared) {
    throw notEditable(
      `${property} of ${what} comes from a rule of ${sheet.path} that is for other elements, too; give it a value instead, or take the class out of that rule.`,
      placeIn(winner),
    );
  }
  return winner;
}

function placeIn({ block: { node, sheet } }: ElementBlock): SourcePlace {
  const start = node.source?.start;
  return { file: sheet.path, line: start?.line ?? 1, column: start?.column ?? 1 };
}
