import { type Static, Type } from 'typebox';
import { nameField } from '../calls/body-fields.ts';
import { paths } from '../calls/paths.ts';
import { propValueField } from '../calls/prop-value.ts';
import type { ChangeDefinition } from './change-definition.ts';
import { elementFor } from './request-parts.ts';

/** Sets a prop of an element; null removes it. */
export const changePropFields = () =>
  Type.Object({
    codebaseIdToChange: nameField,
    propName: nameField,
    propValue: Type.Union([propValueField, Type.Null()]),
  });

export type ChangePropFields = Static<ReturnType<typeof changePropFields>>;

export const changePropChange: ChangeDefinition<ChangePropFields> = {
  name: ({ propName }) => `Change prop ${propName}`,
  canPreviewWhileFlushing: false,
  canUndoInstantly: false,
  remapIds: (fields, remap) => ({
    ...fields,
    codebaseIdToChange: remap(fields.codebaseIdToChange),
  }),
  request: ({ codebaseIdToChange, propName, propValue }, context) => ({
    mutation: 'changePropValue',
    path: paths.mutate(context.canvasId, 'changePropValue'),
    body: { elementToModify: elementFor(context, codebaseIdToChange), propName, propValue },
  }),
};
