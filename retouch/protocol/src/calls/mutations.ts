import type { Static } from 'typebox';
import { addClassBody } from './mutate/add-class.ts';
import { addJsxBody } from './mutate/add-jsx.ts';
import { changePropBody } from './mutate/change-prop.ts';
import { changeTagBody } from './mutate/change-tag.ts';
import { duplicateBody } from './mutate/duplicate.ts';
import { editTextBody } from './mutate/edit-text.ts';
import { moveJsxBody } from './mutate/move-jsx.ts';
import { removeClassBody } from './mutate/remove-class.ts';
import { removeJsxBody } from './mutate/remove-jsx.ts';
import { stylingBody } from './mutate/styling.ts';
import { updateClassesBody } from './mutate/update-classes.ts';
import { wrapDivBody } from './mutate/wrap-div.ts';

/** The schema of each mutation's body, by the name it has in its path (canvas-script, section 7). */
export const mutationBodies = {
  styling: stylingBody,
  addJsxElement: addJsxBody,
  moveJsxElement: moveJsxBody,
  removeJsxElement: removeJsxBody,
  changePropValue: changePropBody,
  wrapInDiv: wrapDivBody,
  duplicate: duplicateBody,
  changeElementTag: changeTagBody,
  addClass: addClassBody,
  removeClass: removeClassBody,
  editText: editTextBody,
  updateClasses: updateClassesBody,
};

export type MutationName = keyof typeof mutationBodies;

/** The body of a mutation: `MutationBody<'styling'>`. */
export type MutationBody<Name extends MutationName> = Static<(typeof mutationBodies)[Name]>;

export function isMutationName(name: string): name is MutationName {
  return Object.hasOwn(mutationBodies, name);
}
