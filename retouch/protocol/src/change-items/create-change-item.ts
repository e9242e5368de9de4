import { hasInstantUpdate } from './change-abilities.ts';
import { changeDefinitions } from './change-definitions.ts';
import type { ChangeFields } from './change-fields.ts';
import type { ChangeItem, Selection } from './change-item.ts';
import type { ChangeType } from './change-types.ts';

export interface ChangeItemOptions {
  /** Gives a new UUID: `() => crypto.randomUUID()`. */
  readonly newId: () => string;
  /** In place of the name of its type. */
  readonly name?: string;
  /** False for a change the canvas is not to preview. */
  readonly sendInstantUpdate?: boolean;
  readonly selectionAfterUpdate?: Selection;
  readonly selectionAfterUndo?: Selection;
}

/** A pending change. One of type UNKNOWN is consumed from the start and previews nothing. */
export function createChangeItem<Type extends ChangeType>(
  type: Type,
  fields: ChangeFields[Type],
  { newId, name, sendInstantUpdate = true, ...selections }: ChangeItemOptions,
): ChangeItem<Type> {
  const definition = changeDefinitions[type];
  const changeFields = definition.tidy?.(fields) ?? fields;
  const item = {
    id: newId(),
    type,
    name: name ?? definition.name(changeFields),
    changeFields,
    consumed: type === 'UNKNOWN',
    failed: false,
    sendInstantUpdate,
    instantUpdateSent: false,
    instantUpdateFinished: false,
    instantUpdateSuccessful: false,
    instantUpdateData: {},
    selectionAfterUpdate: selections.selectionAfterUpdate ?? null,
    selectionAfterUndo: selections.selectionAfterUndo ?? null,
    prevIdToNewIdMap: {},
  };
  return { ...item, sendInstantUpdate: sendInstantUpdate && hasInstantUpdate(item) };
}
