import { type Static, Type } from 'typebox';
import { fileField, nameField, omittable, pathField, textField } from '../calls/body-fields.ts';
import { extraFilesField, type NewElement } from '../calls/mutate/add-jsx.ts';
import { paths } from '../calls/paths.ts';
import { propsToSetField } from '../calls/prop-value.ts';
import { ProtocolError } from '../protocol-error.ts';
import type { ChangeDefinition, RequestContext } from './change-definition.ts';
import { remapWhereGiven } from './id-fields.ts';
import { elementFor, elementOrNull } from './request-parts.ts';

/**
 * Adds an element to `codebaseIdToAddTo`: a copy of `addCodebaseId`, or a new `addNativeTag`. It
 * stands before or after a child where one is named, else last.
 */
export const addJsxFields = () =>
  Type.Object({
    codebaseIdToAddTo: nameField,
    beforeCodebaseId: omittable(nameField),
    afterCodebaseId: omittable(nameField),
    addCodebaseId: omittable(nameField),
    addNativeTag: omittable(nameField),
    fileContentsToSourceFrom: omittable(fileField),
    fileContentsSourceFilename: omittable(pathField),
    propsToSet: omittable(propsToSetField),
    deletedStoryboardId: omittable(nameField),
    /** Markup that the canvas shows until the source has the element. */
    htmlForInstantUpdate: omittable(textField),
    extraPathToContents: omittable(extraFilesField),
  });

export type AddJsxFields = Static<ReturnType<typeof addJsxFields>>;

export const addJsxChange: ChangeDefinition<AddJsxFields> = {
  name: () => 'Add element',
  canPreviewWhileFlushing: false,
  canUndoInstantly: false,
  remapIds: (fields, remap) => ({
    ...fields,
    codebaseIdToAddTo: remap(fields.codebaseIdToAddTo),
    beforeCodebaseId: remapWhereGiven(fields.beforeCodebaseId, remap),
    afterCodebaseId: remapWhereGiven(fields.afterCodebaseId, remap),
    addCodebaseId: remapWhereGiven(fields.addCodebaseId, remap),
  }),
  request: (fields, context) => ({
    mutation: 'addJsxElement',
    path: paths.mutate(context.canvasId, 'addJsxElement'),
    body: {
      destinationElement: elementFor(context, fields.codebaseIdToAddTo),
      beforeElement: elementOrNull(context, fields.beforeCodebaseId),
      afterElement: elementOrNull(context, fields.afterCodebaseId),
      newElement: newElement(fields, context),
      canvasId: context.canvasId,
      deletedStoryboardId: fields.deletedStoryboardId ?? null,
      fileContentsToSourceFrom: fields.fileContentsToSourceFrom ?? null,
      fileContentsSourceFilename: fields.fileContentsSourceFilename ?? null,
      extraFiles: fields.extraPathToContents ?? null,
      hasInstantUpdate: Boolean(fields.htmlForInstantUpdate),
    },
  }),
};

function newElement(fields: AddJsxFields, context: RequestContext): NewElement {
  const propsToSet = fields.propsToSet ?? null;
  if (fields.addCodebaseId) return { ...elementFor(context, fields.addCodebaseId), propsToSet };
  const { addNativeTag } = fields;
  if (addNativeTag) {
    return { type: 'native', nativeTag: addNativeTag, componentName: addNativeTag, propsToSet };
  }
  throw new ProtocolError('invalid_change_item', 'ADD_JSX needs addCodebaseId or addNativeTag');
}
