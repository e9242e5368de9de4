import { type Static, Type } from 'typebox';
import { elementField, fileField, nameField, omittable, pathField } from '../body-fields.ts';
import { limits } from '../limits.ts';
import { propsToSetField } from '../prop-value.ts';

/** A copy of a known element or component: whatever its tree element says, and props over its own. */
export const copiedElement = Type.Object({
  codebaseId: nameField,
  propsToSet: omittable(propsToSetField),
});

/** A new native element: `{ type: 'native', nativeTag: 'div', componentName: 'div' }`. */
export const nativeElement = Type.Object({
  type: Type.Literal('native'),
  nativeTag: nameField,
  componentName: omittable(nameField),
  propsToSet: omittable(propsToSetField),
});

/** What to add. With a `codebaseId` it is a copy, whatever else it holds. */
export const newElementField = Type.Union([copiedElement, nativeElement]);

/** Contents by path of files that the added element needs. */
export const extraFilesField = Type.Record(Type.String(), fileField, {
  maxProperties: limits.entries,
});

/**
 * `mutate/addJsxElement`: adds an element to `destinationElement`, before `beforeElement` or after
 * `afterElement` where one is given, else as its last child.
 */
export const addJsxBody = Type.Object({
  destinationElement: elementField,
  beforeElement: omittable(elementField),
  afterElement: omittable(elementField),
  newElement: newElementField,
  /** The canvas that is in the path as well. */
  canvasId: omittable(nameField),
  /** The storyboard whose removal this addition undoes. */
  deletedStoryboardId: omittable(nameField),
  /** Source in which the copied element is to be found when the project no longer has it. */
  fileContentsToSourceFrom: omittable(fileField),
  fileContentsSourceFilename: omittable(pathField),
  extraFiles: omittable(extraFilesField),
  /** True when the canvas has shown the element already: no toast then. */
  hasInstantUpdate: omittable(Type.Boolean()),
});

export type NewElement = Static<typeof newElementField>;
export type ExtraFiles = Static<typeof extraFilesField>;
export type AddJsxBody = Static<typeof addJsxBody>;

/** Whether what is to be added is a copy of something that is there. */
export function isCopiedElement(element: NewElement): element is Static<typeof copiedElement> {
  return 'codebaseId' in element && typeof element.codebaseId === 'string';
}
