import type { JSXAttribute } from '@oxc-project/types';
import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { notEditable } from '../../source-error.ts';
import { placeOf } from '../../style/place-of.ts';
import { attributeNamed, spreadsOf } from '../attributes/find-attribute.ts';
import { spreadSourceOf } from '../attributes/spread-source.ts';

/** React's own components that render nothing a class could stand on. */
const withoutElement =
  /^(React\.)?(Fragment|StrictMode|Suspense|Profiler|Activity|ViewTransition)$/;

/**
 * The attribute that holds an element's classes, if it has one: `className`, or `class` on a custom
 * element.
 * @throws SourceError `not_editable` where classes can't be written there.
 */
export function classAttributeOf(
  module: SourceModule,
  element: SourceElement,
): JSXAttribute | undefined {
  const { tag } = element;
  if (withoutElement.test(tag)) {
    throw notEditable(
      `<${tag}> puts nothing on the page that could have a class; choose an element inside it.`,
      placeOf(module, element),
    );
  }
  const className = attributeNamed(element, 'className');
  const plain = attributeNamed(element, 'class');
  if (className !== undefined || plain === undefined) return className;
  if (tag.includes('-')) return plain;
  throw notEditable(
    `<${tag}> has its classes in "class", which React does not read; rename it to className first.`,
    placeOf(module, element),
  );
}

/**
 * The code of a spread on the element's tag that may bring a className in place of `attribute`, so
 * that what is written there may have no effect; none where all is well.
 */
export function overridingSpread(
  module: SourceModule,
  element: SourceElement,
  attribute: JSXAttribute,
): string | undefined {
  const spread = spreadsOf(element, attribute).find((candidate) => {
    const source = spreadSourceOf(module, element, candidate, 'className');
    return source === 'props' || source === 'certain';
  });
  return spread && module.slice(spread);
}
