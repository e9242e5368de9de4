import { AtRule, type ChildNode, type Container, Rule } from 'postcss';
import { pseudoSelectors } from './data.ts';
import type { ElementBlock } from './find-blocks.ts';
import { mediaCondition } from './media.ts';
import { rangeOf } from './node-range.ts';
import type { StyleContext } from './style-request.ts';
import type { StyleSheet } from './style-sheet.ts';

/** Whether a block stands inside a rule, so that what is beside it is in that rule, too. */
export function isNested({ block }: ElementBlock): boolean {
  return block.node instanceof AtRule || ruleAround(block.node) !== undefined;
}

/** Whether a sheet writes states inside the rule they are of: `&:hover`. */
export function nestsRules({ root }: StyleSheet): boolean {
  let nests = false;
  root.walkRules((rule) => {
    nests ||= rule.selector.includes('&') && ruleAround(rule) !== undefined;
  });
  return nests;
}

/** Whether a sheet writes media queries inside rules. */
export function nestsMedia({ root }: StyleSheet): boolean {
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

/** A node, or the outermost media query around it. */
export function outsideMedia(node: ChildNode): ChildNode {
  const { parent } = node;
  const isMedia = parent instanceof AtRule && parent.name.toLowerCase() === 'media';
  return isMedia ? outsideMedia(parent) : node;
}

/** What stands around a node in no other, or the node itself. */
export function outermost(node: ChildNode): ChildNode {
  const { parent } = node;
  return parent instanceof AtRule || parent instanceof Rule ? outermost(parent) : node;
}

/** The last media query with this condition that stands behind a node, beside it. */
export function mediaBehind(node: ChildNode, params: string): AtRule | undefined {
  const wanted = mediaCondition(params);
  const siblings = siblingsBehind(node);
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
export function placeBehind(
  node: ChildNode,
  sheet: StyleSheet,
  blocks: readonly ElementBlock[],
  context: StyleContext,
): ChildNode {
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
