import { addElementPrefix, isCodebaseId } from './codebase-id.ts';

/** The attribute of a host element, and prop of a component, that holds its codebase id. */
export const codebaseIdAttribute = 'tempoelementid';

/** What every class and attribute that the canvas puts on an element for itself begins with. */
export const markerPrefix = 'arb89-';

/** Classes of the canvas (wire-format, section 1). */
export const markerClasses = {
  temporaryStyling: 'arb89-temp-styling',
  outline: 'arb89-outline',
  editTextButton: 'arb89-edit-text-button',
  instantDivDraw: 'arb89-instant-div-draw',
  moveBetweenParentsOutline: 'arb89-move-between-parents-outline',
  displayNoneUntilRefresh: 'arb89-display-none-until-refresh',
} as const;

/** What the classes that carry a previewed styling begin with. */
export const stylingClassPrefix = 'arb89-styling-';

/** What a class begins with that forces a pseudo-state: `tempo-force-hover`. */
export const forcedStatePrefix = 'tempo-force-';

/** Attributes of the canvas (wire-format, section 1). */
export const markerAttributes = {
  instantUpdate: 'arb89-instant-update',
  deleteAfterRefresh: 'arb89-delete-after-refresh',
  deleteAfterInstantUpdate: 'arb89-delete-after-instant-update',
  outlineUntilRefresh: 'arb89-outline-until-refresh',
  doNotShowInNav: 'arb89-do-not-show-in-nav',
  queueDeleteAfterHotReload: 'arb89-queue-delete-after-hot-reload',
} as const;

/** What stands for values that can't be sent, in answers to an inspection. */
export const valueMarkers = {
  object: 'TEMPO_OBJECT_TYPE',
  function: 'TEMPO_FUNCTION_TYPE',
} as const;

/** Whether a class is the editor's own, so must never be shown or written as the user's. */
export function isMarkerClass(className: string): boolean {
  return (
    isCodebaseId(className) ||
    [markerPrefix, forcedStatePrefix, addElementPrefix].some((prefix) =>
      className.startsWith(prefix),
    )
  );
}

/** Whether an attribute or a prop is the editor's own. */
export function isMarkerAttribute(name: string): boolean {
  return name.toLowerCase() === codebaseIdAttribute || name.startsWith(markerPrefix);
}
