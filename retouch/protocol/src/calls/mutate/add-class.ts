import { type Static, Type } from 'typebox';
import { classListField, elementField, modifiersField, omittable } from '../body-fields.ts';
import { customPropertiesField } from '../custom-properties.ts';

/** `mutate/addClass`: adds a class, by Tailwind's rules of what overrides what if it is one of its. */
export const addClassBody = Type.Object({
  reactElement: elementField,
  className: classListField,
  stylingFramework: omittable(Type.Literal('Tailwind')),
  modifiers: omittable(modifiersField),
  customProperties: omittable(customPropertiesField),
});

export type AddClassBody = Static<typeof addClassBody>;
