import type { IdMap } from '../calls/success.ts';
import { remapId } from '../codebase-id.ts';
import { composeIdMaps, remapElementKeyText } from '../id-map.ts';
import { changeDefinitions } from './change-definitions.ts';
import type { ChangeFields } from './change-fields.ts';
import type { ChangeItem, ChangeItemOf, Selection } from './change-item.ts';
import type { ChangeType } from './change-types.ts';

/**
 * The item with the ids its elements have after another change of the source: in its fields, in
 * those of the change it refers to and in its selections. It remembers the map.
 */
export function remapChangeItem<Type extends ChangeType>(
  item: ChangeItem<Type>,
  prevIdToNewIdMap: IdMap,
): ChangeItem<Type> {
  return {
    ...item,
    changeFields: remapFields(item, prevIdToNewIdMap),
    selectionAfterUpdate: remapSelection(item.selectionAfterUpdate, prevIdToNewIdMap),
    selectionAfterUndo: remapSelection(item.selectionAfterUndo, prevIdToNewIdMap),
    prevIdToNewIdMap: composeIdMaps(item.prevIdToNewIdMap, prevIdToNewIdMap),
  };
}

function remapFields<Type extends ChangeType>(
  { type, changeFields }: ChangeItemOf<Type>,
  prevIdToNewIdMap: IdMap,
): ChangeFields[Type] {
  const { refersTo, remapIds } = changeDefinitions[type];
  const fields = remapIds(changeFields, (id) => remapId(prevIdToNewIdMap, id));
  return refersTo
    ? refersTo.set(fields, remapChangeItem<ChangeType>(refersTo.get(fields), prevIdToNewIdMap))
    : fields;
}

function remapSelection(selection: Selection | null, map: IdMap): Selection | null {
  if (!selection) return null;
  const { elementKey, elementKeys } = selection;
  return {
    elementKey: elementKey === null ? null : remapElementKeyText(map, elementKey),
    elementKeys: elementKeys.map((key) => remapElementKeyText(map, key)),
  };
}
