import type { Node } from '@oxc-project/types';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';

/** An element or a fragment: what has children. */
export type JsxParent = Extract<Node, { type: 'JSXElement' | 'JSXFragment' }>;

/** Where an element, with what only serves it, stands in the code around it. */
export type Occupant =
  /** A child of an element or fragment: the element itself, or `{cond && <a/>}` around it. */
  | { readonly kind: 'child'; readonly node: Node; readonly parent: JsxParent }
  /** The value of a prop: `icon={<Icon />}`. */
  | { readonly kind: 'prop'; readonly node: Node }
  /** The right side of `||` or `??`; `left` is what stays without it. */
  | { readonly kind: 'fallback'; readonly node: Node; readonly left: Node }
  /** An item of an array literal. */
  | { readonly kind: 'item'; readonly node: Node; readonly list: readonly (Node | null)[] }
  /** Any other value: returned, assigned, passed, a branch of a condition. */
  | { readonly kind: 'value'; readonly node: Node };

/** Nodes around a value that only pass it on. */
const wrappers = new Set([
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ChainExpression',
]);

/** The element with the parentheses and type assertions around it. */
export function withWrappers(module: SourceModule, node: Node): Node {
  let outer = node;
  for (;;) {
    const parent = module.parentOf(outer);
    if (parent === undefined || !wrappers.has(parent.type)) return outer;
    outer = parent;
  }
}

/** A value without the parentheses and type assertions around it. */
export function withoutWrappers(node: Node): Node {
  let inner = node;
  while (
    wrappers.has(inner.type) &&
    'expression' in inner &&
    typeof inner.expression === 'object'
  ) {
    inner = inner.expression;
  }
  return inner;
}

/**
 * What goes when `element` goes: the largest piece of code around it that is nothing without it.
 * `gone` tells of other nodes that go at the same time.
 */
export function occupantOf(
  module: SourceModule,
  element: SourceElement,
  gone: (node: Node) => boolean = () => false,
): Occupant {
  const widest = climb(module, element.node, gone, true);
  if (widest.kind === 'child' || widest.kind === 'prop') return widest;
  return climb(module, element.node, gone, false);
}

/** The direct child of an element or fragment that holds `node`, if one is around it. */
export function childAround(module: SourceModule, node: Node, parent: Node): Node | undefined {
  let child: Node = node;
  for (;;) {
    const around = module.parentOf(child);
    if (around === undefined) return undefined;
    if (around === parent) return child;
    child = around;
  }
}

/** Whether a value shows nothing: `null`, `undefined`, `false`, `''`. */
export function showsNothing(node: Node): boolean {
  const value = withoutWrappers(node);
  if (value.type === 'Literal') {
    return value.value === null || value.value === false || value.value === '';
  }
  return value.type === 'Identifier' && value.name === 'undefined';
}

function climb(
  module: SourceModule,
  start: Node,
  gone: (node: Node) => boolean,
  throughCalls: boolean,
): Occupant {
  let node = start;
  for (;;) {
    const outer = withWrappers(module, node);
    const parent = module.parentOf(outer);
    const next =
      parent === undefined ? undefined : around(module, outer, parent, gone, throughCalls);
    if (next === undefined) return placed(module, outer, parent);
    node = next;
  }
}

/** The node around a value that is nothing without it. */
function around(
  module: SourceModule,
  node: Node,
  parent: Node,
  gone: (node: Node) => boolean,
  throughCalls: boolean,
): Node | undefined {
  if (parent.type === 'JSXExpressionContainer') return parent;
  if (parent.type === 'LogicalExpression') {
    return parent.operator === '&&' && parent.right === node ? parent : undefined;
  }
  if (parent.type === 'ConditionalExpression' && parent.test !== node) {
    const other = parent.consequent === node ? parent.alternate : parent.consequent;
    return showsNothing(other) || gone(withoutWrappers(other)) ? parent : undefined;
  }
  return throughCalls ? listAround(module, node, parent) : undefined;
}

/** The call of `map` whose every item is only this value. */
function listAround(module: SourceModule, node: Node, parent: Node): Node | undefined {
  let callback: Node | undefined;
  if (parent.type === 'ArrowFunctionExpression' && parent.body === node) callback = parent;
  else if (parent.type === 'ReturnStatement') callback = functionOfOnlyStatement(module, parent);
  const call = callback === undefined ? undefined : module.parentOf(callback);
  return call !== undefined && isListCall(call) ? call : undefined;
}

function functionOfOnlyStatement(module: SourceModule, statement: Node): Node | undefined {
  const block = module.parentOf(statement);
  if (block?.type !== 'BlockStatement' || block.body.length !== 1) return undefined;
  const callback = module.parentOf(block);
  const isFunction =
    callback?.type === 'ArrowFunctionExpression' || callback?.type === 'FunctionExpression';
  return isFunction ? callback : undefined;
}

/** Whether a call makes a list of what its callback returns: `items.map(…)`, `Array.from(…)`. */
export function isListCall(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    ['map', 'flatMap', 'from'].includes(callee.property.name)
  );
}

function placed(module: SourceModule, node: Node, parent: Node | undefined): Occupant {
  switch (parent?.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return { kind: 'child', node, parent };
    case 'JSXAttribute':
      return { kind: 'prop', node: parent };
    case 'LogicalExpression':
      return parent.right === node && parent.operator !== '&&'
        ? { kind: 'fallback', node: withWrappers(module, parent), left: parent.left }
        : { kind: 'value', node };
    case 'ArrayExpression':
      return { kind: 'item', node, list: parent.elements };
    default:
      return { kind: 'value', node };
  }
}

/**
 * The child that holds a value and shows nothing but it: the element itself, or `{open && <a />}`;
 * none where a list or another branch stands around it.
 */
export function conditionAround(module: SourceModule, node: Node): Node | undefined {
  const occupant = climb(module, node, () => false, false);
  return occupant.kind === 'child' ? occupant.node : undefined;
}

/** The item of an array literal that is this value. */
export function itemAround(module: SourceModule, node: Node): Node | undefined {
  const outer = withWrappers(module, node);
  return module.parentOf(outer)?.type === 'ArrayExpression' ? outer : undefined;
}
