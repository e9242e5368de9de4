import { type Static, Type } from 'typebox';
import { textField } from './body-fields.ts';
import { limits } from './limits.ts';

const customPropertyName = Type.String({ pattern: '^--[^\\s:;{}]+$', maxLength: limits.name });

/** A custom property of CSS and its value; null removes it. */
export const customProperty = Type.Object({
  name: customPropertyName,
  value: Type.Union([textField, Type.Null()]),
});

export type CustomProperty = Static<typeof customProperty>;

/**
 * Custom properties that a styling or a class refers to, written where it is written: a list of
 * `{ name: '--gap', value: '4px' }`, or an object of name to value. An empty one says nothing.
 */
export const customPropertiesField = Type.Union([
  Type.Array(customProperty, { maxItems: limits.entries }),
  Type.Record(customPropertyName, customProperty.properties.value, {
    additionalProperties: false,
    maxProperties: limits.entries,
  }),
]);

export type CustomProperties = Static<typeof customPropertiesField>;

/** Custom properties as a list, whichever way they came. */
export function customPropertyList(
  properties: CustomProperties | null | undefined,
): readonly CustomProperty[] {
  if (!properties) return [];
  if (Array.isArray(properties)) return properties;
  return Object.entries(properties).map(([name, value]) => ({ name, value }));
}
