import { type Static, Type } from 'typebox';
import { elementField, nameField } from '../body-fields.ts';
import { propValueField } from '../prop-value.ts';

/** `mutate/changePropValue`: sets a prop; null removes it. */
export const changePropBody = Type.Object({
  elementToModify: elementField,
  propName: nameField,
  propValue: Type.Union([propValueField, Type.Null()]),
});

export type ChangePropBody = Static<typeof changePropBody>;
