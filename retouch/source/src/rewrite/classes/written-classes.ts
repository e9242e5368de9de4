import type { SourceElement } from '../../elements/source-element.ts';
import type { SourceModule } from '../../module.ts';
import { classAttributeOf } from './class-attribute.ts';
import { partsOf } from './class-form.ts';
import { classFormOf } from './read-form.ts';

/**
 * The classes that are written in an element's className, conditions included, each once, in source
 * order. Those that other code brings are not among them.
 */
export function writtenClasses(module: SourceModule, element: SourceElement): string[] {
  const attribute = classAttributeOf(module, element);
  const form = attribute?.value ? classFormOf(module, attribute.value) : undefined;
  if (form === undefined) return [];
  const tokens = partsOf(form).texts.flatMap((text) => text.tokens);
  return [...new Set(tokens.filter(({ isGlued }) => !isGlued).map(({ name }) => name))];
}
