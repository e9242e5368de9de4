import { type CustomProperties, customPropertyList } from '@retouch/protocol';
import {
  notEditable,
  type SourceElement,
  type SourceModule,
  writtenClasses,
} from '@retouch/source';
import { arbitraryValue } from './tailwind/arbitrary-value.ts';
import type { Tailwind } from './tailwind/tailwind.ts';
import { underVariants } from './tailwind/variants.ts';

/** What custom properties come to as Tailwind's classes. */
export interface PropertyClasses {
  /** `[--gap:4px]`, under the variants. */
  readonly added: readonly string[];
  /** The element's classes that set those to be removed. */
  readonly removed: readonly string[];
}

/**
 * Custom properties as classes that set them, under these variants.
 * @throws SourceError `not_editable` where a value fits in no class.
 */
export function propertyClasses(
  properties: CustomProperties | null | undefined,
  modifiers: readonly string[],
  prefix: string | null,
  { module, element }: { readonly module: SourceModule; readonly element: SourceElement },
): PropertyClasses {
  const front = prefix === null ? '' : `${prefix}:`;
  const classOf = (name: string, code: string) =>
    underVariants(`${front}[${name}:${code}]`, modifiers, prefix);
  const added: string[] = [];
  const removed: string[] = [];
  for (const { name, value } of customPropertyList(properties)) {
    const code = value === null ? undefined : arbitraryValue(value);
    if (code !== undefined) {
      added.push(classOf(name, code));
    } else if (value === null || value.trim() === '') {
      const start = classOf(name, '').slice(0, -1);
      removed.push(...writtenClasses(module, element).filter((it) => it.startsWith(start)));
    } else {
      throw notEditable(
        `${name}: ${value} can't be written in a class; an inline style can hold it.`,
        { file: module.path },
      );
    }
  }
  return { added, removed };
}

/** The prefix of a project's classes; none where it has no Tailwind. */
export function prefixOf(tailwind: Tailwind | undefined): string | null {
  return tailwind?.prefix ?? null;
}
