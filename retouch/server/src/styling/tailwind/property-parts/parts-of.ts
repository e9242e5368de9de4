import type { DeclaredProperty } from '../declared-style.ts';
import { companions, propertyParts } from './data.ts';

const known = new Map<string, readonly string[]>();

/** The properties that a property stands for: what a shorthand sets, or the property itself. */
export function partsOf(property: string): readonly string[] {
  const parts = known.get(property) ?? expanded(property);
  known.set(property, parts);
  return parts;
}

function expanded(property: string): readonly string[] {
  const parts = propertyParts.get(property);
  return parts === undefined ? [property] : [...new Set(parts.flatMap(partsOf))];
}

/** What a class is for: its declarations without those that only go along with another one. */
export function mainProperties(declared: readonly DeclaredProperty[]): DeclaredProperty[] {
  const led = new Set(declared.flatMap(({ property }) => companions.get(property) ?? []));
  return declared.filter(({ property }) => !led.has(property));
}
