import type { RewriteDraft } from '../../edits/rewrite.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { notEditable } from '../../source-error.ts';
import { styleOf } from '../../style/file-style.ts';
import { placeOf } from '../../style/place-of.ts';
import { variableAt } from '../bindings/free-names.ts';
import { contentRange, meaningfulChildren } from '../structure/content-range.ts';
import { tagKind, voidTags } from './tag-names.ts';

/**
 * Gives an element another tag; attributes and content stay.
 * @throws SourceError `invalid_request` for a name that is no tag, `not_editable` where a component of
 * that name does not exist there or the tag can't hold the element's content.
 */
export function changeTag(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  tag: string,
): void {
  const kind = tagKind(tag, 'newTag', placeOf(module, element));
  if (tag === element.tag) return;
  if (kind === 'component') refuseUnknown(module, element, tag);
  const { openingElement, closingElement } = element.node;
  const { name, typeArguments } = openingElement;
  draft.replace(name.start, (typeArguments ?? name).end, tag);
  if (closingElement === null) return;
  if (voidTags.has(tag)) closeItself(draft, module, element, tag);
  else draft.replace(closingElement.name.start, closingElement.name.end, tag);
}

function refuseUnknown(module: SourceModule, element: SourceElement, tag: string): void {
  const [name = tag] = tag.split('.');
  if (name === 'this' || variableAt(module, name, element.node.start) !== undefined) return;
  throw notEditable(
    `\`${name}\` does not exist in ${module.path}; import it there first.`,
    placeOf(module, element),
  );
}

/** `<div></div>` becomes `<br />`. */
function closeItself(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  tag: string,
): void {
  if (meaningfulChildren(module, element.node).length > 0) {
    throw notEditable(
      `<${tag}> can't have content, and <${element.tag}> has some; remove it first.`,
      placeOf(module, element),
    );
  }
  const { start } = contentRange(element.node);
  const isSpaced = styleOf(module).spaceBeforeSlash && !/\s$/.test(module.text.slice(0, start - 1));
  draft.replace(start - 1, element.node.end, isSpaced ? ' />' : '/>');
}
