import { Type } from 'typebox';
import type { ChangeDefinition } from './change-definition.ts';
import type { ChangeItem } from './change-item.ts';
import { referredChangeField } from './referred-change.ts';
import { historyRequest } from './request-parts.ts';

/** Takes the latest change back. */
export interface UndoFields {
  readonly changeToUndo: ChangeItem;
  /** Whether the source has had the change already. */
  readonly matchingActivityFlushed: boolean;
}

export const undoFields = () =>
  Type.Object({
    changeToUndo: referredChangeField(),
    matchingActivityFlushed: Type.Boolean(),
  });

export const undoChange: ChangeDefinition<UndoFields> = {
  name: ({ changeToUndo }) => `Undo: ${changeToUndo.name}`,
  canPreviewWhileFlushing: false,
  canUndoInstantly: false,
  remapIds: (fields) => fields,
  refersTo: {
    get: ({ changeToUndo }) => changeToUndo,
    set: (fields, changeToUndo) => ({ ...fields, changeToUndo }),
  },
  request: (_, context) => historyRequest('undoChangeToFiles', context),
};
