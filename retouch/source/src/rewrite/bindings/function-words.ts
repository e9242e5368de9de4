import type { Node } from '@oxc-project/types';
import type { SourceModule } from '../../module.ts';
import { forEachChild } from '../../syntax/walk.ts';

/** Words whose meaning is the function they stand in. */
export type FunctionWord = 'this' | 'await' | 'yield' | 'super';

const words = new Map<string, FunctionWord>([
  ['ThisExpression', 'this'],
  ['AwaitExpression', 'await'],
  ['YieldExpression', 'yield'],
  ['Super', 'super'],
]);

/** The first such word that a piece of code takes from the function around it. */
export function functionWordIn(node: Node): FunctionWord | undefined {
  if (node.type === 'FunctionExpression' || node.type === 'FunctionDeclaration') return undefined;
  const word =
    node.type === 'JSXIdentifier' && node.name === 'this' ? 'this' : words.get(node.type);
  if (word !== undefined) return word;
  let found: FunctionWord | undefined;
  forEachChild(node, (child) => {
    found ??= functionWordIn(child);
  });
  return found;
}

/** The function or class member around a node that `this` and `await` belong to. */
export function functionAround(module: SourceModule, node: Node): Node | undefined {
  let around = module.parentOf(node);
  while (around !== undefined && !isFunction(around)) around = module.parentOf(around);
  return around;
}

function isFunction(node: Node): boolean {
  return (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression'
  );
}
