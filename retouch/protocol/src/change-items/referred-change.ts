import { Type } from 'typebox';
import { nameField } from '../calls/body-fields.ts';
import type { ChangeItem } from './change-item.ts';

/** A change that another one refers to; its own fields are checked when it is read. */
export const referredChangeField = () =>
  Type.Unsafe<ChangeItem>(
    Type.Object({ type: nameField, changeFields: Type.Record(Type.String(), Type.Unknown()) }),
  );
