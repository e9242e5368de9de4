import type { Expression, Node } from '@oxc-project/types';
import type { SourceModule } from '../../module.ts';
import { walk } from '../../syntax/walk.ts';
import { declarationOf } from './declaration.ts';

/**
 * The value of a constant, or of one property of a constant object, that nothing but this use reads:
 * changing it there changes it here and nowhere else. None for anything that is shared or exported.
 */
export function soleConstant(module: SourceModule, use: Expression): Expression | undefined {
  if (use.type === 'Identifier') {
    const value = constantValue(module, use.name, use);
    return value !== undefined && usesOf(module, use.name).length === 2 ? value : undefined;
  }
  const { object, property } = memberOf(use) ?? {};
  if (object === undefined || property === undefined) return undefined;
  const value = constantValue(module, object.name, object);
  const inner = value && plainObject(value);
  if (inner === undefined || !isOnlyReader(module, object.name, property)) return undefined;
  if (inner.properties.some((item) => item.type === 'SpreadElement')) return undefined;
  const found = inner.properties.filter(
    (item) =>
      item.type === 'Property' &&
      !item.computed &&
      item.key.type === 'Identifier' &&
      item.key.name === property,
  );
  const [only] = found;
  return found.length === 1 && only?.type === 'Property' && !only.shorthand && !only.method
    ? only.value
    : undefined;
}

/** `styles.card` taken apart; undefined for any other expression. */
function memberOf(node: Expression) {
  if (node.type !== 'MemberExpression' || node.computed || node.optional) return undefined;
  if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return undefined;
  return { object: node.object, property: node.property.name };
}

function constantValue(module: SourceModule, name: string, use: Node): Expression | undefined {
  const declaration = declarationOf(module, name, use);
  if (declaration?.kind !== 'variable' || !declaration.isConst) return undefined;
  const { bound, init } = declaration;
  if (bound.as !== 'whole' || init === null || isExported(module, init)) return undefined;
  return init;
}

function isExported(module: SourceModule, init: Node): boolean {
  for (let node: Node | undefined = init; node !== undefined; node = module.parentOf(node)) {
    if (node.type === 'ExportNamedDeclaration') return true;
  }
  return false;
}

/** The object literal that a value is, whatever its type is said to be. */
export function plainObject(node: Expression) {
  let value = node;
  while (
    value.type === 'TSAsExpression' ||
    value.type === 'TSSatisfiesExpression' ||
    value.type === 'ParenthesizedExpression'
  ) {
    value = value.expression;
  }
  return value.type === 'ObjectExpression' ? value : undefined;
}

function isOnlyReader(module: SourceModule, name: string, property: string): boolean {
  const uses = usesOf(module, name);
  const readers = uses.flatMap((node) => {
    const parent = module.parentOf(node);
    if (parent?.type === 'VariableDeclarator' && parent.id === node) return [];
    const isPlain =
      parent?.type === 'MemberExpression' && parent.object === node && !parent.computed;
    return isPlain && parent.property.type === 'Identifier' ? parent.property.name : '';
  });
  return !readers.includes('') && readers.filter((read) => read === property).length === 1;
}

function usesOf(module: SourceModule, name: string): Node[] {
  const uses: Node[] = [];
  walk(module.program, (node) => {
    if (node.type === 'Identifier' && node.name === name) uses.push(node);
    return undefined;
  });
  return uses;
}
