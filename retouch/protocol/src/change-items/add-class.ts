import { type Static, Type } from 'typebox';
import {
  classListField,
  modifiersField,
  nameField,
  omittable,
  textField,
} from '../calls/body-fields.ts';
import { cssValuesField } from '../calls/css-values.ts';
import { customPropertiesField } from '../calls/custom-properties.ts';
import { paths } from '../calls/paths.ts';
import type { ChangeDefinition } from './change-definition.ts';
import { elementFor } from './request-parts.ts';

/** Adds a class to an element. */
export const addClassFields = () =>
  Type.Object({
    codebaseIdToAddClass: nameField,
    className: classListField,
    addingTailwindClass: omittable(Type.Boolean()),
    modifiers: omittable(modifiersField),
    customProperties: omittable(customPropertiesField),
    /** What the class means, for the preview: `padding: 4px`, or values by property. */
    cssEquivalent: omittable(Type.Union([textField, cssValuesField])),
    /** True for a class that is shown on the canvas and not written. */
    temporaryOnly: omittable(Type.Boolean()),
  });

export type AddClassFields = Static<ReturnType<typeof addClassFields>>;

export const addClassChange: ChangeDefinition<AddClassFields> = {
  name: () => 'Add class',
  canPreviewWhileFlushing: true,
  canUndoInstantly: true,
  remapIds: (fields, remap) => ({
    ...fields,
    codebaseIdToAddClass: remap(fields.codebaseIdToAddClass),
  }),
  request: (fields, context) => {
    if (fields.temporaryOnly) return null;
    return {
      mutation: 'addClass',
      path: paths.mutate(context.canvasId, 'addClass'),
      body: {
        reactElement: elementFor(context, fields.codebaseIdToAddClass),
        className: fields.className,
        stylingFramework: fields.addingTailwindClass ? 'Tailwind' : null,
        modifiers: fields.modifiers ?? null,
        customProperties: fields.customProperties ?? null,
      },
    };
  },
};
