import { type Static, Type } from 'typebox';
import { elementIdsField } from '../calls/body-fields.ts';
import { paths } from '../calls/paths.ts';
import type { ChangeDefinition } from './change-definition.ts';
import { distinctIds } from './id-fields.ts';
import { elementsFor } from './request-parts.ts';

/** Puts a copy after each element. Each element is named once. */
export const duplicateFields = () => Type.Object({ codebaseIdsToDuplicate: elementIdsField });

export type DuplicateFields = Static<ReturnType<typeof duplicateFields>>;

export const duplicateChange: ChangeDefinition<DuplicateFields> = {
  name: () => 'Duplicate',
  canPreviewWhileFlushing: false,
  canUndoInstantly: false,
  tidy: (fields) => ({ codebaseIdsToDuplicate: distinctIds(fields.codebaseIdsToDuplicate) }),
  remapIds: (fields, remap) => ({
    codebaseIdsToDuplicate: fields.codebaseIdsToDuplicate.map(remap),
  }),
  request: (fields, context) => ({
    mutation: 'duplicate',
    path: paths.mutate(context.canvasId, 'duplicate'),
    body: { reactElements: elementsFor(context, fields.codebaseIdsToDuplicate) },
  }),
};
