import { Check } from 'typebox/value';
import { changeFieldSchemas } from './change-field-schemas.ts';
import type { ChangeFields } from './change-fields.ts';
import type { ChangeType } from './change-types.ts';

/** Says whether fields are those of a type of change. */
export type FieldsCheck = <Type extends ChangeType>(
  type: Type,
  fields: unknown,
) => fields is ChangeFields[Type];

/** Checks fields by their schema. */
export function fitsSchema<Type extends ChangeType>(
  type: Type,
  fields: unknown,
): fields is ChangeFields[Type] {
  return Check(changeFieldSchemas[type](), fields);
}
