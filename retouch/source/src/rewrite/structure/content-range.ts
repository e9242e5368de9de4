import type { SourceModule } from '../../module.ts';
import type { JsxParent } from './occupant.ts';

/** The range between the opening and the closing tag; empty and at the end for `<a />`. */
export function contentRange(parent: JsxParent): { readonly start: number; readonly end: number } {
  if (parent.type === 'JSXFragment') {
    return { start: parent.openingFragment.end, end: parent.closingFragment.start };
  }
  return { start: parent.openingElement.end, end: parent.closingElement?.start ?? parent.end };
}

/** Whether an element is written `<a />`. */
export function isSelfClosing(parent: JsxParent): boolean {
  return parent.type === 'JSXElement' && parent.closingElement === null;
}

/** The children of an element that are more than white space between lines. */
export function meaningfulChildren(module: SourceModule, parent: JsxParent) {
  return parent.children.filter(
    (child) => child.type !== 'JSXText' || !isLayout(module.slice(child)),
  );
}

/** Whether JSX drops a text: white space with a line end in it, or nothing. */
export function isLayout(text: string): boolean {
  return text === '' || (/^[\t\r\n ]*$/.test(text) && /[\r\n]/.test(text));
}
