import { type Static, Type } from 'typebox';
import { elementIdsField } from '../calls/body-fields.ts';
import { paths } from '../calls/paths.ts';
import type { ChangeDefinition } from './change-definition.ts';
import { distinctIds } from './id-fields.ts';
import { elementsFor } from './request-parts.ts';

/** Puts one `div` around elements. Each element is named once. */
export const wrapDivFields = () => Type.Object({ codebaseIdsToWrap: elementIdsField });

export type WrapDivFields = Static<ReturnType<typeof wrapDivFields>>;

export const wrapDivChange: ChangeDefinition<WrapDivFields> = {
  name: () => 'Wrap in div',
  canPreviewWhileFlushing: false,
  canUndoInstantly: false,
  tidy: (fields) => ({ codebaseIdsToWrap: distinctIds(fields.codebaseIdsToWrap) }),
  remapIds: (fields, remap) => ({ codebaseIdsToWrap: fields.codebaseIdsToWrap.map(remap) }),
  request: (fields, context) => ({
    mutation: 'wrapInDiv',
    path: paths.mutate(context.canvasId, 'wrapInDiv'),
    body: { reactElements: elementsFor(context, fields.codebaseIdsToWrap) },
  }),
};
