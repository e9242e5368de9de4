import type { RewriteDraft } from '../../edits/rewrite.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { notEditable } from '../../source-error.ts';
import { placeOf } from '../../style/place-of.ts';
import { spreadsOf } from '../attributes/find-attribute.ts';
import { insertAttribute } from '../attributes/insert-attribute.ts';
import { spreadSourceOf } from '../attributes/spread-source.ts';

/**
 * Gives an element without a className one of a CSS module: `className={styles.title}`. A spread of
 * props made elsewhere keeps the last word.
 * @throws SourceError `not_editable` where a spread can bring a className.
 */
export function addModuleClass(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  { local, name }: { readonly local: string; readonly name: string },
): void {
  const spreads = spreadsOf(element).map((spread) => ({
    spread,
    source: spreadSourceOf(module, element, spread, 'className'),
  }));
  const bringing = spreads.find(({ source }) => source === 'props' || source === 'certain');
  if (bringing !== undefined) {
    throw notEditable(
      `This <${element.tag}> may get its className from ${module.slice(bringing.spread)}; give it one of its own first.`,
      placeOf(module, element),
    );
  }
  const bag = spreads.find(({ source }) => source === 'unlikely')?.spread;
  insertAttribute(draft, module, element, `className={${local}.${name}}`, bag);
}
