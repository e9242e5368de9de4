import { describe, expect, it } from 'vitest';
import { change, oneOfEach, testId } from './change-items.testing.ts';
import { changeTypes } from './change-types.ts';
import { createChangeItem } from './create-change-item.ts';
import { remapChangeItem } from './remap-change-item.ts';

const map = {
  'tempo-a': 'tempo-1',
  'tempo-b': 'tempo-2',
  'tempo-c': 'tempo-3',
  'tempo-d': 'tempo-4',
};

describe('remapChangeItem', () => {
  it.each(changeTypes)('leaves no previous id in the fields of %s', (type) => {
    const remapped = JSON.stringify(remapChangeItem(oneOfEach[type], map).changeFields);
    const expected = JSON.stringify(oneOfEach[type].changeFields).replaceAll(
      /"tempo-([abcd])"/g,
      (_, letter: string) => `"tempo-${'abcd'.indexOf(letter) + 1}"`,
    );
    expect(withoutNulls(withoutMaps(remapped))).toEqual(withoutNulls(withoutMaps(expected)));
  });

  it('touches no text that only looks like an id', () => {
    const item = change('EDIT_TEXT', {
      codebaseIdToEditText: 'tempo-a',
      newText: 'tempo-a',
      oldText: 'tempo-b',
    });
    expect(remapChangeItem(item, map).changeFields).toEqual({
      codebaseIdToEditText: 'tempo-1',
      newText: 'tempo-a',
      oldText: 'tempo-b',
    });
  });

  it('follows what is to be selected', () => {
    const selection = { elementKey: 'tempo-a_my_home_0-1', elementKeys: ['tempo-b_my_home_0-2'] };
    const options = { newId: () => testId, selectionAfterUndo: selection };
    const item = createChangeItem('UNKNOWN', {}, options);
    expect(remapChangeItem(item, map).selectionAfterUndo).toEqual({
      elementKey: 'tempo-1_my_home_0-1',
      elementKeys: ['tempo-2_my_home_0-2'],
    });
    expect(remapChangeItem(item, map).selectionAfterUpdate).toBeNull();
  });

  it('remembers what became of the ids, over several changes', () => {
    const once = remapChangeItem(oneOfEach.DUPLICATE, { 'tempo-a': 'tempo-1' });
    const twice = remapChangeItem(once, { 'tempo-1': 'tempo-9', 'tempo-x': 'tempo-y' });
    expect(twice.prevIdToNewIdMap).toEqual({
      'tempo-a': 'tempo-9',
      'tempo-1': 'tempo-9',
      'tempo-x': 'tempo-y',
    });
    expect(twice.changeFields.codebaseIdsToDuplicate).toEqual(['tempo-9']);
  });

  it('reaches the change that an undo refers to', () => {
    const { changeToUndo } = remapChangeItem(oneOfEach.UNDO, map).changeFields;
    expect(changeToUndo.changeFields).toEqual({ codebaseIdsToRemove: ['tempo-1', 'tempo-2'] });
  });
});

/** Without the maps that referred changes keep. */
function withoutMaps(json: string): unknown {
  return JSON.parse(json, (name, value: unknown) =>
    name === 'prevIdToNewIdMap' ? undefined : value,
  );
}

/** Fields that name no element may be left out or null. */
function withoutNulls(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) => inner ?? undefined);
}
