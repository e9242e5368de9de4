import type { AtRule, ChildNode, Container, Rule } from 'postcss';
import { always, bothConditions, type MediaCondition, mediaCondition } from './media.ts';
import { nestedSelectors, type Subject, subjectOf } from './selector.ts';
import type { StyleSheet } from './style-sheet.ts';

/** A selector of a block: as written, and what it means. */
export interface BlockSelector {
  readonly written: string;
  readonly subject: Subject;
}

/** A rule, or a condition inside one, that has declarations. */
export interface StyleBlock {
  readonly sheet: StyleSheet;
  readonly node: Rule | AtRule;
  readonly selectors: readonly BlockSelector[];
  readonly condition: MediaCondition;
  /** Rules in no layer win over those in one (CSS Cascading and Inheritance 5). */
  readonly isLayered: boolean;
  /** Where it stands among the blocks of its sheet. */
  readonly order: number;
}

interface Around {
  readonly selectors: readonly string[];
  readonly written: readonly string[];
  readonly condition: MediaCondition;
  readonly isLayered: boolean;
}

/** Every block of a sheet, in source order. */
export function styleBlocks(sheet: StyleSheet): StyleBlock[] {
  const blocks: StyleBlock[] = [];
  const visit = (container: Container<ChildNode>, around: Around): void => {
    for (const node of container.nodes ?? []) {
      const inner = node.type === 'rule' ? inRule(node, around) : inAtRule(node, around);
      if (inner === undefined || (node.type !== 'rule' && node.type !== 'atrule')) continue;
      if (inner.selectors.length > 0) blocks.push(blockOf(sheet, node, inner, blocks.length));
      visit(node, inner);
    }
  };
  visit(sheet.root, { selectors: [], written: [], condition: always, isLayered: false });
  return blocks;
}

function inRule(rule: Rule, around: Around): Around {
  const written = rule.selectors;
  const selectors = nestedSelectors(written, around.selectors);
  return { ...around, selectors, written };
}

/** None for a statement without a block, and for what is no rule at all. */
function inAtRule(node: ChildNode, around: Around): Around | undefined {
  if (node.type !== 'atrule' || node.nodes === undefined) return undefined;
  switch (node.name.toLowerCase()) {
    case 'media':
      return {
        ...around,
        condition: bothConditions(around.condition, mediaCondition(node.params)),
      };
    case 'layer':
      return { ...around, isLayered: true };
    default:
      return { ...around, condition: { ...around.condition, isPlain: false } };
  }
}

function blockOf(
  sheet: StyleSheet,
  node: Rule | AtRule,
  { selectors, written, condition, isLayered }: Around,
  order: number,
): StyleBlock {
  const each = selectors.length / written.length;
  const known = selectors.flatMap((selector, index): BlockSelector[] => {
    const subject = subjectOf(selector);
    const text = written[Math.floor(index / each)];
    return subject === undefined || text === undefined ? [] : [{ written: text, subject }];
  });
  const isRead = known.length === selectors.length;
  return {
    sheet,
    node,
    selectors: known,
    condition: { ...condition, isPlain: condition.isPlain && isRead },
    isLayered,
    order,
  };
}
