import type { Imports } from '../imports/imports.ts';

/** The tag of a fragment that can have a key; imported where the file has neither it nor React. */
export function fragmentTag(imports: Imports): string {
  const fragment = imports.localName('react', 'Fragment');
  if (fragment !== undefined) return fragment;
  const react = imports.localName('react', 'default') ?? imports.localName('react', '*');
  if (react !== undefined) return `${react}.Fragment`;
  return imports.add({ from: 'react', name: 'Fragment', local: 'Fragment' });
}
