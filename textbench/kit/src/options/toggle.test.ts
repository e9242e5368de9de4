import { describe, expect, it } from 'vitest';
import { parseToggle, toggle } from './toggle.ts';

const sorted = toggle({ label: 'Sorted', default: false });

describe('a toggle', () => {
  it('is declared by label and default', () => {
    expect(sorted).toEqual({ kind: 'toggle', label: 'Sorted', default: false });
  });

  it.each([true, 'true', 'TRUE', 'yes', 'on', 'On', '1', 1])('is on for %j', (raw) => {
    expect(parseToggle(sorted, raw)).toEqual({ value: true });
  });

  it('is on for a flag without a value', () => {
    expect(parseToggle(sorted, '')).toEqual({ value: true });
  });

  it.each([false, 'false', 'False', 'no', 'off', 'OFF', '0', 0])('is off for %j', (raw) => {
    expect(parseToggle(sorted, raw)).toEqual({ value: false });
  });

  it.each(['maybe', '2', 2, ' on', null, undefined, {}, [], [true]])('refuses %j', (raw) => {
    expect(parseToggle(sorted, raw)).toEqual({ problem: 'takes on or off' });
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'refuses %s, which every object has',
    (raw) => {
      expect(parseToggle(sorted, raw)).toEqual({ problem: 'takes on or off' });
    },
  );
});
