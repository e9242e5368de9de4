import type { AddClassFields } from './add-class.ts';
import type { AddJsxFields } from './add-jsx.ts';
import type { ChangePropFields } from './change-prop.ts';
import type { ChangeTagFields } from './change-tag.ts';
import type { DuplicateFields } from './duplicate.ts';
import type { EditTextFields } from './edit-text.ts';
import type { MoveJsxFields } from './move-jsx.ts';
import type { RedoFields } from './redo.ts';
import type { RemoveClassFields } from './remove-class.ts';
import type { RemoveJsxFields } from './remove-jsx.ts';
import type { StylingFields } from './styling.ts';
import type { UndoFields } from './undo.ts';
import type { UnknownFields } from './unknown.ts';
import type { UpdateClassesFields } from './update-classes.ts';
import type { WrapDivFields } from './wrap-div.ts';

/** `changeFields` of each type of change. */
export interface ChangeFields {
  STYLING: StylingFields;
  ADD_JSX: AddJsxFields;
  MOVE_JSX: MoveJsxFields;
  REMOVE_JSX: RemoveJsxFields;
  CHANGE_PROP: ChangePropFields;
  ADD_CLASS: AddClassFields;
  REMOVE_CLASS: RemoveClassFields;
  UPDATE_CLASSES: UpdateClassesFields;
  EDIT_TEXT: EditTextFields;
  WRAP_DIV: WrapDivFields;
  CHANGE_TAG: ChangeTagFields;
  DUPLICATE: DuplicateFields;
  UNDO: UndoFields;
  REDO: RedoFields;
  UNKNOWN: UnknownFields;
}
