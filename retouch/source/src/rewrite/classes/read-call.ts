import type { CallExpression, Expression, Node, ObjectExpression } from '@oxc-project/types';
import { type ItemList, itemListOf } from '../items/item-list.ts';
import type { ClassForm, ClassKey } from './class-form.ts';
import { joinerOf } from './joiner.ts';
import { type Around, apart, opaque, textIn, textOf } from './read-text.ts';
import { isVariantsCall } from './variants.ts';

/** Reads a call that joins classes, makes them of variants, or joins an array. */
export function readCall(around: Around, node: CallExpression): ClassForm {
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
  return around.read(around, node);
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
  return around.read(around, item);
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
    : around.read({ ...around, glue: apart }, property.value);
  return { kind: 'variants', node, options: first, own: { property, form } };
}

function isClassOption(
  item: ObjectExpression['properties'][number],
): item is Extract<ObjectExpression['properties'][number], { type: 'Property' }> {
  if (item.type !== 'Property' || item.computed || item.key.type !== 'Identifier') return false;
  return item.key.name === 'className' || item.key.name === 'class';
}
