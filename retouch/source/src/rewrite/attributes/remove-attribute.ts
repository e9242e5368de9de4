import type { JSXAttributeItem, JSXOpeningElement } from '@oxc-project/types';
import type { RewriteDraft } from '../../edits/rewrite.ts';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { isFirstOnLine, isLastOnLine, lineStart } from '../../style/indentation.ts';

/**
 * Takes an attribute out of an element's tag with the white space or the line that was its own. A tag
 * that had its only attribute on a line of its own is one line afterwards. Comments stay.
 */
export function removeAttribute(
  draft: RewriteDraft,
  module: SourceModule,
  element: SourceElement,
  attribute: JSXAttributeItem,
): void {
  const { text } = module;
  const tag = element.node.openingElement;
  const isFirst = isFirstOnLine(text, attribute.start);
  if (isOnlyContent(module, tag, attribute)) {
    const [from, to] = [(tag.typeArguments ?? tag.name).end, attribute.end];
    const close = tag.selfClosing ? tag.end - 2 : tag.end - 1;
    draft.replace(from, isFirst ? close : to, isFirst && tag.selfClosing ? ' ' : '');
  } else if (isFirst && isLastOnLine(text, attribute.end)) {
    draft.remove(previousLineEnd(text, attribute.start), attribute.end);
  } else if (isFirst) {
    draft.remove(attribute.start, attribute.end + spaceAfter(text, attribute.end));
  } else {
    draft.remove(attribute.start - spaceBefore(text, attribute.start), attribute.end);
  }
}

/** Whether nothing but white space stands beside the attribute between the tag's name and its end. */
function isOnlyContent(
  { text }: SourceModule,
  tag: JSXOpeningElement,
  attribute: JSXAttributeItem,
): boolean {
  const close = tag.selfClosing ? tag.end - 2 : tag.end - 1;
  const before = text.slice((tag.typeArguments ?? tag.name).end, attribute.start);
  return (before + text.slice(attribute.end, close)).trim() === '';
}

function previousLineEnd(text: string, offset: number): number {
  const start = lineStart(text, offset);
  return text.startsWith('\r\n', start - 2) ? start - 2 : Math.max(start - 1, 0);
}

function spaceBefore(text: string, offset: number): number {
  return /[\t ]*$/.exec(text.slice(lineStart(text, offset), offset))?.[0].length ?? 0;
}

function spaceAfter(text: string, offset: number): number {
  return /^[\t ]*/.exec(text.slice(offset))?.[0].length ?? 0;
}
