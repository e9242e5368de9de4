import { describe, expect, it } from 'vitest';
import { oneOfEach, testId } from './change-items.testing.ts';
import { finishInstantUpdate, markInstantUpdateSent, markSucceeded } from './change-life-cycle.ts';
import { changeTypes } from './change-types.ts';
import { fitsSchema } from './fields-check.ts';
import { fromPlain, toPlain } from './plain-change-item.ts';
import { trustsFields } from './trusted-fields.ts';

function overTheWire(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe.each([
  ['fitsSchema', fitsSchema],
  ['trustsFields', trustsFields],
] as const)('a change item and its plain form, read with %s', (_, check) => {
  it.each(changeTypes)('%s comes back as it was', (type) => {
    const item = oneOfEach[type];
    expect(fromPlain(overTheWire(toPlain(item)), check)).toEqual(item);
  });

  it('keeps how far it has come', () => {
    const selection = { elementKey: 'body_home_0', elementKeys: ['a_home_0', 'b_home_0'] };
    const item = markSucceeded(
      finishInstantUpdate(markInstantUpdateSent(oneOfEach.STYLING), {
        successful: true,
        data: { previous: ['x'] },
        selection,
      }),
    );
    expect(fromPlain(overTheWire(toPlain(item)), check)).toEqual(item);
  });

  it.each([undefined, null, {}])('ignores %j (canvas-script, section 5)', (empty) => {
    expect(fromPlain(empty, check)).toBeUndefined();
  });

  it.each(['PAINT', 'styling', 'constructor'])('does not know the type %s', (type) => {
    expect(() => fromPlain({ id: testId, type, changeFields: {} }, check)).toThrow(
      new RegExp(`^Unknown change type: ${type}$`),
    );
  });

  it('does not know an item without a type', () => {
    expect(() => fromPlain({ id: testId }, check)).toThrow(/^Unknown change type: undefined$/);
  });

  it('needs no more than id, type and fields', () => {
    const { changeFields } = oneOfEach.STYLING;
    expect(fromPlain({ id: testId, type: 'STYLING', changeFields }, check)).toEqual(
      oneOfEach.STYLING,
    );
  });

  it('names each element once where a list is de-duplicated', () => {
    const changeFields = { codebaseIdsToRemove: ['tempo-a', 'tempo-a'] };
    expect(fromPlain({ id: testId, type: 'REMOVE_JSX', changeFields }, check)).toMatchObject({
      changeFields: { codebaseIdsToRemove: ['tempo-a'] },
    });
  });

  it('reads the change that an undo refers to, and throws as for the change itself', () => {
    const changeToUndo = { id: testId, type: 'PAINT', changeFields: {} };
    const changeFields = { changeToUndo, matchingActivityFlushed: true };
    expect(() => fromPlain({ id: testId, type: 'UNDO', changeFields }, check)).toThrow(
      'Unknown change type: PAINT',
    );
  });

  it.each([
    ['A change item is an object', 'STYLING'],
    ['A change item is an object', [oneOfEach.STYLING]],
    ['A change item needs an id', { type: 'UNKNOWN', changeFields: {} }],
    ['not those of UNKNOWN', { id: testId, type: 'UNKNOWN', changeFields: 'none' }],
    [/not those of REDO|REDO refers to no change/, { id: testId, type: 'REDO', changeFields: {} }],
  ])('says what is wrong: %s', (message, plain) => {
    expect(() => fromPlain(plain, check)).toThrow(message);
  });
});

describe('fields by their schema', () => {
  it.each([
    ['STYLING', { codebaseId: 'tempo-a', stylingChanges: { color: 1 }, stylingFramework: 'CSS' }],
    ['STYLING', { codebaseId: 'tempo-a', stylingChanges: {}, stylingFramework: 'Sass' }],
    ['REMOVE_JSX', { codebaseIdsToRemove: [] }],
    ['EDIT_TEXT', { codebaseIdToEditText: 'tempo-a' }],
    ['CHANGE_PROP', { codebaseIdToChange: 'tempo-a', propName: 'x' }],
  ])('of %s are refused: %j', (type, changeFields) => {
    expect(() => fromPlain({ id: testId, type, changeFields }, fitsSchema)).toThrow(
      `The changeFields are not those of ${type}`,
    );
  });
});
