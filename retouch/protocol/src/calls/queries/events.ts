import type { LookupChanges, Scope, TreeElement } from '../../tree-element.ts';
import type { IdMap } from '../success.ts';
import type { DevServerState } from './canvases.ts';

interface EventFields {
  /** Files of the project changed on disk, by a mutation or from outside. */
  files_changed: {
    readonly paths: readonly string[];
    /** The mutation that wrote them; null for a change from outside. */
    readonly activityId: string | null;
  };
  /** What became of the lookups; null for an id that is gone. */
  lookups: {
    readonly treeElementLookup: LookupChanges<TreeElement>;
    readonly scopeLookup: LookupChanges<Scope>;
  };
  /** Elements that have another id from now on. */
  id_map: { readonly prevIdToNewIdMap: IdMap };
  dev_server: { readonly state: DevServerState; readonly message?: string };
}

export type CanvasEventType = keyof EventFields;

/** An event, without the version of the ids in it. */
export type CanvasEventContent = {
  [Type in CanvasEventType]: { readonly type: Type } & EventFields[Type];
}[CanvasEventType];

/**
 * `GET canvases/{canvasId}/events`: server-sent events. `event:` is the type, `data:` the whole
 * object as JSON on one line. What one change brings comes as `files_changed`, `id_map` where ids
 * have changed, and `lookups`; the last of them has the version as its `id:`.
 */
export type CanvasEvent = CanvasEventContent & {
  /** See `versionHeader`. Events up to the version of an answer are in that answer already. */
  readonly version: string;
};
