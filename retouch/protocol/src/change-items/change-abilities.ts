import { changeDefinitions } from './change-definitions.ts';
import type { ChangeItem, ChangeItemOf } from './change-item.ts';
import type { ChangeType } from './change-types.ts';

/** The change that an undo or a redo refers to, however often it was undone and redone before. */
export function referredChange<Type extends ChangeType>(
  item: ChangeItemOf<Type>,
): ChangeItem | undefined {
  const direct = changeDefinitions[item.type].refersTo?.get(item.changeFields);
  return direct && (referredChange(direct) ?? direct);
}

/** Whether a change may be previewed while earlier ones are being flushed; undo and redo inherit it. */
export function canPreviewWhileFlushing<Type extends ChangeType>(
  item: ChangeItemOf<Type>,
): boolean {
  return changeDefinitions[referredChange(item)?.type ?? item.type].canPreviewWhileFlushing;
}

/** Whether the preview of a change can be taken back before the source has changed. */
export function canUndoInstantly(type: ChangeType): boolean {
  return changeDefinitions[type].canUndoInstantly;
}

/** Whether the canvas has anything to preview: an undo or redo only of what can be undone instantly. */
export function hasInstantUpdate<Type extends ChangeType>(item: ChangeItemOf<Type>): boolean {
  if (item.type === 'UNKNOWN') return false;
  const referred = referredChange(item);
  return !referred || canUndoInstantly(referred.type);
}
