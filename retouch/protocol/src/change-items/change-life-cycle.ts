import { ProtocolError } from '../protocol-error.ts';
import type { ChangeItem, Selection } from './change-item.ts';

export type ChangeStatus = 'pending' | 'consumed' | 'failed';

export function changeStatus({ consumed, failed }: ChangeItem): ChangeStatus {
  if (failed) return 'failed';
  return consumed ? 'consumed' : 'pending';
}

/** The item after the source has taken the change. Throws when it is processed already. */
export function markSucceeded<Item extends ChangeItem>(item: Item): Item {
  return process(item, false);
}

/** The item after the change was refused or could not be sent. Throws when it is processed already. */
export function markFailed<Item extends ChangeItem>(item: Item): Item {
  return process(item, true);
}

function process<Item extends ChangeItem>(item: Item, failed: boolean): Item {
  if (item.consumed) {
    throw new ProtocolError('already_processed', `Change ${item.id} is processed already`);
  }
  return { ...item, consumed: true, failed };
}

/** Whether the preview of a change is still to be sent to the canvas. */
export function shouldSendInstantUpdate(item: ChangeItem): boolean {
  return item.sendInstantUpdate && !item.instantUpdateSent;
}

/** The item with its preview turned off. */
export function withoutInstantUpdate<Item extends ChangeItem>(item: Item): Item {
  return { ...item, sendInstantUpdate: false };
}

/** The item once its preview is sent. Throws when there is none to send: it is sent once only. */
export function markInstantUpdateSent<Item extends ChangeItem>(item: Item): Item {
  if (!shouldSendInstantUpdate(item)) {
    throw new ProtocolError('already_processed', `Change ${item.id} has no preview to send`);
  }
  return { ...item, instantUpdateSent: true };
}

/** What the canvas reports of a preview. */
export interface InstantUpdateResult {
  readonly successful: boolean;
  /** JSON; what the canvas needs to take the preview back. */
  readonly data: Readonly<Record<string, unknown>>;
  /** What is selected from now on, null where the selection stays. */
  readonly selection?: Selection | null;
}

/** The item once the canvas has reported its preview. */
export function finishInstantUpdate<Item extends ChangeItem>(
  item: Item,
  { successful, data, selection }: InstantUpdateResult,
): Item {
  return {
    ...item,
    instantUpdateFinished: true,
    instantUpdateSuccessful: successful,
    instantUpdateData: data,
    selectionAfterUpdate: selection ?? item.selectionAfterUpdate,
  };
}
