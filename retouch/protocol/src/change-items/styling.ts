import { type Static, Type } from 'typebox';
import { modifiersField, nameField, omittable } from '../calls/body-fields.ts';
import { cssValuesField } from '../calls/css-values.ts';
import { customPropertiesField } from '../calls/custom-properties.ts';
import { paths } from '../calls/paths.ts';
import { stylingFrameworkField } from '../calls/styling-framework.ts';
import type { ChangeDefinition } from './change-definition.ts';
import { elementFor } from './request-parts.ts';

/** Sets and removes properties of CSS on one element. */
export const stylingFields = () =>
  Type.Object({
    codebaseId: nameField,
    stylingChanges: cssValuesField,
    stylingFramework: stylingFrameworkField,
    modifiers: omittable(modifiersField),
    customProperties: omittable(customPropertiesField),
  });

export type StylingFields = Static<ReturnType<typeof stylingFields>>;

export const stylingChange: ChangeDefinition<StylingFields> = {
  name: () => 'Change styling',
  canPreviewWhileFlushing: true,
  canUndoInstantly: true,
  remapIds: (fields, remap) => ({ ...fields, codebaseId: remap(fields.codebaseId) }),
  request: (fields, context) => ({
    mutation: 'styling',
    path: paths.mutate(context.canvasId, 'styling'),
    body: {
      reactElement: elementFor(context, fields.codebaseId),
      styling: fields.stylingChanges,
      stylingFramework: fields.stylingFramework,
      modifiers: fields.modifiers ?? null,
      customProperties: fields.customProperties ?? null,
    },
  }),
};
