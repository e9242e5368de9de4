import type { CallExpression, Expression } from '@oxc-project/types';
import type { SourceModule } from '../../module.ts';
import { declarationOf } from '../attributes/declaration.ts';

/** The functions of class-variance-authority and tailwind-variants that make such functions. */
const makers = new Set(['cva', 'tv']);

/**
 * Whether a call makes classes of variants (`buttonVariants({ size })`, `cva(…)()`), so that it takes
 * further classes as the option `className`.
 */
export function isVariantsCall(module: SourceModule, { callee }: CallExpression): boolean {
  if (isMaker(callee)) return true;
  if (callee.type !== 'Identifier') return false;
  const declaration = declarationOf(module, callee.name, callee);
  if (declaration?.kind === 'import') return /[vV]ariants$/.test(declaration.imported);
  return (
    declaration?.kind === 'variable' &&
    declaration.bound.as === 'whole' &&
    declaration.init !== null &&
    isMaker(declaration.init)
  );
}

function isMaker(node: Expression): boolean {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    makers.has(node.callee.name)
  );
}
