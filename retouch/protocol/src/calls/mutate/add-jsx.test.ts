import { describe, expect, it } from 'vitest';
import { bodyFault } from '../body-fault.ts';
import { isCopiedElement, newElementField } from './add-jsx.ts';

describe('the element to add', () => {
  it('is a copy when it has a codebase id, even that of a native element', () => {
    const copy = { codebaseId: 'tempo-a', type: 'native', nativeTag: 'p' } as const;
    expect(bodyFault(newElementField, copy)).toBeUndefined();
    expect(isCopiedElement(copy)).toBe(true);
  });

  it('is new when it has a tag and no id', () => {
    expect(isCopiedElement({ type: 'native', nativeTag: 'p' })).toBe(false);
  });

  it('is new when its id is none', () => {
    const element: unknown = { codebaseId: null, type: 'native', nativeTag: 'p' };
    expect(bodyFault(newElementField, element)).toBeUndefined();
    expect(isCopiedElement({ ...{ codebaseId: null }, type: 'native', nativeTag: 'p' })).toBe(
      false,
    );
  });
});
