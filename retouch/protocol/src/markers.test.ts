import { describe, expect, it } from 'vitest';
import { isMarkerAttribute, isMarkerClass } from './markers.ts';

// Every class and attribute that wire-format, section 1, lists, written out from there.
const classes = [
  'tempo-919108f7-52d1-4320-9bac-f847db4148a8',
  'tempo-wrap-in-div-placeholder',
  'tempo-duplicate-placeholder-1',
  'tempo-add-jsx-placeholder-1',
  'tempo-force-hover',
  'arb89-temp-styling',
  'arb89-outline',
  'arb89-edit-text-button',
  'arb89-instant-div-draw',
  'arb89-move-between-parents-outline',
  'arb89-styling-1234',
  'arb89-display-none-until-refresh',
];

const attributes = [
  'tempoelementid',
  'arb89-instant-update',
  'arb89-delete-after-refresh',
  'arb89-delete-after-instant-update',
  'arb89-outline-until-refresh',
  'arb89-do-not-show-in-nav',
  'arb89-queue-delete-after-hot-reload',
];

describe('markers (wire-format, section 1)', () => {
  it.each(classes)('the class %s is the editor’s own', (name) => {
    expect(isMarkerClass(name)).toBe(true);
  });

  it.each(['root', 'body', 'tempo', 'tempo-card', 'outline', 'p-4', ''])(
    'the class %j is the user’s',
    (name) => expect(isMarkerClass(name)).toBe(false),
  );

  it.each(attributes)('the attribute %s is the editor’s own', (name) => {
    expect(isMarkerAttribute(name)).toBe(true);
  });

  it('the prop is, however it is spelt', () => {
    expect(isMarkerAttribute('tempoElementId')).toBe(true);
  });

  it.each(['class', 'id', 'data-testid', 'data-arb89'])(
    'the attribute %s is the user’s',
    (name) => {
      expect(isMarkerAttribute(name)).toBe(false);
    },
  );
});
