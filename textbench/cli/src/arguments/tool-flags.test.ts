import { choice, colour, integer, list, noInputs, seed, textOption, toggle } from '@textbench/kit';
import { describe, expect, it } from 'vitest';
import { placeholder, toolFlags } from './tool-flags.ts';

describe('toolFlags', () => {
  it('prefers an option over the negation of a toggle that has its name', () => {
    const options = {
      noBreaks: textOption({ label: 'No breaks', default: '' }),
      breaks: toggle({ label: 'Breaks', default: true }),
    };
    const flags = toolFlags({ inputs: noInputs, options });
    expect([...flags.keys()].sort()).toEqual(['breaks', 'no-breaks']);
    expect(flags.get('no-breaks')).toMatchObject({ option: 'noBreaks', negated: false });
  });
});

describe('placeholder', () => {
  it('names what each kind takes', () => {
    const long = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`value-${i}`, `${i}`]));
    expect([
      placeholder(toggle({ label: '', default: true })),
      placeholder(integer({ label: '', default: 1, min: 1, max: 2 })),
      placeholder(choice({ label: '', choices: { a: 'A', b: 'B' }, default: 'a' })),
      placeholder(choice({ label: '', choices: long, default: 'value-0' })),
      placeholder(list({ label: '', default: [] })),
      placeholder(colour({ label: '', default: '#000000' })),
      placeholder(seed()),
    ]).toEqual(['', 'N', 'a|b', 'CHOICE', 'ITEM,…', '#RRGGBB', 'TEXT']);
  });
});
