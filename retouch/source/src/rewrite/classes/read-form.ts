import type {
  ArrowFunctionExpression,
  BinaryExpression,
  CallExpression,
  Expression,
  Function as FunctionNode,
  JSXAttributeValue,
  Node,
  ObjectExpression,
  TemplateLiteral,
} from '@oxc-project/types';
import type { SourceModule } from '../../module.ts';
import { declarationOf } from '../attributes/declaration.ts';
import { soleConstant } from '../attributes/sole-constant.ts';
import { type ItemList, itemListOf } from '../items/item-list.ts';
import type { ClassForm, ClassHole, ClassKey, ClassText } from './class-form.ts';
import { type ClassEncoding, type Glue, tokensIn } from './class-tokens.ts';
import { edgesOf } from './edges.ts';
import { joinerOf } from './joiner.ts';
import { isVariantsCall } from './variants.ts';

/** What is known of the place that a form stands in. */
interface Around {
  readonly module: SourceModule;
  readonly isAlways: boolean;
  readonly isMerged: boolean;
  readonly glue: Glue;
  readonly depth: number;
}

const apart: Glue = { before: false, after: false };

/** Reads how classes are written in the value of an attribute; none where there is no expression. */
export function classFormOf(module: SourceModule, value: JSXAttributeValue): ClassForm | undefined {
  const around = { module, isAlways: true, isMerged: false, glue: apart, depth: 0 };
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
    case 'LogicalExpression': {
      const branch = { ...inner, isAlways: false };
      const right = read(branch, node.right);
      if (node.operator === '&&') return { kind: 'when', node, result: right };
      return { kind: 'either', node, left: read(branch, node.left), right };
    }
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

function literalForm(node: Node, value: unknown): ClassForm {
  return value === null || typeof value === 'boolean' ? { kind: 'nothing', node } : opaque(node);
}

function opaque(node: Node, isFunction = false): ClassForm {
  return { kind: 'opaque', node, isFunction };
}

function textOf(around: Around, node: Node, encoding: ClassEncoding): ClassText {
  const sign = around.module.text[node.start];
  const quote = sign === "'" ? "'" : '"';
  return textIn(around, node, encoding, { start: node.start + 1, end: node.end - 1, quote });
}

function textIn(
  { module, isAlways, isMerged, glue }: Around,
  node: Node,
  encoding: ClassEncoding,
  { start, end, quote }: { start: number; end: number; quote: ClassText['quote'] },
): ClassText {
  const tokens = tokensIn(module.text, start, end, encoding, glue);
  return { kind: 'text', node, start, end, encoding, quote, tokens, isAlways, isMerged };
}

function readTemplate(around: Around, node: TemplateLiteral): ClassForm {
  const { text } = around.module;
  const ranges = node.quasis.map(({ start, end, tail }) => ({
    start: start + 1,
    end: end - (tail ? 1 : 2),
  }));
  const edges = node.expressions.map(edgesOf);
  const startsWithSpace = (index: number) => isSpace(text[ranges[index]?.start ?? -1], '`');
  const endsWithSpace = (index: number) => isSpace(text[(ranges[index]?.end ?? 0) - 1], '`');
  const texts = node.quasis.map((quasi, index) => {
    const [left, right] = [edges[index - 1], edges[index]];
    const before = left && !(left.endsApart && (!left.mayBeEmpty || endsWithSpace(index - 1)));
    const after =
      right && !(right.startsApart && (!right.mayBeEmpty || startsWithSpace(index + 1)));
    const glue = { before: before ?? around.glue.before, after: after ?? around.glue.after };
    const range = ranges[index] ?? quasi;
    return textIn({ ...around, glue }, quasi, 'template', { ...range, quote: '`' });
  });
  const holes = node.expressions.flatMap((expression, index): ClassHole[] => {
    const [start, end] = [ranges[index]?.end, ranges[index + 1]?.start];
    if (start === undefined || end === undefined) return [];
    const glue = { before: !endsWithSpace(index), after: !startsWithSpace(index + 1) };
    return [{ start, end, form: read({ ...around, glue }, expression) }];
  });
  return { kind: 'template', node, texts, holes };
}

/** Whether a sign divides classes: white space, or the end of the text. */
function isSpace(sign: string | undefined, end: string): boolean {
  return sign === undefined || sign === end || /[\t\n\f\r ]/.test(sign);
}

function readSum(around: Around, node: BinaryExpression): ClassForm {
  const operands = operandsOf(node);
  const edges = operands.map(edgesOf);
  const parts = operands.map((operand, index) => {
    const [left, right] = [edges[index - 1], edges[index + 1]];
    const before = left && !(left.endsApart && !left.mayBeEmpty);
    const after = right && !(right.startsApart && !right.mayBeEmpty);
    const glue = { before: before ?? around.glue.before, after: after ?? around.glue.after };
    return read({ ...around, glue }, operand);
  });
  return { kind: 'sum', node, parts };
}

function operandsOf(node: BinaryExpression): Expression[] {
  const { left, right } = node;
  const isSum = left.type === 'BinaryExpression' && left.operator === '+';
  return [...(isSum ? operandsOf(left) : [left]), right];
}

function readCall(around: Around, node: CallExpression): ClassForm {
  const { module } = around;
  const joiner = joinerOf(module, node.callee);
  if (joiner !== undefined) {
    const isMerged = around.isMerged || joiner.isMerging;
    return readList({ ...around, isMerged, glue: apart }, node, node.arguments);
  }
  if (isVariantsCall(module, node)) return readVariants(around, node);
  const joined = joinedArray(node);
  if (joined !== undefined) {
    return { kind: 'inside', node, of: readJoined(around, joined), role: 'wrapping' };
  }
  return opaque(node);
}

/** The array in `[…].join(' ')`, or what it is filtered from; also the text that is trimmed. */
function joinedArray({ callee, arguments: given }: CallExpression): Expression | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  const { object, property } = callee;
  const [first] = given;
  if (property.name === 'trim' && given.length === 0) return object;
  const isSpaced =
    first?.type === 'Literal' && typeof first.value === 'string' && /^\s+$/.test(first.value);
  return property.name === 'join' && isSpaced ? object : undefined;
}

