import type { PlainChangeItem } from '../change-items/plain-change-item.ts';
import type { HydrationStatus } from '../constants.ts';
import type { CssEvals, ProcessedCssRule } from './css-rules.ts';
import type { NavTreeNode } from './nav-tree.ts';
import type { DragContext, KeyDetails, MousePosition, WheelDetails } from './pointer.ts';

type Empty = Readonly<Record<string, never>>;

/** What each message of the frame holds beside its id (wire-format, section 4). */
interface FrameMessageFields {
  HOVERED_ELEMENT_KEY: { readonly elementKey: string | null };
  SELECTED_ELEMENT_KEY: { readonly elementKey: string | null; readonly outerHTML: string | null };
  MULTI_SELECTED_ELEMENT_KEYS: {
    readonly elementKeys: readonly string[];
    readonly outerHTMLs: readonly string[];
  };
  CONTEXT_REQUESTED: { readonly event: { readonly clientX: number; readonly clientY: number } };
  WHEEL_EVENT: { readonly event: WheelDetails };
  KEY_DOWN_EVENT: { readonly event: KeyDetails };
  KEY_UP_EVENT: { readonly event: KeyDetails };
  MOUSE_MOVE_EVENT: { readonly event: MousePosition };
  DRAG_START_EVENT: { readonly event: DragContext; readonly outerHTML: string | null };
  DRAG_END_EVENT: { readonly event: Empty };
  DRAG_CANCEL_EVENT: { readonly event: Empty };
  NAV_TREE: { readonly navTree: NavTreeNode; readonly outerHtml: string };
  LATEST_HREF: { readonly href: string };
  LATEST_HYDRATION_ERROR_STATUS: {
    readonly status: HydrationStatus;
    readonly errorDescr?: string;
    readonly errorLabel?: string;
    readonly errorBody?: string;
  };
  PROCESSED_CSS_RULES_FOR_ELEMENT: { readonly processedCssRules: readonly ProcessedCssRule[] };
  CSS_EVALS_FOR_ELEMENT: { readonly cssEvals: CssEvals };
  ELEMENT_CLASS_LIST: { readonly classList: readonly string[] };
  START_EDITING_TEXT: { readonly data: { readonly key: string; readonly oldText: string } };
  EDITED_TEXT: {
    readonly data: { readonly key: string; readonly newText: string; readonly oldText: string };
  };
  INSTANT_UPDATE_DONE: {
    readonly changeItem: PlainChangeItem;
    readonly instantUpdateData: Readonly<Record<string, unknown>>;
    readonly instantUpdateSuccessful: boolean;
  };
  EDIT_DYNAMIC_TEXT: { readonly elementKey: string };
}

export type FrameMessageId = keyof FrameMessageFields;

/** A message the frame posts on its own account; with an id, the one of that id. */
export type FrameMessage<Ids extends FrameMessageId = FrameMessageId> = {
  [Id in Ids]: { readonly id: Id } & FrameMessageFields[Id];
}[Ids];

const ids: { readonly [Id in FrameMessageId]: true } = {
  HOVERED_ELEMENT_KEY: true,
  SELECTED_ELEMENT_KEY: true,
  MULTI_SELECTED_ELEMENT_KEYS: true,
  CONTEXT_REQUESTED: true,
  WHEEL_EVENT: true,
  KEY_DOWN_EVENT: true,
  KEY_UP_EVENT: true,
  MOUSE_MOVE_EVENT: true,
  DRAG_START_EVENT: true,
  DRAG_END_EVENT: true,
  DRAG_CANCEL_EVENT: true,
  NAV_TREE: true,
  LATEST_HREF: true,
  LATEST_HYDRATION_ERROR_STATUS: true,
  PROCESSED_CSS_RULES_FOR_ELEMENT: true,
  CSS_EVALS_FOR_ELEMENT: true,
  ELEMENT_CLASS_LIST: true,
  START_EDITING_TEXT: true,
  EDITED_TEXT: true,
  INSTANT_UPDATE_DONE: true,
  EDIT_DYNAMIC_TEXT: true,
};

/** The ids of all messages of the frame. */
export const frameMessageIds: readonly string[] = Object.keys(ids);

/** Whether an id is one of the frame's own; others are those of the editor's questions. */
export function isFrameMessageId(id: unknown): id is FrameMessageId {
  return typeof id === 'string' && Object.hasOwn(ids, id);
}
