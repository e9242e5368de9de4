import { type Static, Type } from 'typebox';
import { nameField, omittable } from '../calls/body-fields.ts';
import { paths } from '../calls/paths.ts';
import type { ChangeDefinition } from './change-definition.ts';
import { remapWhereGiven } from './id-fields.ts';
import { elementFor, elementOrNull } from './request-parts.ts';

/** Moves an element, before or after a child of its new parent where one is named, else last. */
export const moveJsxFields = () =>
  Type.Object({
    codebaseIdToMove: nameField,
    codebaseIdToMoveTo: nameField,
    afterCodebaseId: omittable(nameField),
    beforeCodebaseId: omittable(nameField),
    /** The parent it had when the move was asked for; the server refuses if it has another by now. */
    expectedCurrentParentCodebaseId: omittable(nameField),
  });

export type MoveJsxFields = Static<ReturnType<typeof moveJsxFields>>;

export const moveJsxChange: ChangeDefinition<MoveJsxFields> = {
  name: () => 'Move element',
  canPreviewWhileFlushing: false,
  canUndoInstantly: false,
  remapIds: (fields, remap) => ({
    codebaseIdToMove: remap(fields.codebaseIdToMove),
    codebaseIdToMoveTo: remap(fields.codebaseIdToMoveTo),
    afterCodebaseId: remapWhereGiven(fields.afterCodebaseId, remap),
    beforeCodebaseId: remapWhereGiven(fields.beforeCodebaseId, remap),
    expectedCurrentParentCodebaseId: remapWhereGiven(fields.expectedCurrentParentCodebaseId, remap),
  }),
  request: (fields, context) => ({
    mutation: 'moveJsxElement',
    path: paths.mutate(context.canvasId, 'moveJsxElement'),
    body: {
      elementToMove: elementFor(context, fields.codebaseIdToMove),
      newContainerElement: elementFor(context, fields.codebaseIdToMoveTo),
      afterElement: elementOrNull(context, fields.afterCodebaseId),
      beforeElement: elementOrNull(context, fields.beforeCodebaseId),
      expectedCurrentParent: elementOrNull(context, fields.expectedCurrentParentCodebaseId),
    },
  }),
};
