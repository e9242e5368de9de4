import { choice, integer, list, type OptionDeclarations, toggle } from '@textbench/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep, readKept } from './device-storage.ts';
import { FakeStorage, throwingStorage } from './fake-storage.testing.ts';
import { keepOptions, keptOptions } from './kept-options.ts';

const declarations: OptionDeclarations = {
  loud: toggle({ label: 'Loud', default: false }),
  width: integer({ label: 'Width', default: 80, min: 1, max: 100 }),
  form: choice({ label: 'Form', choices: { hex: 'Hex', text: 'Text' }, default: 'hex' }),
  words: list({ label: 'Words', default: ['a'] }),
};

const defaults = { loud: false, width: 80, form: 'hex', words: ['a'] };

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()));

afterEach(() => vi.unstubAllGlobals());

describe('options that a person used', () => {
  it('are there the next time', () => {
    const used = { ...defaults, loud: true, words: ['x', 'y, z'] };
    keepOptions('tool', declarations, used);
    expect(keptOptions('tool', declarations)).toEqual(used);
  });

  it('are none of another tool', () => {
    keepOptions('tool', declarations, { ...defaults, loud: true });
    expect(keptOptions('other', declarations)).toEqual({});
  });

  it('are not kept where they are the defaults again', () => {
    keepOptions('tool', declarations, { ...defaults, loud: true });
    keepOptions('tool', declarations, defaults);
    expect(readKept('options-tool')).toBe(null);
    expect(keptOptions('tool', declarations)).toEqual({});
  });

  it('are left out where they no longer fit: renamed, out of bounds, no longer a choice', () => {
    keep('options-tool', { colour: 'red', width: 900, form: 'octal', loud: true });
    expect(keptOptions('tool', declarations)).toEqual({ loud: true });
  });

  it('are none where something else wrote them', () => {
    for (const value of [null, 'text', 7, true, [], ['loud']]) {
      keep('options-tool', value);
      expect(keptOptions('tool', declarations)).toEqual({});
    }
    keep('options-tool', { constructor: 1, toString: 2 });
    expect(keptOptions('tool', declarations)).toEqual({});
  });

  it('are none where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', throwingStorage(new DOMException('no', 'SecurityError')));
    keepOptions('tool', declarations, { ...defaults, loud: true });
    expect(keptOptions('tool', declarations)).toEqual({});
  });
});
