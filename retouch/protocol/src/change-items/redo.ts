import { Type } from 'typebox';
import type { ChangeDefinition } from './change-definition.ts';
import type { ChangeItem } from './change-item.ts';
import { referredChangeField } from './referred-change.ts';
import { historyRequest } from './request-parts.ts';

/** Carries the change that was last taken back out again. */
export interface RedoFields {
  readonly changeToRedo: ChangeItem;
}

export const redoFields = () => Type.Object({ changeToRedo: referredChangeField() });

export const redoChange: ChangeDefinition<RedoFields> = {
  name: ({ changeToRedo }) => `Redo: ${changeToRedo.name}`,
  canPreviewWhileFlushing: false,
  canUndoInstantly: false,
  remapIds: (fields) => fields,
  refersTo: {
    get: ({ changeToRedo }) => changeToRedo,
    set: (_, changeToRedo) => ({ changeToRedo }),
  },
  request: (_, context) => historyRequest('redoChangeToFiles', context),
};
