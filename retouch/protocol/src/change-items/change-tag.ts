import { type Static, Type } from 'typebox';
import { nameField } from '../calls/body-fields.ts';
import { paths } from '../calls/paths.ts';
import type { ChangeDefinition } from './change-definition.ts';
import { elementFor } from './request-parts.ts';

/** Gives an element another tag. */
export const changeTagFields = () =>
  Type.Object({ codebaseIdToChange: nameField, newTagName: nameField });

export type ChangeTagFields = Static<ReturnType<typeof changeTagFields>>;

export const changeTagChange: ChangeDefinition<ChangeTagFields> = {
  name: ({ newTagName }) => `Change tag to ${newTagName}`,
  canPreviewWhileFlushing: false,
  canUndoInstantly: false,
  remapIds: (fields, remap) => ({
    ...fields,
    codebaseIdToChange: remap(fields.codebaseIdToChange),
  }),
  request: (fields, context) => ({
    mutation: 'changeElementTag',
    path: paths.mutate(context.canvasId, 'changeElementTag'),
    body: {
      elementToModify: elementFor(context, fields.codebaseIdToChange),
      newTag: fields.newTagName,
    },
  }),
};
