import type {
  ArrowFunctionExpression,
  Expression,
  Function as FunctionNode,
  JSXAttributeValue,
  LogicalExpression,
  Node,
} from '@oxc-project/types';
import type { SourceModule } from '../../module.ts';
import { declarationOf } from '../attributes/declaration.ts';
import { soleConstant } from '../attributes/sole-constant.ts';
import type { ClassForm } from './class-form.ts';
import { readCall } from './read-call.ts';
import { readSum, readTemplate } from './read-template.ts';
import { type Around, apart, opaque, textOf } from './read-text.ts';

/** Reads how classes are written in the value of an attribute; none where there is no expression. */
export function classFormOf(module: SourceModule, value: JSXAttributeValue): ClassForm | undefined {
  const around = { module, isAlways: true, isMerged: false, glue: apart, depth: 0, read };
  if (value.type === 'Literal') return textOf(around, value, 'attribute');
  if (value.type !== 'JSXExpressionContainer') return undefined;
  if (value.expression.type === 'JSXEmptyExpression') return undefined;
  return read(around, value.expression);
}

function read(around: Around, node: Expression): ClassForm {
  const { module } = around;
  const inner: Around = { ...around, depth: around.depth + 1 };
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string'
        ? textOf(around, node, 'string')
        : literalForm(node, node.value);
    case 'TemplateLiteral':
      return readTemplate(inner, node);
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return { kind: 'inside', node, of: read(inner, node.expression), role: 'wrapping' };
    case 'ConditionalExpression': {
      const branch = { ...inner, isAlways: false };
      const branches = [read(branch, node.consequent), read(branch, node.alternate)] as const;
      return { kind: 'branches', node, branches };
    }
    case 'LogicalExpression':
      return readLogical({ ...inner, isAlways: false }, node);
    case 'BinaryExpression':
      return node.operator === '+' ? readSum(inner, node) : opaque(node);
    case 'CallExpression':
      return readCall(inner, node);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return readFunction(inner, node);
    case 'Identifier':
    case 'MemberExpression':
      return readReference(module, inner, node);
    default:
      return opaque(node);
  }
}

function readLogical(around: Around, node: LogicalExpression): ClassForm {
  const right = read(around, node.right);
  if (node.operator === '&&') return { kind: 'when', node, result: right };
  return { kind: 'either', node, left: read(around, node.left), right };
}

function literalForm(node: Node, value: unknown): ClassForm {
  return value === null || typeof value === 'boolean' ? { kind: 'nothing', node } : opaque(node);
}

/** A function that is called for the classes, as NavLink's: its one result is the form. */
function readFunction(around: Around, node: ArrowFunctionExpression | FunctionNode): ClassForm {
  const { body } = node;
  if (body === null) return opaque(node, true);
  if (body.type !== 'BlockStatement') {
    return { kind: 'inside', node, of: read(around, body), role: 'function' };
  }
  const [only, ...more] = body.body;
  const result = only?.type === 'ReturnStatement' ? only.argument : null;
  if (result === null || more.length > 0) return opaque(node, true);
  return { kind: 'inside', node, of: read(around, result), role: 'function' };
}

function readReference(
  module: SourceModule,
  around: Around,
  node: Extract<Expression, { type: 'Identifier' | 'MemberExpression' }>,
): ClassForm {
  if (node.type === 'Identifier' && node.name === 'undefined') return { kind: 'nothing', node };
  const value = around.depth > 20 ? undefined : soleConstant(module, node);
  if (value !== undefined && !isFunction(value)) {
    const of = read(around, value);
    if (of.kind !== 'opaque') return { kind: 'inside', node, of, role: 'constant' };
  }
  if (node.type !== 'Identifier') return opaque(node);
  const declaration = declarationOf(module, node.name, node);
  const isCalled =
    declaration?.kind === 'definition' ||
    (declaration?.kind === 'variable' &&
      declaration.bound.as === 'whole' &&
      declaration.init !== null &&
      isFunction(declaration.init));
  return opaque(node, isCalled);
}

function isFunction({ type }: Node): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
}
