import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from '../testing/any-text.testing.ts';
import { ToolInputError } from '../tool-input-error.ts';
import { choice } from './choice.ts';
import { colour } from './colour.ts';
import { type OptionDeclaration, type OptionDeclarations, parseOptionValue } from './index.ts';
import { list } from './list.ts';
import { integer, number } from './number.ts';
import {
  changedValues,
  defaultValues,
  flagName,
  isShown,
  parseOptions,
  sameValue,
} from './option-values.ts';
import { seed } from './seed.ts';
import { multiline, textOption } from './text.ts';
import { toggle } from './toggle.ts';

/** One option of every kind. */
const declarations = {
  ignoreCase: toggle({ label: 'Ignore case', default: true }),
  maxWidth: integer({ label: 'Width', default: 80, min: 1, max: 500 }),
  share: number({ label: 'Share', default: 0.5, min: -1, max: 1 }),
  order: choice({ label: 'Order', choices: { up: 'Up', down: 'Down' }, default: 'up' }),
  separator: textOption({ label: 'Separator', default: ', ' }),
  rules: multiline({ label: 'Rules', default: 'a\nb' }),
  stopWords: list({ label: 'Stop words', default: ['the', 'a, an'] }),
  ink: colour({ label: 'Ink', default: '#17181a' }),
  seed: seed(),
} as const satisfies OptionDeclarations;

