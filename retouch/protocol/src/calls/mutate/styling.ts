import { type Static, Type } from 'typebox';
import { elementField, modifiersField, omittable, textField } from '../body-fields.ts';
import { customPropertiesField } from '../custom-properties.ts';
import { limits } from '../limits.ts';
import { stylingFrameworkField } from '../styling-framework.ts';

/** A property of CSS, camelCase or as in a style sheet, or a custom one: `gridArea`, `grid-area`, `--gap`. */
const cssProperty = Type.String({
  pattern: '^(--[^\\s:;{}]+|-?[A-Za-z][A-Za-z0-9-]*)$',
});

/** CSS values by property; null removes the property. */
export const stylingField = Type.Record(cssProperty, Type.Union([textField, Type.Null()]), {
  additionalProperties: false,
  maxProperties: limits.entries,
});

/** `mutate/styling`: sets and removes properties of one element. */
export const stylingBody = Type.Object({
  reactElement: elementField,
  styling: stylingField,
  stylingFramework: stylingFrameworkField,
  modifiers: omittable(modifiersField),
  customProperties: omittable(customPropertiesField),
});

export type StylingValues = Static<typeof stylingField>;
export type StylingBody = Static<typeof stylingBody>;
