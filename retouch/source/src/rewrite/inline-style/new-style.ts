import type { RewriteDraft } from '../../edits/rewrite.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { notEditable } from '../../source-error.ts';
import { placeOf } from '../../style/place-of.ts';
import { spreadsOf } from '../attributes/find-attribute.ts';
import { insertAttribute } from '../attributes/insert-attribute.ts';
import { spreadSourceOf } from '../attributes/spread-source.ts';
import { keyCode, valueCode } from './style-code.ts';
import { typeCast } from './type-cast.ts';

/**
 * Gives an element that has no style one. What the component's callers pass in a spread is kept in it;
 * a bag made elsewhere keeps the last word.
 * @throws SourceError `not_editable` where it can't be joined with what a spread brings.
 */
export function newStyleAttribute(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  wanted: ReadonlyMap<string, string | null>,
): void {
  const spreads = spreadsOf(element).map((spread) => ({
    spread,
    source: spreadSourceOf(module, element, spread, 'style'),
  }));
  const [only, ...others] = spreads.filter(
    ({ source }) => source === 'props' || source === 'certain',
  );
  const entries = [...wanted].flatMap(([key, value]) =>
    value === null ? [] : `${keyCode(module, key)}: ${valueCode(module, key, value)}`,
  );
  if (entries.length < wanted.size && only !== undefined)
    throw refused(module, element, only.spread);
  if (entries.length === 0) return;
  const object = (items: readonly string[]) =>
    `style={{ ${items.join(', ')} }${typeCast(module, wanted)}}`;
  if (only === undefined) {
    const bag = spreads.find(({ source }) => source === 'unlikely')?.spread;
    insertAttribute(draft, module, element, object(entries), bag);
    return;
  }
  const path = module.slice(only.spread.argument);
  const isPath = /^[\p{ID_Start}$_][\p{ID_Continue}$.]*$/u.test(path);
  if (!isPath || others.length > 0 || only.source === 'certain') {
    throw refused(module, element, only.spread);
  }
  insertAttribute(draft, module, element, object([`...${path}.style`, ...entries]));
}

function refused(
  module: SourceModule,
  element: SourceElement,
  spread: { readonly start: number; readonly end: number },
) {
  return notEditable(
    `This <${element.tag}> may get its style from ${module.slice(spread)}; change it where that is made, or give the element a style of its own.`,
    placeOf(module, element),
  );
}
