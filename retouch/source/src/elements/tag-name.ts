import type { JSXElementName } from '@oxc-project/types';

/** An element's tag as written: `div`, `Menu.Item`, `svg:path`, `this.Part`. */
export function tagName(name: JSXElementName): string {
  switch (name.type) {
    case 'JSXIdentifier':
      return name.name;
    case 'JSXNamespacedName':
      return `${name.namespace.name}:${name.name.name}`;
    case 'JSXMemberExpression':
      return `${tagName(name.object)}.${name.property.name}`;
  }
}

/** Whether JSX takes the tag for an element of the platform: a name that begins in lower case. */
export function isNativeTag(tag: string): boolean {
  return /^[a-z]/.test(tag) && !tag.includes('.');
}
