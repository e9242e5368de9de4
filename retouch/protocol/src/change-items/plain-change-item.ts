import { ProtocolError } from '../protocol-error.ts';
import { hasInstantUpdate } from './change-abilities.ts';
import { changeDefinitions } from './change-definitions.ts';
import type { ChangeFields } from './change-fields.ts';
import type { ChangeItem } from './change-item.ts';
import { type ChangeType, isChangeType } from './change-types.ts';
import type { FieldsCheck } from './fields-check.ts';
import { flagIn, isRecord, readIdMap, readSelection } from './plain-values.ts';

/** A change item as it travels: JSON of which only `id`, `type` and `changeFields` must be there. */
export type PlainChangeItem = Readonly<Record<string, unknown>>;

/** The item as plain data for a message or for storage. */
export function toPlain(item: ChangeItem): PlainChangeItem {
  return { ...item };
}

/**
 * The item that plain data stands for; undefined for an empty one. Throws 'Unknown change type:
 * {type}', and an error that says what is missing when it is no change item.
 *
 * @param check `fitsSchema`, or `trustsFields` where the sender is known
 */
export function fromPlain(plain: unknown, check: FieldsCheck): ChangeItem | undefined {
  if (plain === undefined || plain === null) return undefined;
  if (!isRecord(plain)) throw invalid('A change item is an object');
  if (Object.keys(plain).length === 0) return undefined;
  if (!isChangeType(plain.type)) {
    throw new ProtocolError('unknown_change_type', `Unknown change type: ${plain.type}`);
  }
  return readItem<ChangeType>(plain.type, plain, check);
}

function readItem<Type extends ChangeType>(
  type: Type,
  plain: PlainChangeItem,
  check: FieldsCheck,
): ChangeItem<Type> {
  const { id, name } = plain;
  if (typeof id !== 'string' || id === '') throw invalid('A change item needs an id');
  const changeFields = readFields(type, plain.changeFields, check);
  const item = {
    id,
    type,
    name: typeof name === 'string' ? name : changeDefinitions[type].name(changeFields),
    changeFields,
    ...readState(plain),
  };
  return {
    ...item,
    consumed: item.consumed || type === 'UNKNOWN',
    sendInstantUpdate: item.sendInstantUpdate && hasInstantUpdate(item),
  };
}

function readFields<Type extends ChangeType>(
  type: Type,
  fields: unknown,
  check: FieldsCheck,
): ChangeFields[Type] {
  if (!check(type, fields)) throw invalid(`The changeFields are not those of ${type}`);
  const { tidy, refersTo } = changeDefinitions[type];
  const tidied = tidy?.(fields) ?? fields;
  if (!refersTo) return tidied;
  const referred = fromPlain(refersTo.get(tidied), check);
  if (!referred) throw invalid(`${type} refers to no change`);
  return refersTo.set(tidied, referred);
}

function readState(plain: PlainChangeItem) {
  const { instantUpdateData } = plain;
  return {
    consumed: flagIn(plain, 'consumed'),
    failed: flagIn(plain, 'failed'),
    sendInstantUpdate: plain.sendInstantUpdate !== false,
    instantUpdateSent: flagIn(plain, 'instantUpdateSent'),
    instantUpdateFinished: flagIn(plain, 'instantUpdateFinished'),
    instantUpdateSuccessful: flagIn(plain, 'instantUpdateSuccessful'),
    instantUpdateData: isRecord(instantUpdateData) ? instantUpdateData : {},
    selectionAfterUpdate: readSelection(plain.selectionAfterUpdate),
    selectionAfterUndo: readSelection(plain.selectionAfterUndo),
    prevIdToNewIdMap: readIdMap(plain.prevIdToNewIdMap),
  };
}

function invalid(message: string): ProtocolError {
  return new ProtocolError('invalid_change_item', message);
}
