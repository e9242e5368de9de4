import { addClassChange } from './add-class.ts';
import { addJsxChange } from './add-jsx.ts';
import type { ChangeDefinition } from './change-definition.ts';
import type { ChangeFields } from './change-fields.ts';
import { changePropChange } from './change-prop.ts';
import { changeTagChange } from './change-tag.ts';
import type { ChangeType } from './change-types.ts';
import { duplicateChange } from './duplicate.ts';
import { editTextChange } from './edit-text.ts';
import { moveJsxChange } from './move-jsx.ts';
import { redoChange } from './redo.ts';
import { removeClassChange } from './remove-class.ts';
import { removeJsxChange } from './remove-jsx.ts';
import { stylingChange } from './styling.ts';
import { undoChange } from './undo.ts';
import { unknownChange } from './unknown.ts';
import { updateClassesChange } from './update-classes.ts';
import { wrapDivChange } from './wrap-div.ts';

/** What is particular to each type of change. A type that is missing here does not compile. */
export const changeDefinitions: {
  readonly [Type in ChangeType]: ChangeDefinition<ChangeFields[Type]>;
} = {
  STYLING: stylingChange,
  ADD_JSX: addJsxChange,
  MOVE_JSX: moveJsxChange,
  REMOVE_JSX: removeJsxChange,
  CHANGE_PROP: changePropChange,
  ADD_CLASS: addClassChange,
  REMOVE_CLASS: removeClassChange,
  UPDATE_CLASSES: updateClassesChange,
  EDIT_TEXT: editTextChange,
  WRAP_DIV: wrapDivChange,
  CHANGE_TAG: changeTagChange,
  DUPLICATE: duplicateChange,
  UNDO: undoChange,
  REDO: redoChange,
  UNKNOWN: unknownChange,
};