function refusal(raw: Readonly<Record<string, unknown>>): ToolInputError {
  try {
    parseOptions(declarations, raw);
  } catch (error) {
    if (error instanceof ToolInputError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

/** Values of every option, as they stand in a control, an address or a JSON file. */
const rawValues = fc.record({
  ignoreCase: fc.boolean(),
  maxWidth: fc.integer({ min: 1, max: 500 }),
  share: fc.double({ min: -1, max: 1, noNaN: true }),
  order: fc.constantFrom('up', 'down'),
  separator: textOf(),
  rules: textOf('\n', '\r\n'),
  stopWords: fc.array(textOf('a', ',', ' ', '\n', '\r'), { maxLength: 8 }),
  ink: fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`),
  seed: fc.string({ minLength: 1, maxLength: 64 }).filter((text) => text.trim() !== ''),
});

describe('flagName', () => {
  it.each([
    ['ignoreCase', 'ignore-case'],
    ['order', 'order'],
    ['useURL', 'use-u-r-l'],
  ])('%s is %s', (name, flag) => {
    expect(flagName(name)).toBe(flag);
  });
});

describe('parseOptions', () => {
  it('takes the defaults where nothing is given', () => {
    expect(parseOptions(declarations, {})).toEqual({
      ignoreCase: true,
      maxWidth: 80,
      share: 0.5,
      order: 'up',
      separator: ', ',
      rules: 'a\nb',
      stopWords: ['the', 'a, an'],
      ink: '#17181a',
      seed: '1',
    });
    expect(parseOptions(declarations, { maxWidth: undefined }).maxWidth).toBe(80);
  });

  it('reads values from text and from JSON alike', () => {
    const fromText = { ignoreCase: 'no', maxWidth: '9', stopWords: 'x,y', seed: '7' };
    const fromJson = { ignoreCase: false, maxWidth: 9, stopWords: ['x', 'y'], seed: 7 };
    expect(parseOptions(declarations, fromText)).toEqual(parseOptions(declarations, fromJson));
  });

  it('names an option that does not exist', () => {
    const { option, message } = refusal({ widht: 1 });
    expect(option).toBe('widht');
    expect(message).toBe('There is no option "widht" here.');
  });

  it.each(['constructor', 'toString', 'hasOwnProperty'])('does not take %s for one', (name) => {
    expect(refusal({ [name]: 1 }).option).toBe(name);
  });

  it('does not take __proto__ for one', () => {
    expect(refusal(JSON.parse('{"__proto__":{"maxWidth":9}}')).option).toBe('__proto__');
  });

  it('names the option, its label and what it takes where a value does not fit', () => {
    const { option, message } = refusal({ maxWidth: 501 });
    expect(option).toBe('maxWidth');
    expect(message).toBe('Width takes a whole number from 1 to 500.');
    expect(refusal({ order: 'sideways' }).message).toBe('Order takes one of up, down.');
  });

  it('answers any JSON value with a value that fits or with what would', () => {
    const kinds: readonly OptionDeclaration[] = Object.values(declarations);
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.jsonValue(), (declaration, raw) => {
        const parsed = parseOptionValue(declaration, raw);
        if ('problem' in parsed) expect(parsed.problem).toMatch(/^takes /);
        else expect(parseOptionValue(declaration, parsed.value)).toEqual(parsed);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(Object.entries(declarations))(
    'refuses for %s an object that has no text',
    (_, option) => {
      const hostile: unknown = JSON.parse('{"toString":1,"valueOf":2}');
      expect(parseOptionValue(option, hostile)).toHaveProperty('problem');
      expect(parseOptionValue(option, [hostile])).toHaveProperty('problem');
      expect(parseOptionValue(option, Object.create(null))).toHaveProperty('problem');
    },
  );
});

describe('changedValues', () => {
  it('is empty for the defaults', () => {
    expect(changedValues(declarations, defaultValues(declarations))).toEqual([]);
    expect(changedValues(declarations, {})).toEqual([]);
  });

  it('has flag names, in the order of the form', () => {
    const values = { ...defaultValues(declarations), stopWords: ['x'], ignoreCase: false };
    expect(changedValues(declarations, values)).toEqual([
      ['ignore-case', 'false'],
      ['stop-words', 'x'],
    ]);
  });

  it('tells a list that was emptied', () => {
    expect(changedValues(declarations, { stopWords: [] })).toEqual([['stop-words', '']]);
  });

  it('is read back by parseOptions, whatever the values', () => {
    const names = Object.keys(declarations);
    fc.assert(
      fc.property(rawValues, (raw) => {
        const values = parseOptions(declarations, raw);
        const read = changedValues(declarations, values).map(([flag, text]) => [
          names.find((name) => flagName(name) === flag) ?? flag,
          text,
        ]);
        expect(parseOptions(declarations, Object.fromEntries(read))).toEqual(values);
      }),
      { numRuns: 500 },
    );
  });
});

describe('sameValue', () => {
  it('compares lists by their items, in order', () => {
    expect(sameValue(['a', 'b'], ['a', 'b'])).toBe(true);
    expect(sameValue(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(sameValue(['a'], ['a', 'b'])).toBe(false);
    expect(sameValue([], [])).toBe(true);
  });

  it('does not take a text for a number, nor for a list', () => {
    expect(sameValue('1', 1)).toBe(false);
    expect(sameValue('a', ['a'])).toBe(false);
    expect(sameValue(true, 'true')).toBe(false);
  });
});

describe('isShown', () => {
  const options: OptionDeclarations = {
    form: choice({
      label: 'Form',
      choices: { hex: 'Hex', text: 'Text', own: 'Own' },
      default: 'hex',
    }),
    grouped: toggle({
      label: 'Grouped',
      default: false,
      when: { option: 'form', is: ['hex', 'own'] },
    }),
    size: integer({
      label: 'Size',
      default: 2,
      min: 1,
      max: 9,
      when: { option: 'grouped', is: true },
    }),
    note: textOption({ label: 'Note', default: '', when: { option: 'form', is: 'own' } }),
  };

  it.each([
    ['an option without condition', {}, 'form', true],
    ['one of several values', { form: 'own' }, 'grouped', true],
    ['none of them', { form: 'text' }, 'grouped', false],
    ['the one value', { form: 'own' }, 'note', true],
    ['another value', { form: 'hex' }, 'note', false],
    ['a value that contains the one', { form: 'owner' }, 'note', false],
    ['a toggle that is on', { form: 'hex', grouped: true }, 'size', true],
    ['a toggle that is off', { form: 'hex', grouped: false }, 'size', false],
    ['a toggle that is on but not shown itself', { form: 'text', grouped: true }, 'size', false],
    ['a value that is missing', {}, 'note', false],
  ] as const)('%s', (_what, values, name, shown) => {
    expect(isShown(options, values, name)).toBe(shown);
  });
});
