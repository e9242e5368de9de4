import { describe, expect, it } from 'vitest';
import { canPreviewWhileFlushing, canUndoInstantly, hasInstantUpdate } from './change-abilities.ts';
import { change, oneOfEach, testId } from './change-items.testing.ts';
import { changeTypes } from './change-types.ts';
import { createChangeItem } from './create-change-item.ts';

describe('createChangeItem', () => {
  it('gives a pending change with the id it is handed', () => {
    const { id, consumed, failed, sendInstantUpdate } = oneOfEach.STYLING;
    expect({ id, consumed, failed, sendInstantUpdate }).toEqual({
      id: testId,
      consumed: false,
      failed: false,
      sendInstantUpdate: true,
    });
  });

  it('names it for the person, or as it is told', () => {
    expect(oneOfEach.UNDO.name).toBe('Undo: Remove element');
    const named = createChangeItem('UNKNOWN', {}, { newId: () => testId, name: 'From the IDE' });
    expect(named.name).toBe('From the IDE');
  });

  it.each(changeTypes)('%s has a name', (type) => expect(oneOfEach[type].name).not.toBe(''));

  it('names each element once where a list is de-duplicated (canvas-script, section 3)', () => {
    const ids = ['tempo-b', 'tempo-a', 'tempo-b'];
    const once = ['tempo-b', 'tempo-a'];
    const remove = change('REMOVE_JSX', { codebaseIdsToRemove: ids });
    const wrap = change('WRAP_DIV', { codebaseIdsToWrap: ids });
    const duplicate = change('DUPLICATE', { codebaseIdsToDuplicate: ids });
    expect(remove.changeFields.codebaseIdsToRemove).toEqual(once);
    expect(wrap.changeFields.codebaseIdsToWrap).toEqual(once);
    expect(duplicate.changeFields.codebaseIdsToDuplicate).toEqual(once);
  });

  it('UNKNOWN is consumed and previews nothing (canvas-script, section 4)', () => {
    expect(oneOfEach.UNKNOWN).toMatchObject({ consumed: true, sendInstantUpdate: false });
  });

  it('can be told to preview nothing', () => {
    const options = { newId: () => testId, sendInstantUpdate: false };
    const quiet = createChangeItem('STYLING', oneOfEach.STYLING.changeFields, options);
    expect(quiet.sendInstantUpdate).toBe(false);
  });
});

// canvas-script, section 4: the two lists there.
const whileFlushing = ['STYLING', 'ADD_CLASS', 'UPDATE_CLASSES'];
const undoneInstantly = ['REMOVE_JSX', 'ADD_CLASS', 'STYLING', 'UPDATE_CLASSES'];
const ordinary = changeTypes.filter((type) => !['UNDO', 'REDO', 'UNKNOWN'].includes(type));

describe('abilities (canvas-script, section 4)', () => {
  it.each(ordinary)('%s is previewed while others are flushed as the list says', (type) => {
    expect(canPreviewWhileFlushing(oneOfEach[type])).toBe(whileFlushing.includes(type));
  });

  it.each(ordinary)('undo and redo of %s inherit that', (type) => {
    const undo = change('UNDO', { changeToUndo: oneOfEach[type], matchingActivityFlushed: false });
    const redo = change('REDO', { changeToRedo: oneOfEach[type] });
    const undoOfRedo = change('UNDO', { changeToUndo: redo, matchingActivityFlushed: true });
    for (const item of [undo, redo, undoOfRedo]) {
      expect(canPreviewWhileFlushing(item)).toBe(whileFlushing.includes(type));
    }
  });

  it.each(ordinary)('%s can be undone and redone instantly as the list says', (type) => {
    const can = undoneInstantly.includes(type);
    expect(canUndoInstantly(type)).toBe(can);
    expect(change('REDO', { changeToRedo: oneOfEach[type] }).sendInstantUpdate).toBe(can);
  });

  it('neither holds for UNKNOWN, nor does it preview', () => {
    expect(canPreviewWhileFlushing(oneOfEach.UNKNOWN)).toBe(false);
    expect(canUndoInstantly('UNKNOWN')).toBe(false);
    expect(hasInstantUpdate(oneOfEach.UNKNOWN)).toBe(false);
  });
});
