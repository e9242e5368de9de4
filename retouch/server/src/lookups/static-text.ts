import { otherChild, type SourceElement, type SourceModule, voidTags } from '@retouch/source';

/** Whether all that stands between an element's tags is text as the source writes it, or nothing. */
export function hasStaticText(module: SourceModule, element: SourceElement): boolean {
  return !voidTags.has(element.tag) && otherChild(module, element) === undefined;
}
