import type { Node } from '@oxc-project/types';
import { visitorKeys } from 'oxc-parser';

/** Parts of a node that hold types only: no element can stand in them. */
const typeKeys = new Set([
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'returnType',
  'superTypeArguments',
  'implements',
]);

/** Statements that hold types only. */
const typeStatements = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration']);

const keysByType = new Map<string, readonly string[]>();

/** The keys of a node of this type under which code stands, in source order. */
function codeKeys(type: string): readonly string[] {
  let keys = keysByType.get(type);
  if (keys === undefined) {
    const all = typeStatements.has(type) ? [] : (visitorKeys[type] ?? []);
    keys = all.filter((key) => !typeKeys.has(key));
    keysByType.set(type, keys);
  }
  return keys;
}

/** Calls `visit` with each direct child of a node that is code, in source order. */
export function forEachChild(node: Node, visit: (child: Node, key: string) => void): void {
  for (const key of codeKeys(node.type)) {
    const value: unknown = Reflect.get(node, key);
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) visit(item, key);
    } else if (isNode(value)) {
      visit(value, key);
    }
  }
}

/** Calls `enter` for a node and all below it in source order; `false` leaves out what is below. */
export function walk(
  node: Node,
  enter: (node: Node, parent: Node | undefined) => false | undefined,
  parent?: Node,
): void {
  if (enter(node, parent) === false) return;
  forEachChild(node, (child) => walk(child, enter, node));
}

/** The node around each node of a tree. */
export function parentsOf(root: Node): ReadonlyMap<Node, Node> {
  const parents = new Map<Node, Node>();
  walk(root, (node, parent) => {
    if (parent !== undefined) parents.set(node, parent);
  });
  return parents;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
