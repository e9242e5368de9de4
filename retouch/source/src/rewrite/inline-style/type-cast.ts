import type { ObjectExpression } from '@oxc-project/types';
import type { SourceModule } from '../../module.ts';
import { declarationOf } from '../attributes/declaration.ts';

/**
 * What must stand behind a style object so that TypeScript accepts custom properties in it, which
 * React's type of styles lacks. Nothing where it has a type already, or has some without complaint.
 */
export function typeCast(
  module: SourceModule,
  wanted: ReadonlyMap<string, string | null>,
  object?: ObjectExpression,
): string {
  const isTyped = /\.[cm]?tsx?$/.test(module.path);
  const addsCustom = [...wanted].some(([key, value]) => value !== null && key.startsWith('--'));
  if (!isTyped || !addsCustom) return '';
  if (object !== undefined) {
    const around = module.parentOf(object)?.type;
    const hasCustom = object.properties.some(
      (item) =>
        item.type === 'Property' &&
        item.key.type === 'Literal' &&
        String(item.key.value).startsWith('--'),
    );
    if (hasCustom || around === 'TSAsExpression' || around === 'TSSatisfiesExpression') return '';
  }
  const own = declarationOf(module, 'CSSProperties', module.program);
  return own === undefined ? ' as React.CSSProperties' : ' as CSSProperties';
}
