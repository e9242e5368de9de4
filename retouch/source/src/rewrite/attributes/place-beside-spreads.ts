import type { JSXSpreadAttribute } from '@oxc-project/types';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { spreadsOf } from './find-attribute.ts';
import { spreadSourceOf } from './spread-source.ts';

/** Where a prop that an element's tag lacks can be written, given what is spread on it. */
export type PlaceBesideSpreads =
  /** Behind the other attributes, or before a bag made elsewhere, which keeps the last word. */
  | { readonly kind: 'free'; readonly before: JSXSpreadAttribute | undefined }
  /** Behind the others, joined with the same prop of `path`: what the component's callers pass. */
  | { readonly kind: 'joined'; readonly path: string; readonly spread: JSXSpreadAttribute }
  /** Nowhere: the spread brings the prop, and can't be read a second time. */
  | { readonly kind: 'taken'; readonly spread: JSXSpreadAttribute };

/** Where the prop of this name, which the tag does not have, can be written. */
export function placeBesideSpreads(
  module: SourceModule,
  element: SourceElement,
  prop: string,
): PlaceBesideSpreads {
  const spreads = spreadsOf(element).map((spread) => ({
    spread,
    source: spreadSourceOf(module, element, spread, prop),
  }));
  const bringing = spreads.filter(({ source }) => source === 'props' || source === 'certain');
  const [only, ...others] = bringing;
  if (only === undefined) {
    return { kind: 'free', before: spreads.find(({ source }) => source === 'unlikely')?.spread };
  }
  const { spread } = only;
  const path = pathOf(module, spread);
  const isTaken = path === undefined || others.length > 0 || only.source === 'certain';
  return isTaken ? { kind: 'taken', spread } : { kind: 'joined', path, spread };
}

/** The spread value's code, where reading it twice does nothing: a name or a property of one. */
function pathOf(module: SourceModule, { argument }: JSXSpreadAttribute): string | undefined {
  const code = module.slice(argument);
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*(\.[\p{ID_Start}$_][\p{ID_Continue}$]*)*$/u.test(code)
    ? code
    : undefined;
}
