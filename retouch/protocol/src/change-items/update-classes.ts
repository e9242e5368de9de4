import { type Static, Type } from 'typebox';
import { classesField, nameField, omittable, textField } from '../calls/body-fields.ts';
import { cssValuesField } from '../calls/css-values.ts';
import { limits } from '../calls/limits.ts';
import { paths } from '../calls/paths.ts';
import type { ChangeDefinition } from './change-definition.ts';
import { elementFor } from './request-parts.ts';

/** What a class means, for the preview. */
const involvedClass = () =>
  Type.Object({
    /** The class as it is written: `md:p-1`. */
    tailwind: textField,
    /** Its declarations: `padding: 4px`, or values by property. */
    css: omittable(Type.Union([textField, cssValuesField])),
    /** Its variant: `md`. */
    variant: omittable(textField),
  });

/** Swaps classes of an element for others in one step. */
export const updateClassesFields = () =>
  Type.Object({
    codebaseIdToUpdateClass: nameField,
    newClasses: classesField,
    oldClasses: classesField,
    involvedClasses: omittable(Type.Array(involvedClass(), { maxItems: limits.entries })),
    /** True for classes that are shown on the canvas and not written. */
    isInstantChangeOnly: omittable(Type.Boolean()),
  });

export type UpdateClassesFields = Static<ReturnType<typeof updateClassesFields>>;

export const updateClassesChange: ChangeDefinition<UpdateClassesFields> = {
  name: () => 'Update classes',
  canPreviewWhileFlushing: true,
  canUndoInstantly: true,
  remapIds: (fields, remap) => ({
    ...fields,
    codebaseIdToUpdateClass: remap(fields.codebaseIdToUpdateClass),
  }),
  request: ({ codebaseIdToUpdateClass, newClasses, oldClasses, ...fields }, context) => {
    if (fields.isInstantChangeOnly) return null;
    return {
      mutation: 'updateClasses',
      path: paths.mutate(context.canvasId, 'updateClasses'),
      body: { reactElement: elementFor(context, codebaseIdToUpdateClass), newClasses, oldClasses },
    };
  },
};
