import type { HistoryCall } from '../calls/history.ts';
import { paths } from '../calls/paths.ts';
import { entryOf } from '../lookups.ts';
import type { TreeElement } from '../tree-element.ts';
import type { ChangeRequest, RequestContext } from './change-definition.ts';

/** A body's element: the tree element, or the id alone where the lookup does not know it. */
export function elementFor(
  { treeElementLookup }: RequestContext,
  codebaseId: string,
): TreeElement | { readonly codebaseId: string } {
  return entryOf(treeElementLookup, codebaseId) ?? { codebaseId };
}

/** As `elementFor`, null where no element is named. */
export function elementOrNull(
  context: RequestContext,
  codebaseId: string | null | undefined,
): ReturnType<typeof elementFor> | null {
  return codebaseId ? elementFor(context, codebaseId) : null;
}

export function elementsFor(
  context: RequestContext,
  codebaseIds: readonly string[],
): ReturnType<typeof elementFor>[] {
  return codebaseIds.map((codebaseId) => elementFor(context, codebaseId));
}

/** The call of an undo or a redo, whose body is empty. */
export function historyRequest(history: HistoryCall, { canvasId }: RequestContext): ChangeRequest {
  return { history, path: paths.history(canvasId, history), body: {} };
}
