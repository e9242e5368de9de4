export { type Identity, identityOf, type RewrittenFile } from './edits/identity.ts';
export {
  type PlacedElement,
  type Rewrite,
  RewriteDraft,
  type RewriteEdit,
} from './edits/rewrite.ts';
export {
  applyChange,
  changeSetOf,
  editsOf,
  invertChange,
  type TextEdit,
} from './edits/text-edit.ts';
export { codebaseIdOf } from './elements/codebase-id.ts';
export type { SourceComponent, SourceElement } from './elements/source-element.ts';
export { isNativeTag, tagName } from './elements/tag-name.ts';
export { type ModuleMatch, matchModules } from './match/match-modules.ts';
export { SourceModule } from './module.ts';
export { type CreatedFile, type Plan, planOf } from './plan.ts';
export {
  declarationOf,
  type FreeName,
  freeNames,
  isOfModule,
  variableAt,
} from './rewrite/bindings/free-names.ts';
export { changeClasses } from './rewrite/classes/change-classes.ts';
export type { AddedClass, ClassChange } from './rewrite/classes/change-plan.ts';
export { checkClassName, classNamesOf } from './rewrite/classes/class-name.ts';
export { type ClassOverrides, noOverrides, overridesByName } from './rewrite/classes/overrides.ts';
export { type ClassesUpdate, updateOf } from './rewrite/classes/update-classes.ts';
export { writtenClasses } from './rewrite/classes/written-classes.ts';
export { addModuleClass } from './rewrite/css/add-module-class.ts';
export {
  type ClassSource,
  type ClassSources,
  classSources,
  type ImportedModule,
  importedCssModules,
  importedSheets,
} from './rewrite/css/class-sources.ts';
export { Imports, type Want } from './rewrite/imports/imports.ts';
export { changeStyle, type StyleValues } from './rewrite/inline-style/change-style.ts';
export { setProp } from './rewrite/props/set-prop.ts';
export { attributeCode, checkExpression, type NewValue } from './rewrite/props/value-code.ts';
export { type Beside, type PlaceInParent, placeIn } from './rewrite/structure/child-place.ts';
export { copyOf } from './rewrite/structure/copy-element.ts';
export { duplicateElements } from './rewrite/structure/duplicate-elements.ts';
export { type Block, type BlockAt, insertChild } from './rewrite/structure/insert-child.ts';
export {
  moveElement,
  refuseIntoItself,
  refuseLostFunction,
} from './rewrite/structure/move-element.ts';
export { elementCode, type NewProps, withProps } from './rewrite/structure/new-element.ts';
export { removeElements, removeOccupants } from './rewrite/structure/remove-elements.ts';
export { type TakenElement, takeElement } from './rewrite/structure/take-element.ts';
export { wrapElements } from './rewrite/structure/wrap-elements.ts';
export { changeTag } from './rewrite/tags/change-tag.ts';
export { tagKind, voidTags } from './rewrite/tags/tag-names.ts';
export { editText, type TextChange } from './rewrite/text/edit-text.ts';
export { otherChild, textRuns } from './rewrite/text/text-run.ts';
export { notEditable, SourceError, type SourcePlace } from './source-error.ts';
export { type FileStyle, indentOf, lineEndOf, styleOf } from './style/file-style.ts';
export {
  indentationAt,
  isFirstOnLine,
  isLastOnLine,
  lineStart,
  lineStop,
  movableLines,
  reindented,
} from './style/indentation.ts';
export { placeOf } from './style/place-of.ts';
export { lineAndColumn } from './syntax/line-and-column.ts';
export { LineStarts } from './syntax/line-starts.ts';
export { isModulePath } from './syntax/parse-module.ts';
export { forEachChild, walk } from './syntax/walk.ts';
