import type { IdMap } from '../calls/success.ts';
import type { ChangeFields } from './change-fields.ts';
import type { ChangeType } from './change-types.ts';

/** What is selected on the canvas: element keys as text. */
export interface Selection {
  readonly elementKey: string | null;
  /** The keys of a multi-selection; empty for a single one. */
  readonly elementKeys: readonly string[];
}

/**
 * One edit, from when it is asked for until the source has it. Plain data that never changes: each
 * step of its life gives a new one with the same id.
 */
export interface ChangeItemOf<Type extends ChangeType> {
  /** A UUID. */
  readonly id: string;
  readonly type: Type;
  /** For the person who made it: 'Change styling'. */
  readonly name: string;
  readonly changeFields: ChangeFields[Type];
  /** Whether it is processed, be it with success or not. */
  readonly consumed: boolean;
  readonly failed: boolean;
  /** False where the canvas is not to preview it. */
  readonly sendInstantUpdate: boolean;
  readonly instantUpdateSent: boolean;
  readonly instantUpdateFinished: boolean;
  readonly instantUpdateSuccessful: boolean;
  /** What the canvas noted for undoing its preview; JSON. */
  readonly instantUpdateData: Readonly<Record<string, unknown>>;
  /** Null where the selection is to stay. */
  readonly selectionAfterUpdate: Selection | null;
  readonly selectionAfterUndo: Selection | null;
  /** What became of ids since the change was made. */
  readonly prevIdToNewIdMap: IdMap;
}

/** A change of one of the given types; without any, of whichever type. */
export type ChangeItem<Types extends ChangeType = ChangeType> = {
  [Type in Types]: ChangeItemOf<Type>;
}[Types];
