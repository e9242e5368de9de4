import type { ScopeLookup, TreeElementLookup } from '../../tree-element.ts';

/** `GET canvases/{canvasId}/lookups`: every element and every component definition of the project. */
export interface Lookups {
  readonly treeElementLookup: TreeElementLookup;
  readonly scopeLookup: ScopeLookup;
}
