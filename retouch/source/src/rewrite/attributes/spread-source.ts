import type { Expression, JSXSpreadAttribute, Node } from '@oxc-project/types';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { type Declaration, declarationOf } from './declaration.ts';
import { declaresNoProp } from './declared-props.ts';

/**
 * Whether a spread can bring a prop: `certain` where its object is written here with that key,
 * `props` where it hands on what the component's own callers pass, `unlikely` where it is a bag made
 * elsewhere (`register('name')`, `field`), `never` where the prop has been taken out of it.
 */
export type SpreadSource = 'certain' | 'props' | 'unlikely' | 'never';

/** Names are followed this far: `const a = a` would be followed for ever. */
const deepest = 20;

/** What a spread on an element's tag can bring of the prop of this name. */
export function spreadSourceOf(
  module: SourceModule,
  element: SourceElement,
  spread: JSXSpreadAttribute,
  prop: string,
): SpreadSource {
  return sourceOf({ module, element, prop }, spread.argument, 0);
}

/** Whether a value is, or comes out of, what the callers of the element's component pass to it. */
export function isFromProps(
  module: SourceModule,
  element: SourceElement,
  node: Node,
  depth = 0,
): boolean {
  if (depth > deepest) return false;
  if (node.type === 'ParenthesizedExpression' || node.type === 'TSNonNullExpression') {
    return isFromProps(module, element, node.expression, depth + 1);
  }
  if (node.type === 'MemberExpression') {
    const isThisProps =
      node.object.type === 'ThisExpression' &&
      node.property.type === 'Identifier' &&
      node.property.name === 'props';
    return isThisProps || isFromProps(module, element, node.object, depth + 1);
  }
  if (node.type !== 'Identifier') return false;
  const declaration = declarationOf(module, node.name, node);
  if (declaration?.kind === 'variable') {
    return declaration.init !== null && isFromProps(module, element, declaration.init, depth + 1);
  }
  return isOwnParameter(element, declaration);
}

function isOwnParameter(element: SourceElement, declaration: Declaration | undefined): boolean {
  return (
    declaration?.kind === 'parameter' &&
    declaration.function === element.component.node &&
    declaration.index === 0
  );
}

interface Question {
  readonly module: SourceModule;
  readonly element: SourceElement;
  readonly prop: string;
}

function sourceOf(question: Question, node: Expression, depth: number): SpreadSource {
  if (depth > deepest) return 'unlikely';
  const next = (inner: Expression) => sourceOf(question, inner, depth + 1);
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return next(node.expression);
    case 'ConditionalExpression':
      return likeliest(next(node.consequent), next(node.alternate));
    case 'LogicalExpression':
      return node.operator === '&&'
        ? next(node.right)
        : likeliest(next(node.left), next(node.right));
    case 'ObjectExpression':
      return likeliest(
        ...node.properties.map((property) => fromProperty(question, property, next)),
      );
    case 'Identifier':
      return fromName(question, node, next);
    case 'Literal':
      return 'never';
    default:
      return isFromProps(question.module, question.element, node) ? 'props' : 'unlikely';
  }
}

function fromProperty(
  { prop }: Question,
  property: Extract<Node, { type: 'Property' | 'SpreadElement' }>,
  next: (inner: Expression) => SpreadSource,
): SpreadSource {
  if (property.type === 'SpreadElement') return next(property.argument);
  const { key, computed } = property;
  const isProp =
    (key.type === 'Identifier' && !computed && key.name === prop) ||
    (key.type === 'Literal' && key.value === prop);
  return isProp ? 'certain' : 'never';
}

function fromName(
  { module, element, prop }: Question,
  node: Extract<Expression, { type: 'Identifier' }>,
  next: (inner: Expression) => SpreadSource,
): SpreadSource {
  const declaration = declarationOf(module, node.name, node);
  const isBound = declaration?.kind === 'parameter' || declaration?.kind === 'variable';
  if (isBound && declaration.bound.taken.includes(prop)) return 'never';
  if (declaration?.kind === 'variable' && declaration.init !== null) {
    if (declaration.bound.as !== 'part') return next(declaration.init);
  }
  if (!isFromProps(module, element, node)) return 'unlikely';
  const isAllProps = declaration?.kind === 'parameter' && declaration.bound.as !== 'part';
  return isAllProps && declaresNoProp(module, element, prop) ? 'never' : 'props';
}

const order: readonly SpreadSource[] = ['never', 'unlikely', 'props', 'certain'];

function likeliest(...sources: readonly SpreadSource[]): SpreadSource {
  return order[Math.max(0, ...sources.map((source) => order.indexOf(source)))] ?? 'never';
}
