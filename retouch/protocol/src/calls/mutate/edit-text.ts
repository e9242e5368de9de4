import { type Static, Type } from 'typebox';
import { elementField, omittable, textField } from '../body-fields.ts';

/**
 * `mutate/editText`: replaces the text of an element, given as the person reads it, not as JSX
 * writes it. `oldText` is what was on the screen before.
 */
export const editTextBody = Type.Object({
  element: elementField,
  newText: textField,
  oldText: omittable(textField),
});

export type EditTextBody = Static<typeof editTextBody>;
