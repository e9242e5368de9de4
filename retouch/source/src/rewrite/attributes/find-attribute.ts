import type { JSXAttribute, JSXSpreadAttribute } from '@oxc-project/types';
import type { SourceElement } from '../../elements/source-element.ts';

/** The attribute of a name on an element's tag: the last one, which is the one that counts. */
export function attributeNamed(element: SourceElement, name: string): JSXAttribute | undefined {
  return element.node.openingElement.attributes.findLast(
    (attribute): attribute is JSXAttribute =>
      attribute.type === 'JSXAttribute' && attributeName(attribute) === name,
  );
}

/** An attribute's name as written: `className`, `aria-label`, `xlink:href`. */
export function attributeName({ name }: JSXAttribute): string {
  return name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`;
}

/** The spreads of an element's tag, in order; those that stand behind `attribute` where one is given. */
export function spreadsOf(element: SourceElement, behind?: JSXAttribute): JSXSpreadAttribute[] {
  return element.node.openingElement.attributes.filter(
    (attribute): attribute is JSXSpreadAttribute =>
      attribute.type === 'JSXSpreadAttribute' &&
      (behind === undefined || attribute.start > behind.start),
  );
}
