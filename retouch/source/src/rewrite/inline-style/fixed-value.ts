import type { Node } from '@oxc-project/types';
import type { SourceModule } from '../../module.ts';
import { walk } from '../../syntax/walk.ts';
import { declarationOf } from '../attributes/declaration.ts';

/**
 * Whether a value is the same at every render: it reads nothing but what the file imports or defines
 * outside its functions.
 */
export function isFixedValue(module: SourceModule, value: Node): boolean {
  let isFixed = true;
  walk(value, (node, parent) => {
    if (node.type === 'CallExpression' || node.type === 'ThisExpression') isFixed = false;
    const isName =
      parent?.type === 'MemberExpression' && parent.property === node && !parent.computed;
    if (node.type === 'Identifier' && !isName && node.name !== 'undefined') {
      isFixed &&= isDefinedOutside(module, node.name, node);
    }
    return isFixed ? undefined : false;
  });
  return isFixed;
}

function isDefinedOutside(module: SourceModule, name: string, place: Node): boolean {
  const declaration = declarationOf(module, name, place);
  if (declaration === undefined || declaration.kind === 'parameter') return false;
  const outside = declarationOf(module, name, module.program);
  if (declaration.kind !== 'variable') return outside?.kind === declaration.kind;
  return outside?.kind === 'variable' && outside.init === declaration.init && outside.isConst;
}
