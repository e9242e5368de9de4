import type { HistoryCall } from '../calls/history.ts';
import type { MutationBody, MutationName } from '../calls/mutations.ts';
import type { TreeElementLookup } from '../tree-element.ts';
import type { ChangeItem } from './change-item.ts';

/** A call that carries out a change: its path, without a leading slash, and its body. */
export type ChangeRequest =
  | {
      [Name in MutationName]: {
        readonly mutation: Name;
        readonly path: string;
        readonly body: MutationBody<Name>;
      };
    }[MutationName]
  | {
      readonly history: HistoryCall;
      readonly path: string;
      readonly body: Readonly<Record<string, never>>;
    };

/** What a request is built from beside the fields of the change. */
export interface RequestContext {
  readonly canvasId: string;
  readonly treeElementLookup: TreeElementLookup;
}

/** All that is particular to one type of change. */
export interface ChangeDefinition<Fields> {
  /** The name shown to the person unless the change is given one. */
  name(fields: Fields): string;
  /** Whether it may be previewed while earlier changes are being flushed. */
  readonly canPreviewWhileFlushing: boolean;
  /** Whether its preview can be taken back, and put back, before the source has changed. */
  readonly canUndoInstantly: boolean;
  /** The fields as they are kept, where that is not as they are given. */
  tidy?(fields: Fields): Fields;
  /** The fields with every codebase id put through `remap`. */
  remapIds(fields: Fields, remap: (codebaseId: string) => string): Fields;
  /** The change that this one takes back or repeats, whose abilities it inherits. */
  readonly refersTo?: {
    get(fields: Fields): ChangeItem;
    set(fields: Fields, item: ChangeItem): Fields;
  };
  /** The call that writes it into the source; null for one that is only shown. */
  request(fields: Fields, context: RequestContext): ChangeRequest | null;
}
