import { choice, integer } from '@textbench/kit';
import { describe, expect, it } from 'vitest';
import { checkedOptions } from './checked-options.ts';

const declarations = {
  howMany: integer({ label: 'How many', default: 2, min: 1, max: 9 }),
  style: choice({ label: 'Style', choices: { upper: 'Upper', lower: 'Lower' }, default: 'upper' }),
};

describe('checkedOptions', () => {
  it('reads text and fills in defaults', () => {
    expect(checkedOptions(declarations, { howMany: '7' })).toEqual({ howMany: 7, style: 'upper' });
  });

  it('names the flag and what it takes', () => {
    expect(() => checkedOptions(declarations, { howMany: '10' })).toThrow(
      expect.objectContaining({
        fault: 'command',
        message: '--how-many: How many takes a whole number from 1 to 9.',
      }),
    );
  });

  it('suggests the nearest choice', () => {
    expect(() => checkedOptions(declarations, { style: 'uper' })).toThrow(
      expect.objectContaining({
        message: '--style: Style takes one of upper, lower.',
        hint: 'Did you mean upper?',
      }),
    );
  });
});
