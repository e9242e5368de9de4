import type { RewriteDraft } from '../../edits/rewrite.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { notEditable } from '../../source-error.ts';
import { placeOf } from '../../style/place-of.ts';
import { insertAttribute } from '../attributes/insert-attribute.ts';
import { placeBesideSpreads } from '../attributes/place-beside-spreads.ts';
import { entryCodes } from './style-code.ts';
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
  const place = placeBesideSpreads(module, element, 'style');
  const entries = entryCodes(module, wanted);
  const removes = entries.length < wanted.size;
  if (place.kind !== 'free' && (removes || place.kind === 'taken')) {
    throw notEditable(
      `This <${element.tag}> may get its style from ${module.slice(place.spread)}; change it where that is made, or give the element a style of its own.`,
      placeOf(module, element),
    );
  }
  if (entries.length === 0) return;
  const items = place.kind === 'joined' ? [`...${place.path}.style`, ...entries] : entries;
  const code = `style={{ ${items.join(', ')} }${typeCast(module, wanted)}}`;
  const before = place.kind === 'free' ? place.before : undefined;
  insertAttribute(draft, module, element, code, before);
}
