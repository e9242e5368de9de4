import type { FrameFunctionName } from './frame-functions.ts';

const names: { readonly [Name in FrameFunctionName]: true } = {
  initProject: true,
  enableDriveMode: true,
  disableDriveMode: true,
  setNewLookups: true,
  setHoveredElement: true,
  setSelectedElement: true,
  setMultiselectedElementKeys: true,
  processRulesForSelectedElement: true,
  setModifiersForSelectedElement: true,
  getCssEvals: true,
  ruleMatchesElement: true,
  getElementClassList: true,
  applyChangeItemToDocument: true,
  updateCodebaseIds: true,
  dispatchEvent: true,
  updateOutlines: true,
  goBack: true,
  goForward: true,
  refresh: true,
  syntheticMouseOver: true,
  syntheticMouseMove: true,
  syntheticMouseUp: true,
  clearHoveredOutlines: true,
  setZoomPerc: true,
  setAiContext: true,
  tempMoveElement: true,
  tempAddDiv: true,
  tempMoveToNewParent: true,
  checkIfHydrationError: true,
  triggerDragStart: true,
  triggerDragCancel: true,
  setIsFlushing: true,
};

/** The names of all functions of the frame. */
export const frameFunctionNames: readonly string[] = Object.keys(names);

/** Whether the frame has a function of that name. */
export function isFrameFunctionName(name: unknown): name is FrameFunctionName {
  return typeof name === 'string' && Object.hasOwn(names, name);
}
