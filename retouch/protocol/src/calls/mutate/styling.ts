import { type Static, Type } from 'typebox';
import { elementField, modifiersField, omittable } from '../body-fields.ts';
import { cssValuesField } from '../css-values.ts';
import { customPropertiesField } from '../custom-properties.ts';
import { stylingFrameworkField } from '../styling-framework.ts';

/** `mutate/styling`: sets and removes properties of one element. */
export const stylingBody = Type.Object({
  reactElement: elementField,
  styling: cssValuesField,
  stylingFramework: stylingFrameworkField,
  modifiers: omittable(modifiersField),
  customProperties: omittable(customPropertiesField),
});

export type StylingBody = Static<typeof stylingBody>;
