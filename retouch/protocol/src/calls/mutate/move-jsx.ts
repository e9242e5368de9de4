import { type Static, Type } from 'typebox';
import { elementField, omittable } from '../body-fields.ts';

/**
 * `mutate/moveJsxElement`: moves an element into `newContainerElement`, before or after a child of
 * it where one is given, else to its end. `expectedCurrentParent` guards against a stale view.
 */
export const moveJsxBody = Type.Object({
  elementToMove: elementField,
  newContainerElement: elementField,
  afterElement: omittable(elementField),
  beforeElement: omittable(elementField),
  expectedCurrentParent: omittable(elementField),
});

export type MoveJsxBody = Static<typeof moveJsxBody>;
