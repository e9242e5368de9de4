import { type Static, Type } from 'typebox';
import { nameField, omittable, textField } from '../calls/body-fields.ts';
import { paths } from '../calls/paths.ts';
import type { ChangeDefinition } from './change-definition.ts';
import { elementFor } from './request-parts.ts';

/** Replaces the text of an element; both texts as the person reads them. */
export const editTextFields = () =>
  Type.Object({
    codebaseIdToEditText: nameField,
    newText: textField,
    oldText: omittable(textField),
  });

export type EditTextFields = Static<ReturnType<typeof editTextFields>>;

export const editTextChange: ChangeDefinition<EditTextFields> = {
  name: () => 'Edit text',
  canPreviewWhileFlushing: false,
  canUndoInstantly: false,
  remapIds: (fields, remap) => ({
    ...fields,
    codebaseIdToEditText: remap(fields.codebaseIdToEditText),
  }),
  request: ({ codebaseIdToEditText, newText, oldText }, context) => ({
    mutation: 'editText',
    path: paths.mutate(context.canvasId, 'editText'),
    body: {
      element: elementFor(context, codebaseIdToEditText),
      newText,
      oldText: oldText ?? null,
    },
  }),
};
