import type { RewriteDraft } from '../../edits/rewrite.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { notEditable } from '../../source-error.ts';
import { styleOf } from '../../style/file-style.ts';
import { placeOf } from '../../style/place-of.ts';
import { insertAttribute } from '../attributes/insert-attribute.ts';
import { placeBesideSpreads } from '../attributes/place-beside-spreads.ts';
import { escaped, stringAttribute, stringLiteral } from '../attributes/string-value.ts';
import { joinerIn } from './joiner.ts';

/**
 * Gives an element that has no className one. Where a spread hands on what the component's callers
 * pass, their className is kept beside it; a bag made elsewhere keeps the last word.
 * @throws SourceError `not_editable` where it can't be joined with what a spread brings.
 */
export function newClassAttribute(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  names: readonly string[],
): void {
  if (names.length === 0) return;
  const classes = names.join(' ');
  const place = placeBesideSpreads(module, element, 'className');
  if (place.kind === 'taken') {
    throw notEditable(
      `This <${element.tag}> may get its className from ${module.slice(place.spread)}; add the class where that is made, or give the element a className of its own.`,
      placeOf(module, element),
    );
  }
  if (place.kind === 'free') {
    const code = stringAttribute('className', classes, styleOf(module));
    insertAttribute(draft, module, element, code, place.before);
  } else {
    const code = `className={${joinedWith(module, place.path, classes)}}`;
    insertAttribute(draft, module, element, code);
  }
}

function joinedWith(module: SourceModule, path: string, classes: string): string {
  const { quote } = styleOf(module);
  const joiner = joinerIn(module);
  if (joiner !== undefined) {
    return `${joiner.name}(${stringLiteral(classes, quote)}, ${path}.className)`;
  }
  return `\`${escaped(classes, '`')} \${${path}.className ?? ${quote}${quote}}\``;
}
