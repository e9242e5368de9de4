import { describe, expect, it } from 'vitest';
import { changeDefinitions } from './change-definitions.ts';
import { changeFieldSchemas } from './change-field-schemas.ts';
import { changeTypes, isChangeType } from './change-types.ts';

// canvas-script, section 3.
const types =
  'STYLING ADD_JSX MOVE_JSX REMOVE_JSX CHANGE_PROP ADD_CLASS REMOVE_CLASS UPDATE_CLASSES EDIT_TEXT WRAP_DIV CHANGE_TAG DUPLICATE UNDO REDO UNKNOWN'.split(
    ' ',
  );

describe('the types of change', () => {
  it('are those of canvas-script, section 3', () => expect(changeTypes).toEqual(types));

  it('have a definition and a schema each', () => {
    expect(Object.keys(changeDefinitions).toSorted()).toEqual(types.toSorted());
    expect(Object.keys(changeFieldSchemas).toSorted()).toEqual(types.toSorted());
  });

  it('do not compile with one missing', () => {
    const { UNDO: _, ...definitions } = changeDefinitions;
    const { STYLING: __, ...schemas } = changeFieldSchemas;
    // @ts-expect-error UNDO is missing
    const withoutUndo: typeof changeDefinitions = definitions;
    // @ts-expect-error STYLING is missing
    const withoutStyling: typeof changeFieldSchemas = schemas;
    expect(Object.keys({ ...withoutUndo, ...withoutStyling })).toHaveLength(types.length);
  });

  it('are told from other words', () => {
    expect(isChangeType('UNDO')).toBe(true);
    expect(isChangeType('undo')).toBe(false);
    expect(isChangeType(undefined)).toBe(false);
  });
});
