import type { IdMap } from '../calls/success.ts';
import type { PlainChangeItem } from '../change-items/plain-change-item.ts';
import type { StoryboardType } from '../constants.ts';
import type {
  LookupChanges,
  Scope,
  ScopeLookup,
  TreeElement,
  TreeElementLookup,
} from '../tree-element.ts';
import type { CssElementLookup } from './css-rules.ts';

/** Options of `initProject`. */
export interface InitOptions {
  readonly driveModeEnabled?: boolean;
  readonly aiContextSelection?: boolean;
}

/** A synthetic mouse event; coordinates in CSS pixels of the frame's viewport. */
export interface SyntheticMouseEvent {
  readonly clientX: number;
  readonly clientY: number;
  readonly buttons?: number;
  readonly [further: string]: unknown;
}

type NoArguments = [];
type SelectedElementKey = string;

/**
 * The functions an editor can have the frame carry out, and their arguments in order (wire-format,
 * section 3). Element keys are text.
 */
export interface FrameFunctions {
  initProject: [
    storyboardId: string,
    treeElementLookup: TreeElementLookup,
    scopeLookup: ScopeLookup,
    storyboardComponentElement?: TreeElement | null,
    options?: InitOptions | null,
    storyboardType?: StoryboardType | null,
    savedComponentFilename?: string | null,
    originalStoryboardUrl?: string | null,
  ];
  enableDriveMode: NoArguments;
  disableDriveMode: NoArguments;
  setNewLookups: [treeElementLookup: LookupChanges<TreeElement>, scopeLookup: LookupChanges<Scope>];
  setHoveredElement: [elementKey: string | null];
  setSelectedElement: [elementKey: string | null];
  setMultiselectedElementKeys: [elementKeys: readonly string[]];
  processRulesForSelectedElement: [
    cssElementLookup: CssElementLookup,
    selectedElementKey: SelectedElementKey,
  ];
  setModifiersForSelectedElement: [
    modifiers: readonly string[],
    selectedElementKey: SelectedElementKey,
  ];
  getCssEvals: [selectedElementKey: SelectedElementKey];
  /** Answered with `{ id: messageId, matches }`. */
  ruleMatchesElement: [messageId: string, rule: string, selectedElementKey: SelectedElementKey];
  getElementClassList: [selectedElementKey: SelectedElementKey];
  applyChangeItemToDocument: [changeItem: PlainChangeItem];
  updateCodebaseIds: [
    prevIdToNewIdMap: IdMap,
    newTreeElementLookup?: LookupChanges<TreeElement> | null,
    newScopeLookup?: LookupChanges<Scope> | null,
  ];
  /** Dispatches a CustomEvent on the document. */
  dispatchEvent: [eventName: string, eventDetails: unknown];
  updateOutlines: NoArguments;
  goBack: NoArguments;
  goForward: NoArguments;
  refresh: NoArguments;
  syntheticMouseOver: [
    coords: { readonly x: number; readonly y: number },
    dontHoverInsideSelected: boolean,
    selectBottomMostElement: boolean,
  ];
  syntheticMouseMove: [event: SyntheticMouseEvent];
  syntheticMouseUp: [event: SyntheticMouseEvent];
  clearHoveredOutlines: NoArguments;
  /** 1 = 100 %. */
  setZoomPerc: [zoom: number];
  setAiContext: [aiContext: boolean];
  tempMoveElement: [elementKey: string, newIndex: number];
  /** Width and height in CSS pixels. */
  tempAddDiv: [parentCodebaseId: string, indexInParent: number, width: number, height: number];
  tempMoveToNewParent: [
    indicatorWidth: number,
    indicatorHeight: number,
    newPositionX: number,
    newPositionY: number,
    parentElementKey: string,
    clear: boolean,
  ];
  checkIfHydrationError: NoArguments;
  triggerDragStart: NoArguments;
  triggerDragCancel: NoArguments;
  setIsFlushing: [isFlushing: boolean];
}

export type FrameFunctionName = keyof FrameFunctions;
