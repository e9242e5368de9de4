import { type Static, Type } from 'typebox';
import { classListField, nameField } from '../calls/body-fields.ts';
import { paths } from '../calls/paths.ts';
import type { ChangeDefinition } from './change-definition.ts';
import { elementFor } from './request-parts.ts';

/** Takes a class from an element. */
export const removeClassFields = () =>
  Type.Object({ codebaseIdToRemoveClass: nameField, className: classListField });

export type RemoveClassFields = Static<ReturnType<typeof removeClassFields>>;

export const removeClassChange: ChangeDefinition<RemoveClassFields> = {
  name: () => 'Remove class',
  canPreviewWhileFlushing: false,
  canUndoInstantly: false,
  remapIds: (fields, remap) => ({
    ...fields,
    codebaseIdToRemoveClass: remap(fields.codebaseIdToRemoveClass),
  }),
  request: ({ codebaseIdToRemoveClass, className }, context) => ({
    mutation: 'removeClass',
    path: paths.mutate(context.canvasId, 'removeClass'),
    body: { reactElement: elementFor(context, codebaseIdToRemoveClass), className },
  }),
};
