import type { TSchema } from 'typebox';
import { addClassFields } from './add-class.ts';
import { addJsxFields } from './add-jsx.ts';
import { changePropFields } from './change-prop.ts';
import { changeTagFields } from './change-tag.ts';
import type { ChangeType } from './change-types.ts';
import { duplicateFields } from './duplicate.ts';
import { editTextFields } from './edit-text.ts';
import { moveJsxFields } from './move-jsx.ts';
import { redoFields } from './redo.ts';
import { removeClassFields } from './remove-class.ts';
import { removeJsxFields } from './remove-jsx.ts';
import { stylingFields } from './styling.ts';
import { undoFields } from './undo.ts';
import { unknownFields } from './unknown.ts';
import { updateClassesFields } from './update-classes.ts';
import { wrapDivFields } from './wrap-div.ts';

/** The schema of each type's fields. Apart from the definitions, so that a frame need not load it. */
export const changeFieldSchemas: { readonly [Type in ChangeType]: () => TSchema } = {
  STYLING: stylingFields,
  ADD_JSX: addJsxFields,
  MOVE_JSX: moveJsxFields,
  REMOVE_JSX: removeJsxFields,
  CHANGE_PROP: changePropFields,
  ADD_CLASS: addClassFields,
  REMOVE_CLASS: removeClassFields,
  UPDATE_CLASSES: updateClassesFields,
  EDIT_TEXT: editTextFields,
  WRAP_DIV: wrapDivFields,
  CHANGE_TAG: changeTagFields,
  DUPLICATE: duplicateFields,
  UNDO: undoFields,
  REDO: redoFields,
  UNKNOWN: unknownFields,
};
