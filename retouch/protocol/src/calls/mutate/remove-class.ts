import { type Static, Type } from 'typebox';
import { classListField, elementField } from '../body-fields.ts';

/** `mutate/removeClass`: takes a class from an element. */
export const removeClassBody = Type.Object({
  reactElement: elementField,
  className: classListField,
});

export type RemoveClassBody = Static<typeof removeClassBody>;
