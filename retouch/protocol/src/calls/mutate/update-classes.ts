import { type Static, Type } from 'typebox';
import { classesField, elementField, omittable } from '../body-fields.ts';

/** `mutate/updateClasses`: takes `oldClasses` from an element and adds `newClasses` in one step. */
export const updateClassesBody = Type.Object({
  reactElement: elementField,
  newClasses: classesField,
  oldClasses: omittable(classesField),
});

export type UpdateClassesBody = Static<typeof updateClassesBody>;