function readJoined(around: Around, node: Expression): ClassForm {
  if (node.type === 'ArrayExpression') {
    return readList({ ...around, glue: apart }, node, node.elements);
  }
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    const { object, property } = node.callee;
    const isFilter = property.type === 'Identifier' && property.name === 'filter';
    if (isFilter) return { kind: 'inside', node, of: readJoined(around, object), role: 'wrapping' };
  }
  return read(around, node);
}

function readList(
  around: Around,
  node: Node,
  given: readonly (Expression | Extract<Node, { type: 'SpreadElement' }> | null)[],
): ClassForm {
  const list = itemListOf(around.module, node);
  if (list === undefined) return opaque(node);
  const items = given.filter((item) => item !== null).map((item) => readItem(around, item));
  return { kind: 'list', node, list, items };
}

function readItem(
  around: Around,
  item: Expression | Extract<Node, { type: 'SpreadElement' }>,
): ClassForm {
  if (item.type === 'SpreadElement') return opaque(item);
  if (item.type === 'ArrayExpression') return readList(around, item, item.elements);
  if (item.type === 'ObjectExpression') return readKeys(around, item);
  return read(around, item);
}

function readKeys(around: Around, node: ObjectExpression): ClassForm {
  const list: ItemList = { from: node.start + 1, to: node.end - 1, items: node.properties };
  const keys = node.properties.flatMap((property): ClassKey[] => {
    if (property.type !== 'Property' || property.method || property.kind !== 'init') return [];
    const { key, computed, value } = property;
    const isAlways = around.isAlways && value.type === 'Literal' && value.value === true;
    const inKey = { ...around, isAlways, glue: apart };
    if (key.type === 'Literal' && typeof key.value === 'string') {
      return [{ property, text: textOf(inKey, key, 'string') }];
    }
    if (key.type !== 'Identifier' || computed) return [];
    const range = { start: key.start, end: key.end, quote: '' as const };
    return [{ property, text: textIn(inKey, key, 'string', range) }];
  });
  return { kind: 'keys', node, list, keys };
}

function readVariants(around: Around, node: CallExpression): ClassForm {
  const [first] = node.arguments;
  if (first?.type !== 'ObjectExpression') {
    return { kind: 'variants', node, options: undefined, own: undefined };
  }
  const property = first.properties.find(isClassOption);
  if (property === undefined) return { kind: 'variants', node, options: first, own: undefined };
  const form = property.shorthand
    ? opaque(property.value)
    : read({ ...around, glue: apart }, property.value);
  return { kind: 'variants', node, options: first, own: { property, form } };
}

function isClassOption(
  item: ObjectExpression['properties'][number],
): item is Extract<ObjectExpression['properties'][number], { type: 'Property' }> {
  if (item.type !== 'Property' || item.computed || item.key.type !== 'Identifier') return false;
  return item.key.name === 'className' || item.key.name === 'class';
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
