import type { ChangeFields } from './change-fields.ts';
import type { ChangeItem } from './change-item.ts';
import type { ChangeType } from './change-types.ts';
import { createChangeItem } from './create-change-item.ts';

/** The id that every item of these tests has. */
export const testId = '919108f7-52d1-4320-9bac-f847db4148a8';

/** An item with that id. */
export function change<Type extends ChangeType>(
  type: Type,
  fields: ChangeFields[Type],
): ChangeItem<Type> {
  return createChangeItem(type, fields, { newId: () => testId });
}

const remove = change('REMOVE_JSX', { codebaseIdsToRemove: ['tempo-a', 'tempo-b'] });

/** One change of each type; `tempo-a` is the element it is about. */
export const oneOfEach: { readonly [Type in ChangeType]: ChangeItem<Type> } = {
  STYLING: change('STYLING', {
    codebaseId: 'tempo-a',
    stylingChanges: { color: 'red', gridArea: null },
    stylingFramework: 'Inline',
    modifiers: ['hover'],
    customProperties: [{ name: '--gap', value: '4px' }],
  }),
  ADD_JSX: change('ADD_JSX', {
    codebaseIdToAddTo: 'tempo-a',
    beforeCodebaseId: 'tempo-b',
    addNativeTag: 'p',
    propsToSet: { title: 'x' },
  }),
  MOVE_JSX: change('MOVE_JSX', {
    codebaseIdToMove: 'tempo-a',
    codebaseIdToMoveTo: 'tempo-b',
    afterCodebaseId: 'tempo-c',
    expectedCurrentParentCodebaseId: 'tempo-d',
  }),
  REMOVE_JSX: remove,
  CHANGE_PROP: change('CHANGE_PROP', {
    codebaseIdToChange: 'tempo-a',
    propName: 'title',
    propValue: { type: 'EXPRESSION', value: 'x + 1' },
  }),
  ADD_CLASS: change('ADD_CLASS', {
    codebaseIdToAddClass: 'tempo-a',
    className: 'p-1',
    addingTailwindClass: true,
    modifiers: ['md'],
    cssEquivalent: 'padding: 4px',
  }),
  REMOVE_CLASS: change('REMOVE_CLASS', { codebaseIdToRemoveClass: 'tempo-a', className: 'p-1' }),
  UPDATE_CLASSES: change('UPDATE_CLASSES', {
    codebaseIdToUpdateClass: 'tempo-a',
    newClasses: ['p-1'],
    oldClasses: ['p-2'],
    involvedClasses: [{ tailwind: 'p-1', css: 'padding: 4px', variant: null }],
  }),
  EDIT_TEXT: change('EDIT_TEXT', {
    codebaseIdToEditText: 'tempo-a',
    newText: 'new',
    oldText: 'old',
  }),
  WRAP_DIV: change('WRAP_DIV', { codebaseIdsToWrap: ['tempo-a', 'tempo-b'] }),
  CHANGE_TAG: change('CHANGE_TAG', { codebaseIdToChange: 'tempo-a', newTagName: 'h1' }),
  DUPLICATE: change('DUPLICATE', { codebaseIdsToDuplicate: ['tempo-a'] }),
  UNDO: change('UNDO', { changeToUndo: remove, matchingActivityFlushed: true }),
  REDO: change('REDO', { changeToRedo: remove }),
  UNKNOWN: change('UNKNOWN', {}),
};
