import { type Static, Type } from 'typebox';
import { elementIdsField } from '../calls/body-fields.ts';
import { paths } from '../calls/paths.ts';
import type { ChangeDefinition } from './change-definition.ts';
import { distinctIds } from './id-fields.ts';
import { elementsFor } from './request-parts.ts';

/** Removes elements. Each element is named once. */
export const removeJsxFields = () => Type.Object({ codebaseIdsToRemove: elementIdsField });

export type RemoveJsxFields = Static<ReturnType<typeof removeJsxFields>>;

export const removeJsxChange: ChangeDefinition<RemoveJsxFields> = {
  name: () => 'Remove element',
  canPreviewWhileFlushing: false,
  canUndoInstantly: true,
  tidy: (fields) => ({ codebaseIdsToRemove: distinctIds(fields.codebaseIdsToRemove) }),
  remapIds: (fields, remap) => ({ codebaseIdsToRemove: fields.codebaseIdsToRemove.map(remap) }),
  request: (fields, context) => ({
    mutation: 'removeJsxElement',
    path: paths.mutate(context.canvasId, 'removeJsxElement'),
    body: { elementsToRemove: elementsFor(context, fields.codebaseIdsToRemove) },
  }),
};
